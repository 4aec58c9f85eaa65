import SeededRandom
import Testing

@testable import AddressIndex

@Suite struct PlaceSearchTests {
  let folder: SampleFolder
  let index: PlaceIndex

  init() throws {
    folder = try SampleFolder()
    index = try folder.index([try folder.write("a.csv", lines: try SampleFolder.sample())])
  }

  private func titles(_ text: String, country: String? = nil) throws -> [String] {
    try index.search(text, country: country).map(\.title)
  }

  @Test(arguments: [
    ("101 D'Arcy Ln", "101 D'Arcy Ln"),
    ("darcy lane 101", "101 D'Arcy Ln"),
    ("Main Street", "Main St"),
    ("1st ave", "1st Ave"),
    ("w 42nd", "W 42nd St"),
    ("hauptstr. 1", "Hauptstraße 1"),
    ("HAUPTSTRASSE", "Hauptstraße"),
    ("kathe-grunwald", "Käthe-Grünwald-Weg"),
    ("martin luther king jr blvd marlow", "Martin Luther King Jr Blvd"),
    ("97303", "Main St"),
    ("chemin ecluse", "Chemin de l'Écluse"),
    ("quai de l'ile saint-lormel", "Quai de l’Île"),
    ("la foret noire", "Boulevard de la Forêt-Noire"),
    ("heol ty gwyn, ll40 3jz", "Heol Tŷ Gwyn"),
    ("榎木町", "榎木町"),
    ("桜ヶ丘市榎木町", "榎木町"),
    ("381-0085", "榎木町"),
    ("サンロード", "サンロード通り"),
  ])
  func findsAStreet(_ text: String, _ title: String) throws {
    #expect(try titles(text).first == title)
  }

  @Test(arguments: [
    ("mian st", "Main St"), ("Hautpstraße", "Hauptstraße"), ("schlaeuchenweg", "Schläuchenweg"),
    ("hauptsrt", "Hauptstraße"), ("martin luhter king", "Martin Luther King Jr Blvd"),
    ("mrain st", "Main St"), ("main tS", "Main St"), ("rope wlak", "Rope Walk"),
    ("impase du puits", "Impasse du Puits"),
    ("cheimn de l'ecluse", "Chemin de l'Écluse"), ("main st marlwo", "Main St"), ("木榎町", "榎木町"),
  ])
  func findsAMistypedStreet(_ text: String, _ title: String) throws {
    #expect(try titles(text).contains(title))
  }

  /// Each street of the sample with two neighbouring letters swapped, behind its own house number.
  @Test func aSwappedLetterFindsNearlyEveryStreet() throws {
    var random = SeededGenerator(seed: 5)
    var (tried, found) = (0, 0)
    let streets = Set(try SampleFolder.sample().dropFirst().map { $0.split(separator: ",")[3] }).sorted()
    for street in streets {
      for _ in 0..<5 {
        var letters = Array(street)
        let places = letters.indices.dropLast().filter {
          letters[$0].isLetter && letters[$0 + 1].isLetter && letters[$0] != letters[$0 + 1]
        }
        guard let place = places.randomElement(using: &random) else { continue }
        letters.swapAt(place, place + 1)
        tried += 1
        if try index.search(String(letters)).contains(where: { $0.street == street }) { found += 1 }
      }
    }
    #expect(tried > 150)
    #expect(found * 100 >= tried * 85, "\(found) of \(tried)")
  }

