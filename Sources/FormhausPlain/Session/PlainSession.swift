import Dispatch
public import FormhausStore
public import FormhausText
public import FormhausViews
import Glibc

/// Holds a conversation on two file descriptors: lines come in from one, the transcript goes out to the other.
///
/// The terminal stays in its line mode, with the kernel's own editing; only while a secret is typed it does not show
/// it. Everything happens on the main queue, and nothing happens while nobody types.
@MainActor
public final class PlainSession {
  private let conversation: PlainConversation
  private let host: ViewHost
  private let input: Int32
  private let output: Int32
  private let echo: TerminalEcho
  private var transcript = Transcript()
  private var lines = LineBuffer()
  private let mayLeave: Bool
  private var reading: (any DispatchSourceRead)?
  private var signals: ReceivedSignals?
  private var isChangeNoted = false
  private var ending: PlainEnding?
  private var ended: CheckedContinuation<PlainEnding, Never>?

  /// - Parameters:
  ///   - input: where lines are read; it stays open.
  ///   - output: where the transcript is written; it stays open.
  public init(
    host: ViewHost, options: PlainOptions = PlainOptions(), clock: any FormClock, input: Int32, output: Int32
  ) {
    self.host = host
    self.input = input
    self.output = output
    echo = TerminalEcho(descriptor: input)
    mayLeave = options.mayLeave
    conversation = PlainConversation(host: host, options: options, clock: clock)
  }

  /// Holds the conversation to its end. On a signal that ends the process the terminal is as it was; the caller
  /// lets the signal act.
  public func run() async -> PlainEnding {
    // The closures hold the session weakly: it must live until the end.
    defer { withExtendedLifetime(self) {} }
    return await withCheckedContinuation { ended in
      self.ended = ended
      conversation.output = { [weak self] in self?.write($0) }
      host.invalidated = { [weak self] in self?.noteChange() }
      signals = ReceivedSignals(
        [SIGINT, SIGTERM, SIGHUP, SIGTSTP] + (mayLeave ? [] : [SIGQUIT])
      ) { [weak self] in self?.received($0) }
      startReading()
      conversation.start()
    }
  }

  /// The host is done with the form: the conversation ends as sent.
  public func finish() {
    // The host may say so in the middle of the change that the conversation has yet to tell.
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.conversation.finish() }
    }
  }

  /// Says what does not come from the form, such as how much time is left, and asks again. Before the run it is what
  /// is said first.
  public func announce(_ text: SafeText) { conversation.announce(text) }

  private func startReading() {
    let source = DispatchSource.makeReadSource(fileDescriptor: input, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.setCancelHandler { [weak self] in MainActor.assumeIsolated { self?.readingIsOver() } }
    source.resume()
    reading = source
    readSoon()
  }

  /// Reads once more in the next turn of the queue. The source alone is not enough: it says nothing of an end that
  /// comes together with the last bytes of a pipe, nor of devices such as /dev/null.
  private func readSoon() {
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.read() } }
  }

  /// Takes what has come, if anything has; it never waits.
  private func read() {
    var waiting = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    guard let reading, !reading.isCancelled, poll(&waiting, 1, 0) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(input, &buffer, buffer.count)
    if count > 0 {
      for line in lines.take(buffer.prefix(count)) { receive(line) }
      readSoon()
    } else if count == 0, !mayLeave, echo.isTerminal, waiting.revents & Int16(POLLHUP | POLLERR) == 0 {
      // Ctrl-D on a terminal that is still there.
      conversation.interrupt()
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      reading.cancel()
      if let rest = lines.takeRest() { receive(rest) }
      conversation.receiveEndOfInput()
    }
  }

  private func readingIsOver() {
    reading = nil
    finishRun()
  }

  private func receive(_ line: String) {
    if echo.isTerminal { transcript.lineWasEchoed() }
    conversation.receive(line: line)
  }

  private func write(_ block: [PlainOutput]) {
    // Before the question stands there: who answers at once must not see a secret.
    switch block.last {
    case .prompt(_, let isSecret): echo.show(!isSecret)
    case .line: echo.show(true)
    case .end, nil: break
    }
    send(transcript.text(for: block))
    if case .end(let ending) = block.last { end(ending) }
  }

  private func end(_ ending: PlainEnding) {
    self.ending = ending
    echo.show(true)
    reading?.cancel()
    signals?.stop()
    signals = nil
    host.invalidated = nil
    finishRun()
  }

  /// Returns from `run` once the conversation has ended and the input is let go, so that it may be closed.
  private func finishRun() {
    guard let ending, reading == nil else { return }
    ended?.resume(returning: ending)
    ended = nil
  }

  /// Writes all of a text, waiting while the other end does not take it.
  private func send(_ text: String) {
    var rest = ArraySlice(text.utf8)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Tells the conversation once for all changes of this turn of the main queue.
  private func noteChange() {
    guard !isChangeNoted else { return }
    isChangeNoted = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.tellChange() }
    }
  }

  private func tellChange() {
    isChangeNoted = false
    conversation.hostChanged()
  }

  private func received(_ signal: Int32) {
    switch signal {
    case SIGINT:
      if echo.isTerminal { transcript.interruptWasEchoed() }
      conversation.interrupt()
    case SIGTSTP where !mayLeave, SIGQUIT where !mayLeave: break
    case SIGTSTP:
      echo.show(true)
      signals?.actByDefault(SIGTSTP)
      conversation.repeatPrompt()
    default:
      conversation.end(by: signal)
    }
  }
}
