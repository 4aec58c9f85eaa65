import Address

/// What is said between the program and a search provider, and what is still unsaid.
struct SearchTalk {
  typealias Waiting<Value> = CheckedContinuation<Value, any Error>

  /// The most bytes of a line of the provider.
  static let longestLine = 256 << 10
  /// The most requests that it has at a time: a second one only where that ends its work on the first.
  private var mostSent: Int { greeting?.dropsOlder == true ? 2 : 1 }

  private struct Request {
    let line: String
    /// Nil once nobody waits for the answer.
    var waiting: Waiting<SearchReply.Answer>?
    /// When it was sent; nil until then.
    var sent: ContinuousClock.Instant?
  }

  let patience: SearchPatience
  private let spawn: Spawn
  private let language: String
  private var lastID = 0
  /// By id, which grows.
  private var requests: [Int: Request] = [:]

  private var child: ChildProcess?
  private var childNumber = 0
  private var started: ContinuousClock.Instant?
  private var buffer = LineBuffer(limit: longestLine)
  /// What the process that runs said first.
  private(set) var greeting: SearchGreeting?
  var waitingForGreeting: [Waiting<SearchGreeting>] = []

  /// The processes that are not gone yet.
  private(set) var running = 0
  private var isEnding = false
  var whenGone: [CheckedContinuation<Void, Never>] = []

  /// The starts in a row that brought no answer.
  private var failures = 0
  private var lastError = SearchError("the search provider was not started")
  private var notBefore: ContinuousClock.Instant?

  init(spawn: Spawn, language: String, patience: SearchPatience) {
    (self.spawn, self.language, self.patience) = (spawn, language, patience)
  }

  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: The process

  /// Starts a process unless one runs; after several that brought nothing it has to wait for its time.
  mutating func startIfNeeded(
    printed: @escaping @Sendable (Int, ArraySlice<UInt8>) -> Void,
    finished: @escaping @Sendable (Int, FinishedChild) -> Void
  ) {
    let now = patience.now()
    guard child == nil else { return }
    guard !isEnding else { return refuseAll(SearchError("the search was ended")) }
    if let notBefore, now < notBefore { return refuseAll(lastError) }
    childNumber += 1
    let number = childNumber
    do throws(SystemError) {
      child = try ChildProcess(
        spawn, printed: { printed(number, $0) }, finished: { finished(number, $0) })
      running += 1
      started = now
      (greeting, buffer) = (nil, LineBuffer(limit: SearchTalk.longestLine))
    } catch {
      fail(SearchError("the search provider cannot be started: \(error)"))
    }
  }

  /// Ends a process that has been asked long ago and does not answer.
  mutating func endIfHung() {
    guard child != nil else { return }
    let oldest = greeting == nil ? started : requests.values.compactMap(\.sent).min()
    if let oldest, patience.now() - oldest >= patience.answer {
      fail(SearchError("the search provider did not answer in time"))
    }
  }

  mutating func finish(_ ended: FinishedChild, _ number: Int) {
    running -= 1
    if number == childNumber, child != nil {
      child = nil
      let reason = ended.errors.text.lastFilledLine
      fail(SearchError("the search provider ended" + (reason.map { ": \($0)" } ?? "")))
    }
    guard running == 0 else { return }
    for waiting in whenGone { waiting.resume() }
    whenGone = []
  }

  mutating func giveUpOnGreeting() {
    if greeting == nil, child != nil {
      fail(SearchError("the search provider did not say who it is in time"))
    }
  }

  /// Fails all requests and ends the process. The next request may start another.
  private mutating func fail(_ error: SearchError) {
    child?.cancel()
    child = nil
    (greeting, started, lastError) = (nil, nil, error)
    failures += 1
    notBefore = patience.now() + patience.pause(afterFailures: failures)
    refuseAll(error)
  }

  private mutating func refuseAll(_ error: SearchError) {
    for waiting in waitingForGreeting { waiting.resume(throwing: error) }
    waitingForGreeting = []
    for request in requests.values { request.waiting?.resume(throwing: error) }
    requests = [:]
  }

  mutating func end() {
    isEnding = true
    child?.cancel()
    child = nil
    refuseAll(SearchError("the search was ended"))
  }

  // MARK: Requests

  mutating func add(_ id: Int, _ question: SearchRequest.Question, _ waiting: Waiting<SearchReply.Answer>) {
    let line = SearchRequest(id: id, question, language: language).line
    requests[id] = Request(line: line, waiting: waiting)
  }

  /// Nobody waits for the answer any more.
  mutating func drop(_ id: Int) {
    guard let request = requests[id] else { return }
    // Who cannot drop it has it until it is answered: then only the next one is asked for.
    if request.sent != nil, greeting?.dropsOlder == false { return }
    request.waiting?.resume(throwing: CancellationError())
    // What was sent will be answered, and counts until then.
    if request.sent == nil { requests[id] = nil } else { requests[id]?.waiting = nil }
  }

  mutating func sendWaiting() {
    guard let child, greeting != nil else { return }
    let now = patience.now()
    var sent = requests.values.count { $0.sent != nil }
    for (id, request) in requests.sorted(by: { $0.key < $1.key }) where request.sent == nil {
      guard sent < mostSent else { return }
      child.write(Array((request.line + "\n").utf8))
      requests[id]?.sent = now
      sent += 1
    }
  }

  // MARK: Answers

  /// Takes what a process printed.
  mutating func take(_ piece: ArraySlice<UInt8>, of number: Int) {
    guard number == childNumber, child != nil else { return }
    for line in buffer.lines(in: piece) where child != nil {
      if greeting == nil { greet(line) } else { answer(line) }
    }
    if buffer.isBroken, child != nil {
      fail(SearchError("the search provider printed a line of more than \(SearchTalk.longestLine) bytes"))
    }
  }

  private mutating func greet(_ line: String) {
    do throws(SearchLineError) {
      let greeting = try SearchGreeting(line: line)
      self.greeting = greeting
      for waiting in waitingForGreeting { waiting.resume(returning: greeting) }
      waitingForGreeting = []
      sendWaiting()
    } catch {
      fail(SearchError("the search provider did not say who it is: \(error.text)"))
    }
  }

  private mutating func answer(_ line: String) {
    do throws(SearchLineError) {
      let reply = try SearchReply(line: line)
      // An answer that comes late, or to nothing that was asked, is nobody's.
      guard requests[reply.id]?.sent != nil else { return }
      failures = 0
      let waiting = requests.removeValue(forKey: reply.id)?.waiting
      switch reply.answer {
      case .failure(let text): waiting?.resume(throwing: SearchError("the search provider: \(text)"))
      case .suggestions, .address: waiting?.resume(returning: reply.answer)
      }
    } catch {
      refuse(error)
    }
    sendWaiting()
  }

  /// Fails the request that a line was to answer; when it does not say which, those that were sent.
  private mutating func refuse(_ error: SearchLineError) {
    for (id, request) in requests where request.sent != nil && id == error.id ?? id {
      requests[id] = nil
      request.waiting?.resume(throwing: SearchError("the search provider: \(error.text)"))
    }
  }
}
