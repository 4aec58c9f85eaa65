import Address
import FormhausCore
import FormhausTesting
import SeededRandom
import Testing

@testable import FormhausStore

@MainActor
@Suite("Suggestions of a street")
struct AddressLookupTests {
  private let desk = LookupDesk()

  @Test("asked for after three characters and a pause, once")
  func pause() async {
    desk.type("13")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.asked.isEmpty)
    desk.type("135")
    desk.clock.advance(by: .milliseconds(199))
    #expect(desk.asked.isEmpty)
    desk.type("1355")
    desk.clock.advance(by: .milliseconds(199))
    #expect(desk.asked.isEmpty)
    desk.clock.advance(by: .milliseconds(1))
    await wait { desk.asked == ["1355 in US"] }
    #expect(desk.state.isLooking)
    desk.answer("1355", with: ["1355 Market Street"])
    await wait { desk.titles == ["1355 Market Street"] }
    #expect(!desk.state.isLooking)
  }

  @Test("the pause is one that people do not notice")
  func pauseLength() {
    #expect(.milliseconds(150)...(.milliseconds(250)) ~= AddressLookup.pause)
  }

  @Test("the same text with blanks around it is not asked for again")
  func sameText() async {
    await desk.look(for: "market", finding: ["548 Market Street"])
    desk.type("market ")
    desk.clock.advance(by: .seconds(1))
    await settleDown()
    #expect(desk.asked == ["market in US"])
  }

  @Test(
    "one request in flight: a newer text waits until the older request has ended, and its answer alone is shown"
  )
  func oneInFlight() async {
    desk.type("mark")
    desk.clock.advance(by: AddressLookup.pause)
    await wait { desk.asked == ["mark in US"] }
    desk.type("market")
    desk.clock.advance(by: AddressLookup.pause)
    await settleDown()
    #expect(desk.asked == ["mark in US"])
    desk.answer("mark", with: ["Stale Road"])
    await wait { desk.asked == ["mark in US", "market in US"] }
    #expect(desk.titles.isEmpty)
    desk.answer("market", with: ["548 Market Street"])
    await wait { desk.titles == ["548 Market Street"] }
    #expect(desk.mostInFlight == 1)
  }

  @Test("a text that is typed again while its called-off request is in flight is asked for anew")
  func typedAgain() async {
    desk.type("mark")
    desk.clock.advance(by: AddressLookup.pause)
    await wait { desk.asked.count == 1 }
    desk.type("marke")
    desk.type("mark")
    desk.fail("mark")
    desk.clock.advance(by: AddressLookup.pause)
    await wait { desk.asked == ["mark in US", "mark in US"] }
    #expect(desk.said.isEmpty)
    desk.answer("mark", with: ["548 Market Street"])
    await wait { desk.titles == ["548 Market Street"] }
  }

  @Test("a provider that does not end is given up after two seconds, and the newer text is asked for")
  func neverEnds() async {
    desk.type("mark")
    desk.clock.advance(by: AddressLookup.pause)
    await wait { desk.asked.count == 1 }
    desk.type("market")
    desk.clock.advance(by: .milliseconds(1_999))
    await settleDown()
    #expect(desk.asked == ["mark in US"])
    desk.clock.advance(by: .milliseconds(1))
    await wait { desk.asked == ["mark in US", "market in US"] }
    #expect(desk.said.isEmpty)
    desk.clock.advance(by: AddressLookup.timeLimit)
    #expect(desk.said == ["Couldn't look up that address. Type it in instead."])
    desk.answer("market", with: ["Late Lane"])
    await settleDown()
    #expect(desk.titles.isEmpty)
  }

  @Test("what was found stays while it has every word of the longer text")
  func narrowed() async {
    await desk.look(for: "mar", finding: ["548 Market Street", "Marina Road"])
    desk.type("marke")
    #expect(desk.titles == ["548 Market Street"])
    desk.type("marke 5")
    #expect(desk.titles == ["548 Market Street"])
    desk.type("ma")
    #expect(desk.titles.isEmpty)
  }

  @Test("at most eight are shown")
  func mostRows() async {
    await desk.look(for: "road", finding: (1...20).map { "\($0) Road" })
    #expect(desk.titles == (1...8).map { "\($0) Road" })
  }

  @Test("a failure is said once, until a request succeeds")
  func failures() async {
    await desk.look(for: "mar", finding: nil)
    #expect(desk.said == ["Couldn't look up that address. Type it in instead."])
    #expect(desk.state.hasFailed)
    await desk.look(for: "mark", finding: nil)
    #expect(desk.said.count == 1)
    await desk.look(for: "marke", finding: ["548 Market Street"])
    #expect(!desk.state.hasFailed)
    await desk.look(for: "market", finding: nil)
    #expect(desk.said.count == 2)
  }

  @Test("picking one whose address is known fills at once, and nothing is looked up after")
  func pickKnown() async {
    await desk.look(for: "market", finding: ["548 Market Street"])
    desk.pick(0)
    await wait { desk.filled == ["548 Market Street"] }
    #expect(desk.said == ["Filled 548 Market Street"])
    #expect(desk.state.filled == 1)
    #expect(desk.titles.isEmpty)
    desk.clock.advance(by: .seconds(5))
    #expect(desk.asked.count == 1 && desk.resolved.isEmpty)
  }

  @Test("picking one whose address is not known asks for it")
  func pickUnknown() async {
    desk.givesAddresses = false
    await desk.look(for: "market", finding: ["548 Market Street"])
    desk.pick(0)
    await wait { desk.resolved == ["548 Market Street"] }
    #expect(desk.state.isLooking && desk.filled.isEmpty)
    desk.resolution.release(Address(countryCode: "US", street: "548 Market St"))
    await wait { desk.filled == ["548 Market St"] }
    #expect(!desk.state.isLooking)
  }

  @Test("an address that cannot be had says so; one that comes late does not overwrite what was typed since")
  func unresolved() async {
    desk.givesAddresses = false
    await desk.look(for: "market", finding: ["548 Market Street"])
    desk.pick(0)
    await wait { desk.resolved.count == 1 }
    desk.clock.advance(by: AddressLookup.timeLimit)
    #expect(desk.said == ["Couldn't look up that address. Type it in instead."])
    #expect(!desk.state.isLooking)

    let second = LookupDesk()
    second.givesAddresses = false
    await second.look(for: "market", finding: ["548 Market Street"])
    second.pick(0)
    await wait { second.resolved.count == 1 }
    second.type("Mission")
    second.resolution.release(Address(countryCode: "US", street: "548 Market St"))
    await settleDown()
    #expect(second.filled.isEmpty)
  }

  @Test("a service that wants to be asked is asked only then, and the person is told what came of it")
  func onRequest() async {
    let desk = LookupDesk(isOnRequest: true)
    desk.type("market")
    desk.clock.advance(by: .seconds(3))
    await settleDown()
    #expect(desk.asked.isEmpty)
    desk.request("market")
    #expect(desk.said == ["Looking up."])
    await wait { desk.asked == ["market in US"] }
    desk.answer("market", with: ["548 Market Street", "2100 Market Street"])
    await wait { desk.said == ["Looking up.", "2 addresses found."] }
    desk.request("market")
    #expect(desk.asked.count == 1)
    #expect(desk.said.last == "2 addresses found.")
    desk.type("nowhere")
    desk.request("nowhere")
    await wait { desk.asked.count == 2 }
    desk.answer("nowhere", with: [])
    await wait { desk.said.last == "No address found." }
  }

  @Test("what came to nothing is asked for anew, and a text that is too short never")
  func requestedAgain() async {
    let desk = LookupDesk(isOnRequest: true)
    for count in 1...2 {
      desk.request("market")
      await wait { desk.asked.count == count }
      desk.fail("market")
      await wait { !desk.state.isLooking }
      #expect(desk.state.hasFailed)
    }
    desk.request("ma")
    #expect(desk.said.last == "Type at least 3 characters.")
    #expect(desk.asked.count == 2)
  }

  @Test(
    "whatever is typed, answered, failed and picked, no answer is shown for another text", arguments: 0..<8)
  func anyOrder(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let texts = ["mar", "mark", "marke", "market", "mission", "mi"]
    var typed = ""
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        typed = texts.randomElement(using: &random) ?? ""
        desk.type(typed)
      case 2: desk.clock.advance(by: .milliseconds(Int.random(in: 0..<700, using: &random)))
      case 3:
        if let text = desk.waiting.randomElement(using: &random) { desk.answerInItsCountry(text) }
      case 4 where random.next() % 4 == 0:
        desk.change(to: ["US", "GB"].randomElement(using: &random) ?? "US")
      case 4: if let text = desk.waiting.randomElement(using: &random) { desk.fail(text) }
      default: await settleDown(turns: 20)
      }
      for title in desk.titles {
        #expect(title.contains(typed), "\(title) shown for \(typed)")
        #expect(title.hasSuffix(desk.country), "\(title) shown in \(desk.country)")
      }
    }
  }
}

