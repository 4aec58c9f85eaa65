import Address
import FormhausText
import Glibc
import Testing

@testable import FormhausCommand

/// `--search`, as it is typed and as it is opened.
@Suite struct SearchChoiceTests {
  private static let table = CommandTable(name: "run", summary: "", options: Option.addressSearch)

  private func choice(_ words: String...) throws -> SearchChoice {
    try SearchChoice(try Arguments(words, SearchChoiceTests.table))
  }

  @Test func readsWhatIsTyped() throws {
    #expect(try choice() == .none)
    #expect(try choice("--search", "none") == .none)
    #expect(try choice("--search", "index:a:b.places") == .index("a:b.places"))
    #expect(try choice("--search", "file:de/berlin.csv.gz") == .file("de/berlin.csv.gz"))
    #expect(try choice("--search", "command:./find --fast") == .command("./find --fast"))
    #expect(
      try choice("--search", "http:addok", "--search-url", "https://addok.example.org")
        == .http(.addok, url: "https://addok.example.org"))
  }

  nonisolated static let usage: [([String], String)] = [
    (
      ["--search", "indx:x"],
      "--search cannot be \"indx:x\"; pass none, index:FILE, file:FILE, command:COMMAND or http:SERVICE; "
        + "did you mean index?"
    ),
    (["--search", "index"], "--search index: needs a value: --search index:X.places"),
    (["--search", "file:"], "--search file: needs a value: --search file:ADDRESSES.csv"),
    (["--search", "command: "], "--search command: needs a value: --search command:'COMMAND'"),
    (["--search", "http:"], "--search http: needs a value: --search http:photon"),
    (
      ["--search", "http:fotoon"],
      "--search http: has no service \"fotoon\"; pass photon, pelias, addok, nominatim"
    ),
    (
      ["--search", "http:photon"],
      "--search http:photon needs its address: --search-url https://photon.example.org"
    ),
    (
      ["--search", "http:photon", "--search-url", "photon.example.org"],
      "--search-url cannot be \"photon.example.org\"; pass an address that begins with https://"
    ),
    (
      ["--search", "index:x", "--search-url", "https://photon.example.org"],
      "--search-url is for a service: --search http:photon --search-url URL"
    ),
  ]

  @Test(arguments: usage)
  func saysWhatToPass(_ words: [String], _ text: String) {
    let failure = #expect(throws: Failure.self) {
      try SearchChoice(try Arguments(words, SearchChoiceTests.table))
    }
    #expect(failure == .usage(text))
  }

  @Test func noSearchAsksNobody() async throws {
    let open = try await SearchChoice.none.open()
    if open != nil { Issue.record("a search") }
  }

  @Test func anIndexThatIsNoneIsToldOf() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("x.places", "nonsense")
    let failure = await #expect(throws: Failure.self) { try await SearchChoice.index(path).open() }
    #expect(failure?.code == .badData)
    let missing = await #expect(throws: Failure.self) {
      try await SearchChoice.index("\(folder.path)/none").open()
    }
    #expect(missing?.code == .cannotRead)
  }

  @Test func aProviderThatDoesNotSpeakIsToldOf() async throws {
    let lines = [
      ("echo Bad key >&2; exit 3", "the search provider ended: Bad key"),
      ("echo ready; cat", "the search provider did not say who it is: the line is no JSON"),
    ]
    for (line, reason) in lines {
      let failure = await #expect(throws: Failure.self) { try await SearchChoice.command(line).open() }
      #expect(failure?.code == .cannotRead)
      #expect(failure?.lines.first?.hasPrefix("formhaus: --search command:\(line): \(reason)") == true)
    }
  }

  @Test func theProgramForServicesIsLookedFor() throws {
    let folder = try TemporaryFolder()
    let found = try folder.file("formhaus-geocoder", "#!/bin/sh\n")
    let failure = #expect(throws: Failure.self) {
      try GeocoderProgram.path(for: .photon, environment: ["PATH": "relative:\(folder.path)"], folder: nil)
    }
    #expect(
      failure?.lines == [
        "formhaus: --search http:photon needs the program formhaus-geocoder; install the package formhaus-geocoder"
      ])
    #expect(failure?.code == .cannotRead)
    chmod(found, 0o755)
    #expect(
      try GeocoderProgram.path(for: .photon, environment: ["PATH": "relative:\(folder.path)"], folder: nil)
        == found)
    #expect(try GeocoderProgram.path(for: .photon, environment: [:], folder: folder.path) == found)
  }
}

/// `--search file:`, the index in the cache.
@Suite struct FileIndexTests {
  let folder: TemporaryFolder
  let cache: TemporaryFolder
  let rows = "NUMBER,STREET,CITY,REGION,POSTCODE,ID\n"

