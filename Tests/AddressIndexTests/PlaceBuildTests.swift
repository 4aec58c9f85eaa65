import SeededRandom
import Testing

@testable import AddressIndex

@Suite struct PlaceBuildTests {
  let folder: SampleFolder
  let sample: [String]

  init() throws {
    folder = try SampleFolder()
    sample = try SampleFolder.sample()
  }

  private func build(_ files: [String], _ name: String, inputOfRun: Int = 64 << 20) throws -> PlaceBuildReport
  {
    var build = PlaceBuild(files: files, output: "\(folder.path)/\(name)")
    build.inputOfRun = inputOfRun
    return try build.run()
  }

  @Test func tellsWhatItDid() throws {
    let report = try build([try folder.write("a.csv", lines: sample)], "a.places")
    #expect(report.rows == 400)
    #expect(report.streets == 40)
    #expect(report.badRows == 0)
    #expect(folder.names == ["a.csv", "a.places"])
    let index = try PlaceIndex(path: "\(folder.path)/a.places")
    #expect(index.addresses == 400)
    #expect(index.streets == 40)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func rowsMayComeInAnyOrder(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let shuffled = [sample[0]] + sample.dropFirst().shuffled(using: &random)
    _ = try build([try folder.write("a.csv", lines: sample)], "a.places")
    _ = try build([try folder.write("b.csv", lines: shuffled)], "b.places")
    // A few files of streets, in which each street comes again and again.
    let report = try build(["\(folder.path)/b.csv"], "c.places", inputOfRun: 3_000)
    #expect(report.streets == 40)
    let expected = try folder.bytes("a.places")
    #expect(try folder.bytes("b.places") == expected)
    #expect(try folder.bytes("c.places") == expected)
  }

  @Test func manyFilesOfStreetsAreMergedOnTheWay() throws {
    let file = try folder.write("a.csv", lines: sample)
    _ = try build([file], "a.places")
    var small = PlaceBuild(files: [file], output: "\(folder.path)/b.places")
    (small.inputOfRun, small.mostRuns) = (1_000, 4)
    _ = try small.run()
    #expect(try folder.bytes("b.places") == folder.bytes("a.places"))
  }

  private struct Killed: Error {}