/// A search whose answers the test gives, and the machine that asks it.
@MainActor
final class LookupDesk {
  let clock = TestClock()
  let resolution = HeldAnswer<Address>()
  /// Whether the form takes an address.
  var takesAddresses = true
  var country = "US"
  /// Whether suggestions come with their addresses.
  var givesAddresses = true
  private(set) var asked: [String] = []
  private(set) var resolved: [String] = []
  private(set) var filled: [String] = []
  private(set) var mostInFlight = 0
  private var held: [(text: String, country: String, answer: HeldAnswer<[String]?>)] = []
  private var store: Store<AddressLookup, AddressLookupAction>?
  private var saidCount = 0
  private(set) var said: [String] = []

  init(isOnRequest: Bool = false) {
    let search = AddressSearch(
      isOnRequest: isOnRequest, suggest: { [weak self] in try await self?.suggest($0, $1) ?? [] },
      resolve: { [weak self] in
        guard let address = await self?.resolve($0) else { throw CancellationError() }
        return address
      })
    let reducer = AddressLookupReducer(search: search, labels: Labels())
    let store = Store(AddressLookup(), clock: clock) { reducer(&$0, $1) }
    store.changed = { [weak self] in self?.listen() }
    self.store = store
  }

  var state: AddressLookup { store?.state ?? AddressLookup() }
  var titles: [String] { state.suggestions.map(\.title) }
  /// The texts whose answers are awaited.
  var waiting: [String] { held.map(\.text) }

