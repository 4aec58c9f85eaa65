import Address
import FormhausText
import Testing

@testable import FormhausCommand

/// The real program, asked as a form asks it, before servers of all manners.
@Suite struct GeocoderProgramTests {
  private func open(
    _ server: LoopbackServer, _ manner: String, _ preset: GeocodingPreset = .photon, language: String = ""
  ) async throws -> OpenSearch {
    try #require(try await SearchChoice.http(preset, url: server.url(manner)).open(language: language))
  }

  private static let late = "no answer within 2 seconds"

  /// What is suggested. A machine that is busy with other tests may need more than one try.
  private func suggest(_ open: OpenSearch, _ text: String) async throws -> [AddressSearch.Suggestion] {
    for _ in 0..<20 {
      do {
        return try await open.search.suggest(text, "DE")
      } catch let error as SearchError where error.text.hasSuffix(GeocoderProgramTests.late) {
        continue
      }
    }
    return try await open.search.suggest(text, "DE")
  }

  private func error(_ open: OpenSearch, _ text: String, mayBeLate: Bool = false) async throws -> String? {
    var error: String?
    for _ in 0..<20 {
      error = await #expect(throws: SearchError.self) { try await open.search.suggest(text, "DE") }?.text
      if mayBeLate || error?.hasSuffix(GeocoderProgramTests.late) != true { break }
    }
    return error
  }