  @Test(arguments: [0, 1, 2, 5, 11, 13, 14])
  func aBuildThatWasKilledGoesOn(_ calls: Int) throws {
    let file = try folder.write("a.csv", lines: sample)
    _ = try build([file], "a.places")
    var half = PlaceBuild(files: [file], output: "\(folder.path)/b.places")
    half.inputOfRun = 3_000
    var count = 0
    #expect(throws: Killed.self) {
      try half.run { _ in
        count += 1
        if count > calls { throw Killed() }
      }
    }
    #expect(folder.names == ["a.csv", "a.places", "b.places.part"])
    let report = try half.run()
    // The first call comes when some streets are down already.
    #expect(report.resumedRows > calls * 20)
    #expect(report.rows == 400)
    #expect(folder.names == ["a.csv", "a.places", "b.places"])
    #expect(try folder.bytes("b.places") == folder.bytes("a.places"))
  }

  @Test func aFileThatChangedMeanwhileIsReadAnew() throws {
    let file = try folder.write("a.csv", lines: sample)
    var half = PlaceBuild(files: [file], output: "\(folder.path)/b.places")
    half.inputOfRun = 3_000
    #expect(throws: Killed.self) { try half.run { _ in throw Killed() } }
    try folder.write("a.csv", lines: Array(sample.prefix(101)))
    let report = try half.run()
    #expect(report.resumedRows == 0)
    #expect(report.rows == 100)
  }

  @Test func twoBuildsOfOneIndexAreRefused() throws {
    let file = try folder.write("a.csv", lines: sample)
    let output = "\(folder.path)/a.places"
    let other = try BuildFolder(for: output)
    #expect(throws: PlaceBuildError.isBeingBuilt(output)) {
      try PlaceBuild(files: [file], output: output).run()
    }
    other.remove()
  }

  @Test func readsGzip() throws {
    _ = try build([try folder.write("a.csv", lines: sample)], "a.places")
    let packed = try folder.writePacked("b.csv.gz", lines: sample)
    _ = try build([packed], "b.places", inputOfRun: 3_000)
    #expect(try folder.bytes("b.places") == folder.bytes("a.places"))
  }

  @Test func aGzipFileThatEndsTooEarlyIsRefused() throws {
    let packed = try folder.writePacked("b.csv.gz", lines: sample)
    let half = try folder.write("half.csv.gz", try folder.bytes("b.csv.gz").dropLast(400))
    let error = try #require(throws: PlaceBuildError.self) { try build([half], "b.places") }
    #expect(error.text == "\(half): the gzip file ends in the middle; get it again")
    #expect(packed.hasSuffix("b.csv.gz"))
    #expect(folder.names == ["b.csv.gz", "half.csv.gz"])
  }

  @Test func readsGeoJSONLines() throws {
    let file = try folder.write(
      "a.geojson",
      lines: [
        ##"{"type":"Feature","properties":{"hash":"1","number":"12","street":"Rue \"d’Armes\"","city":"Bréval","postcode":"01315","region":"Ain"},"geometry":{"type":"Point","coordinates":[5.08,45.97]}}"##,
        ##"{"type":"Feature","properties":{"number":14,"street":"Rue \"d’Armes\"","city":"Bréval","postcode":"01315","region":"Ain"},"geometry":null}"##,
      ])
    let index = try folder.index([file], country: "FR")
    let place = try #require(try index.search("12 rue d'armes").first)
    #expect(place.title == "12 Rue \"d’Armes\"")
    #expect(place.subtitle == "Bréval, Ain 01315")
    #expect(place.position == Place.Position(latitude: 45.97, longitude: 5.08))
    #expect(try index.search("rue d'armes 14").first?.number == "14")
  }

  @Test func badRowsAreCountedAndTheFirstAreNamed() throws {
    let file = try folder.write(
      "bad.csv",
      lines: [
        "\u{FEFF}lon,lat,number,street,city,postcode", "9.1,48.1,1,Hauptstr.,Ulm,89073",
        "9.1,48.1,2,,Ulm,89073",
        "9.1,48.1,3,Hauptstr.,,", "x,48.1,4,Hauptstr.,Ulm,89073", "9.1,98.1,5,Hauptstr.,Ulm,89073",
        "9.1,48.1",
        "", "9.1,48.1,6,\"Am \"\"Tor\"\", links\",Ulm,89073", "9.1,48.1,7,\"offen,Ulm,89073",
      ])
    let report = try PlaceBuild(files: [file], output: "\(folder.path)/x.places", country: "DE").run()
    #expect(report.rows == 2)
    #expect(report.badRows == 6)
    #expect(
      report.firstBadRows.map { "\($0.line) \($0.reason)" } == [
        "3 it has no street", "4 it has neither a city nor a postal code",
        "5 LON and LAT are no place on Earth", "6 LON and LAT are no place on Earth",
        "7 it has fewer fields than the first line",
      ])
    let index = try PlaceIndex(path: "\(folder.path)/x.places")
    #expect(try index.search("am tor 6").map(\.title) == ["Am \"Tor\", links 6"])
  }

  @Test func aFileWithoutUsableRowsIsRefused() throws {
    let file = try folder.write("a.csv", lines: ["NUMBER,STREET,CITY", "1,Main St,Ulm"])
    let error = try #require(throws: PlaceBuildError.self) { try build([file], "a.places") }
    #expect(error.text == "\(file):2: no row could be used: its country is not known; pass --country")
    let other = try folder.write("b.csv", lines: ["1,Main St,Ulm"])
    let headless = try #require(throws: PlaceBuildError.self) { try build([other], "a.places") }
    #expect(
      headless.text.hasPrefix("\(other):1: the first line names no column STREET; pass OpenAddresses CSV"))
    #expect(folder.names == ["a.csv", "b.csv"])
  }

  @Test(
    arguments: [
      ("us/ca/berkeley.csv", "US"), ("/data/de/berlin.csv.gz", "DE"), ("fr/countrywide.csv", "FR"),
      ("places.csv", nil), ("/data/zz/a.csv", nil), ("/data/2024/a.csv", nil),
    ] as [(String, String?)])
  func thePathNamesTheCountry(_ path: String, _ country: String?) {
    #expect(CountryCodes.of(path: path) == country)
  }

  @Test func housesComeBackAsTheyWere() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let texts = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        ["", "0", "007", "12a", "12 bis", "4294967296", "99999999999", "1", "221B", "12-34", "É9"]
          .randomElement(using: &random) ?? ""
      }
      var bytes: [UInt8] = []
      var houses: [HouseEntry] = []
      for text in texts {
        let start = bytes.count
        bytes += text.utf8
        let position =
          Bool.random(using: &random)
          ? GridPosition(
            longitude: .random(in: -18_000_000...18_000_000, using: &random),
            latitude: .random(in: -9_000_000...9_000_000, using: &random)) : nil
        bytes.withUnsafeBufferPointer {
          houses.append(HouseEntry($0, start: start, count: text.utf8.count, position: position))
        }
      }
      var list: [UInt8] = []
      bytes.withUnsafeBufferPointer { HouseList.append(&houses, texts: $0, to: &list) }
      var read: [String] = []
      list.withUnsafeBufferPointer { list in
        HouseList.forEach(list) { house in
          read.append(HouseNumber.text(of: house, list))
          return true
        }
      }
      #expect(Set(read) == Set(texts))
      #expect(read.count == Set(texts).count)
    }
  }
}