  func type(_ text: String) { store?.send(.typed(query(text))) }
  func change(to country: String) {
    self.country = country
    store?.send(.countryChanged)
  }
  func request(_ text: String) { store?.send(.requested(query(text))) }
  func pick(_ index: Int) {
    store?.send(
      .pick(index) { address, _ in
        guard self.takesAddresses else { return nil }
        self.filled.append(address.street)
        return FilledAddress(
          sentence: "Filled \(address.street)",
          query: AddressLookup.Query(text: address.street, countryCode: address.countryCode))
      })
  }

  func answer(_ text: String, with titles: [String]) { release(text, titles) }
  func fail(_ text: String) { release(text, nil) }
  /// Answers with the text and the country that were asked for.
  func answerInItsCountry(_ text: String) {
    release(text, held.first { $0.text == text }.map { ["for \(text) in \($0.country)"] })
  }

  /// Types a text, waits and answers; nil fails.
  func look(for text: String, finding titles: [String]?) async {
    let before = asked.count
    type(text)
    clock.advance(by: AddressLookup.pause)
    await wait { asked.count == before + 1 }
    release(text, titles)
    await wait { !state.isLooking }
  }

  private func query(_ text: String) -> AddressLookup.Query {
    AddressLookup.Query(text: text, countryCode: country)
  }

  private func release(_ text: String, _ titles: [String]?) {
    guard let index = held.firstIndex(where: { $0.text == text }) else { return }
    held.remove(at: index).answer.release(titles)
  }

  private func suggest(_ text: String, _ country: String) async throws -> [AddressSearch.Suggestion] {
    asked.append("\(text) in \(country)")
    let answer = HeldAnswer<[String]?>()
    held.append((text, country, answer))
    mostInFlight = max(mostInFlight, held.count)
    guard let titles = await answer.value() else { throw CancellationError() }
    return titles.map { title in
      AddressSearch.Suggestion(
        id: title, title: title, address: givesAddresses ? Address(countryCode: "US", street: title) : nil)
    }
  }

  private func resolve(_ suggestion: AddressSearch.Suggestion) async -> Address {
    resolved.append(suggestion.id)
    return await resolution.value()
  }

  private func listen() {
    let spoken = state.spoken
    guard spoken.count != saidCount else { return }
    saidCount = spoken.count
    said += spoken.sentences
  }
}