  @Test func aServiceIsAsked() async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, "good", language: "de")
    #expect(
      open.search.provider
        == .init(name: "Photon, 127.0.0.1", attribution: "\u{A9} OpenStreetMap contributors"))
    #expect(!open.search.isOnRequest)
    let found = try await suggest(open, "unter & den+l\u{ED}nden")
    #expect(found.map(\.title) == ["Unter den Linden", "unter & den+l\u{ED}nden"])
    #expect(try await open.search.resolve(found[0]).city == "Berlin")
    let request = try #require(try server.requests.last)
    let count = try server.requests.count
    #expect(request["path"] == "/good/api")
    #expect(request["query"]?.arrayValue?.first == ["q", "unter & den+l\u{ED}nden"])
    #expect(request["headers"]?["Accept-Language"] == "de")
    #expect(request["headers"]?["User-Agent"] == "formhaus-geocoder/0.1.0")
    #expect(request["headers"]?["Cookie"] == nil)
    _ = try await suggest(open, "unter & den+l\u{ED}nden")
    #expect(try server.requests.count == count, "what is typed again is not asked again")
    await open.end()
  }

  @Test func aLateAnswerIsNobodysOnceALaterRequestTookItsPlace() async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, "late")
    async let old = error(open, "old", mayBeLate: true)
    while try server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(try await suggest(open, "soon").map(\.title) == ["soon"])
    let reasons = ["a later request took its place", "127.0.0.1: \(GeocoderProgramTests.late)"]
    #expect(reasons.map { "the search provider: \($0)" }.contains(try await old))
    await open.end()
  }

  @Test(arguments: [
    ("never", GeocoderProgramTests.late), ("drip", GeocoderProgramTests.late),
    ("late", GeocoderProgramTests.late), ("endless", "an answer of more than 1 MB"),
    ("failing", "status 500"), ("refusing", "status 404"), ("hangup", "the server cannot be asked"),
  ])
  func aServerThatDoesNotAnswerIsAnError(_ manner: String, _ reason: String) async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, manner)
    #expect(try await error(open, "secret", mayBeLate: true) == "the search provider: 127.0.0.1: \(reason)")
    await open.end()
  }

  @Test(arguments: ["html", "list", "other", "deep"])
  func aWrongAnswerIsAnError(_ kind: String) async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, "wrong")
    #expect(
      try await error(open, kind)
        == "the search provider: 127.0.0.1: an answer that Photon does not give")
    await open.end()
  }

  @Test func aServerThatHasEnoughIsLeftAloneAsLongAsItSays() async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, "limit")
    #expect(try await error(open, "a") == "the search provider: 127.0.0.1: status 429")
    let count = try server.requests.count
    while (try? await open.search.suggest("c", "DE")) == nil { try await Task.sleep(for: .milliseconds(50)) }
    let times = try server.requests.dropFirst(count - 1).compactMap { $0["time"]?.numberValue?.double }
    #expect(times[1] - times[0] >= 2, "nothing is asked before the server's two seconds are over")
    await open.end()
  }

  @Test func aServerThatIsClosedIsLeftAloneUntilItsDate() async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, "closed")
    #expect(try await error(open, "a") == "the search provider: 127.0.0.1: status 503")
    let text = try #require(try await error(open, "b"))
    let count = try server.requests.count
    let seconds = text.split(separator: " ").compactMap { Int($0) }.first ?? 0
    #expect(3000...3600 ~= seconds)
    #expect(try await error(open, "c") != nil)
    #expect(try server.requests.count == count, "nothing is asked meanwhile")
    await open.end()
  }

  @Test func namesWithEscapeSequencesAreHarmless() async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, "escapes")
    let found = try await suggest(open, "markt")
    #expect(found.map(\.title) == ["Am [2J Markt", "Ring 7 ]0;x"])
    #expect(found.first?.subtitle == "Ulm 31m, Berlin 10117")
    #expect(found.first?.address?.city == "Ulm 31m")
    await open.end()
  }

  @Test func whatIsNoUTF8IsReplaced() async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, "bytes")
    let title = try #require(try await suggest(open, "stra").first?.title)
    #expect(title.hasPrefix("Stra\u{FFFD}"))
    await open.end()
  }

  @Test func eightAtMostOfTheCountryAndEachOnce() async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, "many")
    #expect(try await suggest(open, "s").map(\.title) == (0..<8).map { "Street \($0)" })
    await open.end()
  }

  @Test func redirectionsLeadOnlyToTheWeb() async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, "away")
    let refused = "the search provider: 127.0.0.1: a redirection to where what is typed may not go"
    #expect(try await error(open, "plain") == refused)
    #expect(try await error(open, "around") == "the search provider: 127.0.0.1: too many redirections")
    // Foundation may take the path of another scheme for one of the same server.
    let file = try await error(open, "file")
    #expect([refused, "the search provider: 127.0.0.1: status 404"].contains(file))
    #expect(try await suggest(open, "here").map(\.title) == ["Unter den Linden", "there"])
    await open.end()
  }

  @Test func nominatimIsAskedOnRequestAndOnceASecond() async throws {
    let server = try await LoopbackServer()
    let open = try await open(server, "wrong", .nominatim)
    #expect(open.search.isOnRequest)
    #expect(try await suggest(open, "list").isEmpty)
    #expect(try await error(open, "other")?.contains("an answer that Nominatim does not give") == true)
    let times = try server.requests.compactMap { $0["time"]?.numberValue?.double }
    #expect(times.count >= 2)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 1 })
    await open.end()
  }

  @Test func aServerThatIsNotThereIsAnError() async throws {
    let url: String
    do {
      let server = try await LoopbackServer()
      url = server.url("good")
    }
    let open = try #require(try await SearchChoice.http(.photon, url: url).open())
    let text = try await error(open, "a")
    #expect(text?.hasPrefix("the search provider: 127.0.0.1: the server ") == true)
    await open.end()
  }

  @Test func anAddressThatIsRefusedIsToldAtTheStart() async throws {
    let choice = SearchChoice.http(.photon, url: "http://photon.example.org")
    let failure = await #expect(throws: Failure.self) { try await choice.open() }
    #expect(failure?.code == .cannotRead)
    #expect(
      failure?.lines == [
        "formhaus: --search http:photon: the search provider ended: formhaus-geocoder: --url "
          + "http://photon.example.org would send what is typed unencrypted; pass https, or --allow-http as well"
      ])
  }

  @Test func theProgramAnswersLinesUntilTheirEnd() async throws {
    let server = try await LoopbackServer()
    let folder = try #require(GeocoderProgram.ownFolder)
    let lines = #"{"id":1,"suggest":"abc","country":"de"}\nnonsense\n{"id":2}\n"#
    let program = try ServingProgram(
      "printf '\(lines)' | '\(folder)/formhaus-geocoder' photon --url \(server.url("good")) | tail -n 2 | sort | tr '\\n' ' '; echo"
    )
    let printed = try await program.firstLine()
    #expect(printed.contains(#"{"id":1,"suggestions":[{"id":"0","title":"Unter den Linden","#))
    #expect(printed.contains(#"{"id":2,"error":"the line has neither suggest nor resolve"}"#))
    let help = try ServingProgram(
      "'\(folder)/formhaus-geocoder' --version; '\(folder)/formhaus-geocoder' --help")
    #expect(try await help.firstLine() == "formhaus-geocoder 0.1.0")
    let usage = try ServingProgram("'\(folder)/formhaus-geocoder' 2>&1; echo")
    #expect(
      try await usage.firstLine() == "formhaus-geocoder: pass a service: photon, pelias, addok, nominatim")
  }
}
