import Address
import FormhausText
import Synchronization
import Testing

@testable import FormhausCommand

/// Providers that are other programs: well-behaved ones and others.
@Suite struct SearchProcessTests {
  /// Says who it is and then runs `body` for each line, which is in `$line`, its id in `$id`.
  private static func provider(_ body: String, dropsOlder: Bool = false) -> String {
    """
    echo '{"formhausSearch":1,"dropsOlder":\(dropsOlder)}'
    while read -r line; do id=${line#*:}; id=${id%%,*}; \(body); done
    """
  }

  private func suggestions(_ process: SearchProcess, _ text: String = "market") async throws -> [String] {
    guard case .suggestions(let found) = try await process.ask(.suggest(text: text, countryCode: "US")) else {
      return []
    }
    return found.map(\.title)
  }

  private func error(_ process: SearchProcess) async throws -> String? {
    await #expect(throws: SearchError.self) { try await suggestions(process) }?.text
  }

  @Test func aProviderIsAskedByLines() async throws {
    let folder = try TemporaryFolder()
    let line = Self.provider(
      #"""
      echo "$line" >> \#(folder.path)/got
      case $line in
        *resolve*) echo "{\"id\":$id,\"address\":{\"street\":\"Am Markt 1\",\"city\":\"Ulm\"}}" ;;
        *) echo "{\"id\":$id,\"suggestions\":[{\"id\":\"7\",\"title\":\"Am Markt\"}]}" ;;
      esac
      """#)
    let open = try #require(try await SearchChoice.command(line).open(language: "de"))
    let found = try await open.search.suggest("am markt", "DE")
    #expect(found == [.init(id: "7", title: "Am Markt")])
    let address = try await open.search.resolve(found[0])
    #expect(address == Address(countryCode: "", street: "Am Markt 1", city: "Ulm"))
    #expect(
      folder.text("got") == #"""
        {"id":1,"suggest":"am markt","country":"DE","limit":8,"language":"de"}
        {"id":2,"resolve":{"id":"7","title":"Am Markt","subtitle":""},"language":"de"}