  @Test func theHouseNumberIsThatOfTheIndex() throws {
    let rows = try SampleFolder.sample().dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    for row in rows {
      let (number, street, city) = (row[2], row[3], row[5])
      for text in ["\(number) \(street), \(city)", "\(street) \(number)"] {
        let place = try #require(
          try index.search(text).first { $0.street == street && $0.city == city }, "\(text)")
        #expect(place.number == String(number), "\(text)")
      }
    }
    let none = try #require(try index.search("9999 Main St").first)
    #expect(none.number == nil)
    #expect(none.title == "Main St")
  }

  @Test func aHouseIsWhereItIs() throws {
    let place = try #require(try index.search("101 D'Arcy Ln").first)
    #expect(place.position == Place.Position(latitude: 44.59511, longitude: -122.88362))
    #expect(place.subtitle == "Marlow Creek, OR 97301")
    #expect(place.countryCode == "US")
  }

  @Test func aCountryLimitsWhatIsFound() throws {
    #expect(try titles("st", country: "us").contains("Main St"))
    #expect(try index.search("s", country: "GB").allSatisfy { $0.countryCode == "GB" })
    #expect(try titles("Hauptstraße", country: "US").isEmpty)
    #expect(try titles("Main St", country: "\" OR x").isEmpty)
  }

  @Test func theLimitHolds() throws {
    #expect(try index.search("s").count == 8)
    #expect(try index.search("s", limit: 3).count == 3)
    #expect(try index.search("s", limit: 0).isEmpty)
    #expect(try index.search("").isEmpty)
    #expect(try index.search(" ,;.-'\"*").isEmpty)
  }

  @Test func hostileTextIsOnlyText() throws {
    let pieces = [
      "\"", "'", "*", "NEAR(", ")", " AND ", " OR ", " NOT ", "^", "text:", "{", "}", "+", "-", "=", "@us",
      "_", "\u{0}",
      "\u{1B}[2J", "\n", "\u{202E}", "%", ";", "--", "main", "st", "12", "é", "桜", "👩‍👩‍👧", "\u{10FFFF}", ",",
      "/", "(", "1-",
    ]
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      #expect(try index.search(text).count <= 8)
    }
    #expect(
      try titles("main \" OR \"hauptstraße").first == nil
        || titles("main OR").allSatisfy { $0.contains("Main") })
    #expect(try index.search(String(repeating: "main ", count: 100_000)).count <= 8)
    #expect(try titles("\"main\" st*").first == "Main St")
  }

  @Test func whatIsNoIndexIsRefused() throws {
    let text = try folder.write("text.places", "LON,LAT".utf8)
    #expect(throws: PlaceIndexError.notAnIndex(text)) { try PlaceIndex(path: text) }
    let empty = try folder.write("empty.places", "".utf8)
    #expect(throws: PlaceIndexError.notAnIndex(empty)) { try PlaceIndex(path: empty) }
    #expect(throws: PlaceIndexError.notAnIndex(folder.path)) { try PlaceIndex(path: folder.path) }
    let none = "\(folder.path)/none.places"
    #expect(throws: PlaceIndexError.cannotRead(none, "No such file or directory")) {
      try PlaceIndex(path: none)
    }
    #expect(PlaceIndexError.notAnIndex("x").text.contains("formhaus places build FILE... -o x"))
  }

  @Test func aDamagedIndexEndsNoProgram() throws {
    let whole = try folder.bytes("x.places")
    var random = SeededGenerator(seed: 3)
    for round in 0..<60 {
      var bytes = whole
      for _ in 0..<40 {
        bytes[.random(in: 200..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      if round % 4 == 0 { bytes.removeLast(bytes.count / 3) }
      let path = try folder.write("damaged.places", bytes)
      do throws(PlaceIndexError) {
        let index = try PlaceIndex(path: path)
        for text in ["main st 12", "hautpstr", "桜"] { #expect(try index.search(text).count <= 8) }
      } catch {
        #expect([.damaged(path), .notAnIndex(path)].contains(error))
      }
    }
  }

  @Test func aNameWithSignsOfURIsIsAName() throws {
    let odd = try folder.write("a?b#c%41.places", try folder.bytes("x.places"))
    #expect(try PlaceIndex(path: odd).streets == 40)
  }

  @Test func manyAskAtOnce() async throws {
    let index = index
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<20 { group.addTask { (try? index.search("main st").map(\.title)) ?? [] } }
      for await titles in group { #expect(titles.first == "Main St") }
    }
  }
}