  init() throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
  }

  private func open(_ path: String) async throws -> AddressSearch {
    try await FileIndexTests.open(path, in: cache.path)
  }

  private static func open(_ path: String, in folder: String) async throws -> AddressSearch {
    let open = try await SearchChoice.file(path).open(environment: ["XDG_CACHE_HOME": "\(folder)/deeper"])
    return try #require(open).search
  }

  private var kept: [String] {
    get async throws {
      try await shell("ls \(cache.path)/deeper/formhaus").output.split(separator: "\n").map(String.init)
    }
  }

  private func clear() async throws { _ = try await shell("rm -r \(cache.path)/deeper") }

  @Test func theFileIsIndexedOnce() async throws {
    let path = try folder.file("a.csv", rows + "12,Market Street,Portland,OR,97201,US-1\n")
    let search = try await open(path)
    #expect(search.provider == nil)
    let found = try await search.suggest("12 market", "US")
    #expect(found.map(\.title) == ["12 Market Street"])
    #expect(found.first?.address?.city == "Portland")
    let first = try await kept
    #expect(first.count == 1)
    let modes = try await shell("stat -c %a \(cache.path)/deeper/formhaus \(cache.path)/deeper/formhaus/*")
    #expect(modes.output == "700\n600\n")
    let before = try await shell("stat -c '%i %y' \(cache.path)/deeper/formhaus/*").output
    #expect(try await open(path).suggest("market", "US").count == 1)
    #expect(try await shell("stat -c '%i %y' \(cache.path)/deeper/formhaus/*").output == before)

    try folder.file(
      "a.csv", rows + "1,High Street,Portland,OR,97201,US-1\n2,Low Street,Portland,OR,97201,US-2\n")
    let second = try await open(path)
    #expect(try await second.suggest("market", "US").isEmpty)
    #expect(try await second.suggest("low st", "US").map(\.title) == ["Low Street"])
    let kept = try await kept
    #expect(kept.count == 1)
    #expect(kept != first)
    #expect(try await search.suggest("12 market", "US").count == 1, "who has the old one open keeps it")
    try await clear()
  }

  @Test func aDamagedIndexIsMadeAnew() async throws {
    let path = try folder.file("a.csv", rows + "12,Market Street,Portland,OR,97201,US-1\n")
    _ = try await open(path)
    _ = try await shell("for file in \(cache.path)/deeper/formhaus/*; do echo nonsense > $file; done")
    #expect(try await open(path).suggest("market", "US").count == 1)
    try await clear()
  }

  @Test func packedFilesAndGeoJSONAreTaken() async throws {
    try folder.file(
      "a.geojson",
      #"{"type":"Feature","properties":{"number":"5","street":"Hauptstraße","city":"Ulm","postcode":"89073","country":"DE"},"#
        + #""geometry":{"type":"Point","coordinates":[9.99,48.4]}}"# + "\n")
    _ = try await shell("gzip -k \(folder.path)/a.geojson")
    let found = try await open("\(folder.path)/a.geojson.gz").suggest("hauptstr 5", "DE")
    #expect(found.map(\.title) == ["Hauptstra\u{DF}e 5"])
    try await clear()
  }

  @Test func severalMayWantTheSameIndex() async throws {
    let lines = (1...4000).map { "\($0),Market Street,Portland,OR,97201,US-\($0)\n" }.joined()
    let path = try folder.file("a.csv", rows + lines)
    let folder = cache.path
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...3 {
        group.addTask { try await FileIndexTests.open(path, in: folder).suggest("market", "US").count }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == [1, 1, 1])
    #expect(try await kept.count == 1)
    try await clear()
  }

  @Test func whatCannotBeUsedIsToldOf() async throws {
    let missing = await #expect(throws: Failure.self) { try await open("\(folder.path)/none.csv") }
    #expect(missing?.code == .cannotRead)
    #expect(
      missing?.lines == [
        "formhaus: --search file:\(folder.path)/none.csv: cannot read it: No such file or directory"
      ])
    let path = try folder.file("bad.csv", rows + "1,High Street,Portland,OR,97201,\n")
    let bad = await #expect(throws: Failure.self) { try await open(path) }
    #expect(bad?.code == .badData)
    #expect(bad?.lines.last?.hasSuffix("pass it as --search index:FILE") == true)
    let homeless = await #expect(throws: Failure.self) {
      try await SearchChoice.file(path).open(environment: [:])
    }
    #expect(homeless?.code == .cannotWrite)
    try await clear()
  }
}
