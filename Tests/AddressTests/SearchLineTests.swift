import Testing

@testable import Address

/// The lines between a form and a search provider that is another program.
@Suite struct SearchLineTests {
  @Test func requestsAreReadAsTheyWereWritten() throws {
    let suggest = SearchRequest(
      id: 7, .suggest(text: "12 market \"st\"\n", countryCode: "US"), language: "zh-Hant")
    #expect(
      suggest.line
        == #"{"id":7,"suggest":"12 market \"st\"\n","country":"US","limit":8,"language":"zh-Hant"}"#)
    #expect(try SearchRequest(line: suggest.line) == suggest)
    let suggestion = AddressSearch.Suggestion(id: "x/1", title: "Market Street", subtitle: "San Francisco")
    let resolve = SearchRequest(id: 8, .resolve(suggestion))
    #expect(
      resolve.line
        == #"{"id":8,"resolve":{"id":"x/1","title":"Market Street","subtitle":"San Francisco"}}"#)
    #expect(try SearchRequest(line: resolve.line) == resolve)
  }

  @Test func repliesAreReadAsTheyWereWritten() throws {
    let address = Address(
      countryCode: "US", street: "548 Market Street", city: "San Francisco", region: "CA", postalCode: "94104"
    )
    let reply = SearchReply(
      id: 7, .suggestions([.init(id: "a", title: "548 Market Street", subtitle: "CA", address: address)]))
    #expect(
      reply.line
        == #"{"id":7,"suggestions":[{"id":"a","title":"548 Market Street","subtitle":"CA","address":"#
        + #"{"countryCode":"US","street":"548 Market Street","city":"San Francisco","region":"CA","postalCode":"94104"}}]}"#
    )
    #expect(try SearchReply(line: reply.line) == reply)
    for answer in [SearchReply.Answer.address(address), .failure("Closed"), .suggestions([])] {
      #expect(try SearchReply(line: SearchReply(id: 1, answer).line) == SearchReply(id: 1, answer))
    }
  }

  @Test func anAddressAloneIsASuggestion() throws {
    let reply = try SearchReply(
      line: #"{"id":1,"suggestions":[{"address":{"street":"Am Markt 1","city":"Ulm","countryCode":"DE"}}]}"#)
    guard case .suggestions(let found) = reply.answer else {
      Issue.record("no suggestions")
      return
    }
    #expect(found.map(\.title) == ["Am Markt 1"])
    #expect(found.map(\.subtitle) == ["Ulm"])
    #expect(found.map(\.id) == ["0"])
  }

  @Test func onlyTheFirstEightSuggestionsAreTaken() throws {
    let many = (1...50).map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
    guard case .suggestions(let found) = try SearchReply(line: #"{"id":1,"suggestions":[\#(many)]}"#).answer
    else {
      Issue.record("no suggestions")
      return
    }
    #expect(found.map(\.title) == (1...8).map(String.init))
  }

  static let wrong: [(line: String, id: Int?, text: String)] = [
    ("", nil, "the line is no JSON: 1:1: expected a value, found the end of the text"),
    ("[]", nil, "the line is no JSON object"),
    ("{}", nil, "the line has no id"),
    (#"{"id":"1","suggestions":[]}"#, nil, "the line has no id"),
    (#"{"id":1e99,"suggestions":[]}"#, nil, "the line has no id"),
    (#"{"id":1}"#, 1, "the line has neither suggestions, address nor error"),
    (#"{"id":1,"suggestions":{}}"#, 1, "the line has neither suggestions, address nor error"),
    (#"{"id":1,"suggestions":[{"title":"a"},{}]}"#, 1, "suggestion 2 has neither a title nor an address"),
    (#"{"id":1,"suggestions":[{"title":7}]}"#, 1, "suggestion 1 has neither a title nor an address"),
    (#"{"id":1,"address":"Am Markt 1"}"#, 1, "the address is none"),
  ]

  @Test(arguments: wrong)
  func wrongRepliesSayWhatTheyAre(_ wrong: (line: String, id: Int?, text: String)) {
    let error = #expect(throws: SearchLineError.self) { try SearchReply(line: wrong.line) }
    #expect(error?.id == wrong.id)
    #expect(error?.text == wrong.text)
  }

  @Test func greetingsAreReadAsTheyWereWritten() throws {
    let local = SearchGreeting()
    #expect(local.line == #"{"formhausSearch":1}"#)
    #expect(try SearchGreeting(line: local.line) == local)
    let service = SearchGreeting(provider: .init(name: "Photon", attribution: "OSM"), isOnRequest: true)
    #expect(
      service.line
        == #"{"formhausSearch":1,"provider":{"name":"Photon","attribution":"OSM"},"onRequest":true}"#)
    #expect(try SearchGreeting(line: service.line) == service)
  }

  @Test(arguments: [
    ("ready", "the line is no JSON: 1:1: expected a value, found \"ready\""),
    ("{}", "the line has no formhausSearch"),
    (#"{"formhausSearch":2}"#, "formhausSearch is 2; this formhaus speaks 1"),
    (#"{"formhausSearch":1,"provider":"x"}"#, "the provider has no name"),
    (#"{"formhausSearch":1,"provider":{"name":"\u001b"}}"#, "the provider has no name"),
  ])
  func wrongGreetingsSayWhatTheyAre(_ line: String, _ text: String) {
    let error = #expect(throws: SearchLineError.self) { try SearchGreeting(line: line) }
    #expect(error?.text == text)
  }

  @Test func whatIsFoundIsHarmless() async throws {
    let evil = "Am\u{1B}[2J \t Markt\u{202E}\u{0007}\n1\u{E0041}\u{9B}"
    let address = Address(
      fullName: "Eve", countryCode: "d\u{1B}", street: evil, line2: "x", city: evil, region: evil,
      postalCode: String(repeating: "9", count: 5000), phone: "1", isDefault: true)
    let search = AddressSearch(
      suggest: { _, _ in
        Array(repeating: .init(id: "\u{1B}", title: evil, subtitle: evil, address: address), count: 40)
      },
      resolve: { _ in address }
    ).guarded
    let found = try await search.suggest("am markt", "DE")
    #expect(found.count == 8)
    let first = try #require(found.first)
    #expect(first.title == "Am [2J Markt 1")
    #expect(first.subtitle == "Am [2J Markt 1")
    #expect(first.id == "\u{1B}", "what the provider knows it by goes back as it came")
    let expected = Address(
      countryCode: "", street: "Am [2J Markt 1", city: "Am [2J Markt 1", region: "Am [2J Markt 1",
      postalCode: String(repeating: "9", count: 200))
    #expect(first.address == expected)
    #expect(try await search.resolve(first) == expected)
  }

  @Test(arguments: [
    ("Stra\u{DF}e des 17. Juni", "Stra\u{DF}e des 17. Juni"), ("  a  b  ", "a b"),
    ("\u{6A9}\u{200C}\u{645}", "\u{6A9}\u{200C}\u{645}"), ("\u{FEFF}a\u{AD}b", "ab"), ("\u{1B}", ""),
    ("\u{6771}\u{4EAC}\u{3000}1", "\u{6771}\u{4EAC} 1"),
  ])
  func textsStayWhatTheyAre(_ text: String, _ cleaned: String) {
    #expect(ForeignText.cleaned(text) == cleaned)
  }

  @Test(arguments: [
    ("US", "12 Market Street"), ("DE", "Market Street 12"), ("FR", "12 Market Street"),
    ("JP", "Market Street12"),
  ])
  func numbersStandWhereTheCountryHasThem(_ country: String, _ line: String) {
    #expect(StreetLine.text(street: "Market Street", number: "12", countryCode: country) == line)
    #expect(StreetLine.text(street: "Market Street", number: "", countryCode: country) == "Market Street")
    #expect(StreetLine.text(street: "", number: "12", countryCode: country) == "12")
  }
}