        """#)
    await open.end()
  }

  @Test func theProviderSaysWhoItIs() async throws {
    let line =
      #"echo '{"formhausSearch":1,"provider":{"name":"Acme","attribution":"City of Ulm"},"onRequest":true}'; cat >&2"#
    let open = try #require(try await SearchChoice.command(line).open())
    #expect(open.search.provider == .init(name: "Acme", attribution: "City of Ulm"))
    #expect(open.search.isOnRequest)
    await open.end()
  }

  @Test func answersGoToTheRequestsWhoseIdTheyHave() async throws {
    // The second is answered before the first, and others in between that nobody asked for.
    let process = SearchProcess(
      line: Self.provider(
        #"""
        case $id in
          1) first=$id ;;
          2) for n in 99 2 $first; do echo "{\"id\":$n,\"suggestions\":[{\"title\":\"$n\"}]}"; done ;;
        esac
        """#, dropsOlder: true))
    async let first = suggestions(process, "a")
    async let second = suggestions(process, "b")
    let titles = try await [first, second].flatMap(\.self)
    #expect(titles.sorted() == ["1", "2"])
    await process.end()
  }

  nonisolated static let wrong: [(answer: String, error: String)] = [
    ("echo nonsense", "the search provider: the line is no JSON: 1:1: expected a value, found \"nonsense\""),
    (#"echo "{\"id\":$id}""#, "the search provider: the line has neither suggestions, address nor error"),
    (#"echo "{\"id\":$id,\"error\":\"Closed\"}""#, "the search provider: Closed"),
    (#"printf "{\"id\":$id,\"error\":\"\377\"}\n""#, "the search provider: \u{FFFD}"),
    (#"echo "{\"id\":$id,\"address\":{}}""#, "the search provider gave no suggestions"),
    ("head -c 300000 /dev/zero", "the search provider printed a line of more than 262144 bytes"),
    ("yes | tr -d '\\n'", "the search provider printed a line of more than 262144 bytes"),
    ("echo Out of memory >&2; exit 9", "the search provider ended: Out of memory"),
    ("kill -9 $$", "the search provider ended"),
  ]

  @Test(arguments: wrong)
  func aWrongAnswerIsAnErrorOfThatRequest(_ wrong: (answer: String, error: String)) async throws {
    let line = Self.provider(
      #"case $line in *bad*) \#(wrong.answer) ;; *) echo "{\"id\":$id,\"suggestions\":[{\"title\":\"$id\"}]}" ;; esac"#
    )
    let open = try #require(try await SearchChoice.command(line).open())
    #expect(try await open.search.suggest("market", "US").map(\.title) == ["1"])
    let error = await #expect(throws: SearchError.self) { try await open.search.suggest("bad", "US") }
    #expect(error?.text == wrong.error)
    #expect(try await open.search.suggest("market", "US").map(\.title) == ["3"], "the next one is answered")
    await open.end()
  }

  @Test func aCancelledRequestIsDroppedAndItsAnswerIsNobodys() async throws {
    let folder = try TemporaryFolder()
    let process = SearchProcess(
      line: Self.provider(
        #"""
        touch \#(folder.path)/got$id
        [ $id != 1 ] || until [ -e \#(folder.path)/go ]; do sleep 0.2; done
        echo "{\"id\":$id,\"suggestions\":[{\"title\":\"$id\"}]}"
        """#, dropsOlder: true))
    let slow = Task { try await suggestions(process) }
    try await until { folder.text("got1") != nil }
    slow.cancel()
    await #expect(throws: CancellationError.self) { try await slow.value }
    async let next = suggestions(process)
    try folder.file("go", "")
    #expect(try await next == ["2"])
    let dead = Task { try await suggestions(process) }
    dead.cancel()
    _ = await dead.result
    #expect(try await suggestions(process).first.flatMap(Int.init) ?? 0 > 2)
    await process.end()
  }

  @Test func aProviderThatDropsNothingHasOneRequestAtATime() async throws {
    let folder = try TemporaryFolder()
    let process = SearchProcess(
      line: Self.provider(
        #"""
        echo $id >> \#(folder.path)/got
        [ $id != 1 ] || until [ -e \#(folder.path)/go ]; do sleep 0.2; done
        echo "{\"id\":$id,\"suggestions\":[{\"title\":\"$id\"}]}"
        """#))
    let older = Task { try await suggestions(process) }
    try await until { folder.text("got") == "1\n" }
    older.cancel()
    let newer = Task { try await suggestions(process) }
    #expect(folder.text("got") == "1\n")
    try folder.file("go", "")
    #expect(try await newer.value == ["2"])
    #expect(
      try await older.value == ["1"], "It ends when it is answered, so that the next one is asked for then")
    #expect(folder.text("got") == "1\n2\n")
    await process.end()
  }

  @Test func aProviderHasTwoRequestsAtMost() async throws {
    let folder = try TemporaryFolder()
    let time = FakeTime()
    var patience = SearchPatience()
    patience.now = { time.now }
    let process = SearchProcess(
      line: Self.provider(
        #"echo $id >> \#(folder.path)/got; [ $id -lt 3 ] || echo "{\"id\":$id,\"suggestions\":[]}""#,
        dropsOlder: true), patience: patience)
    let tasks = (1...2).map { _ in Task { try await suggestions(process) } }
    try await until { folder.text("got") == "1\n2\n" }
    let waiting = Task { try await suggestions(process) }
    let later = Task { try await suggestions(process) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    later.cancel()
    await #expect(throws: CancellationError.self) { try await later.value }
    #expect(folder.text("got") == "1\n2\n")
    await process.end()
    for task in tasks {
      let error = await #expect(throws: SearchError.self) { try await task.value }
      #expect(error?.text == "the search was ended")
    }
  }

  @Test func aProviderThatEndsAgainAndAgainIsLeftAloneForAWhile() async throws {
    let folder = try TemporaryFolder()
    let time = FakeTime()
    var patience = SearchPatience()
    patience.now = { time.now }
    let process = SearchProcess(
      line:
        #"echo x >> \#(folder.path)/starts; echo '{"formhausSearch":1}'; read -r line; echo Broken >&2; exit 1"#,
      patience: patience)
    let starts = { folder.text("starts")?.split(separator: "\n").count ?? 0 }
    for (pause, expected) in [(0, 1), (0, 2), (0, 2), (1, 3), (1, 3), (1, 4), (3, 4), (1, 5)] {
      time.advance(by: .seconds(pause))
      #expect(try await error(process) == "the search provider ended: Broken")
      #expect(starts() == expected)
    }
    await process.end()
  }

  @Test func aProviderThatHangsIsStartedAnew() async throws {
    let folder = try TemporaryFolder()
    let time = FakeTime()
    var patience = SearchPatience()
    patience.now = { time.now }
    let process = SearchProcess(
      line: Self.provider(
        #"if [ $id = 1 ]; then touch \#(folder.path)/got; sleep 3000; else echo "{\"id\":$id,\"suggestions\":[{\"title\":\"$id\"}]}"; fi"#
      ), patience: patience)
    let hung = Task { try await suggestions(process) }
    try await until { folder.text("got") != nil }
    time.advance(by: .seconds(11))
    #expect(try await suggestions(process) == ["2"])
    let error = await #expect(throws: SearchError.self) { try await hung.value }
    #expect(error?.text == "the search provider did not answer in time")
    await process.end()
  }

  @Test func aProviderThatSaysNothingIsGivenUp() async throws {
    var patience = SearchPatience()
    patience.start = .milliseconds(50)
    let process = SearchProcess(line: "sleep 3000", patience: patience)
    let error = await #expect(throws: SearchError.self) { try await process.greeting() }
    #expect(error?.text == "the search provider did not say who it is in time")
    await process.end()
  }

  @Test func endingLeavesNothingBehind() async throws {
    let folder = try TemporaryFolder()
    let process = SearchProcess(
      line: #"trap 'touch \#(folder.path)/ended; exit' TERM; echo '{"formhausSearch":1}'; sleep 3000 & wait"#)
    _ = try await process.greeting()
    await process.end()
    #expect(folder.text("ended") != nil)
    await #expect(throws: SearchError.self) { try await suggestions(process) }
  }

  private func until(_ isReached: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(900)
    while !isReached() {
      try #require(ContinuousClock.now < deadline)
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

/// A time that passes when it is told to.
private final class FakeTime: Sendable {
  private let instant = Mutex(ContinuousClock.now)

  var now: ContinuousClock.Instant { instant.withLock { $0 } }

  func advance(by duration: Duration) { instant.withLock { $0 += duration } }
}
