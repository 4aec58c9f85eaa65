import Glibc

/// Moves bytes to and from a child until it is gone; to be run on a thread of its own.
struct ChildPump {
  /// How long a cancelled child may take to clean up before it is killed.
  static let grace = Duration.seconds(2)
  private static let chunk = 65_536
  /// Reads that empty a pipe of a mebibyte, the most that a pipe holds.
  private static let lastReads = 17

  /// The program's ends of the pipes.
  private enum Stream: Int, CaseIterable {
    case input, output, errors, wake
  }

  private let pid: pid_t
  /// By stream; nil once closed.
  private var ends: [Descriptor?]
  private let source: ChildInput
  /// What is taken from the source and not yet written.
  private var input: ArraySlice<UInt8> = []
  private var isInputClosed = false
  private var output: ChildOutput
  /// Hears at once what the child prints; it is not kept then.
  private let printed: ((ArraySlice<UInt8>) -> Void)?
  private var errors = ChildOutput(.tail)
  private var hasEnded = false
  private var wasCancelled = false
  /// When what is left of a cancelled child is killed.
  private var deadline: ContinuousClock.Instant?
  private var buffer = [UInt8](repeating: 0, count: chunk)

  init(
    pid: pid_t, pipes: ChildPipes, wake: Descriptor, input: ChildInput, outputLimit: Int,
    printed: ((ArraySlice<UInt8>) -> Void)? = nil
  ) {
    self.pid = pid
    source = input
    self.printed = printed
    output = ChildOutput(.head, limit: outputLimit)
    ends = [pipes.input.write, pipes.output.read, pipes.errors.read, wake]
    for end in ends.compactMap(\.self) { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
  }

  /// Serves the child until it is gone and reaped.
  mutating func run() -> FinishedChild {
    // A child that does not read its input is no reason to end.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    takeInput()
    while !isDone { serve(ready()) }
    // Whatever still writes is not waited for; what the child wrote is in the pipes, at most their size.
    for stream in [Stream.output, .errors] {
      for _ in 0..<ChildPump.lastReads where !read(stream) { break }
    }
    if wasCancelled { kill(-pid, SIGKILL) }
    for stream in Stream.allCases where stream != .wake { close(stream) }
    var info = siginfo_t()
    while waitid(P_PID, id_t(pid), &info, WEXITED) != 0, errno == EINTR {}
    return FinishedChild(
      end: ChildEnd(code: info.si_code, status: info._sifields._sigchld.si_status),
      wasCancelled: wasCancelled, output: output, errors: errors)
  }

  /// The child has ended; when it was cancelled, so have those that it left behind with its outputs.
  private var isDone: Bool {
    hasEnded && (!wasCancelled || self[.output] == nil && self[.errors] == nil)
  }

  private subscript(stream: Stream) -> Descriptor? { ends[stream.rawValue] }

  private mutating func close(_ stream: Stream) {
    self[stream]?.close()
    ends[stream.rawValue] = nil
  }

  /// Waits until something can be moved, or for the deadline.
  private func ready() -> [Stream] {
    var wanted = Stream.allCases.map { stream in
      // An input that only waits for more would tell again and again that nobody reads it any more.
      let isIdle = stream == .input && input.isEmpty
      return pollfd(
        fd: isIdle ? -1 : self[stream]?.number ?? -1, events: Int16(stream == .input ? POLLOUT : POLLIN),
        revents: 0)
    }
    let timeout = deadline.map { max(0, Int32(clamping: Int(($0 - .now) / .milliseconds(1)) + 1)) } ?? -1
    _ = poll(&wanted, nfds_t(wanted.count), timeout)
    return Stream.allCases.filter { wanted[$0.rawValue].revents != 0 }
  }

  private mutating func serve(_ ready: [Stream]) {
    for stream in ready {
      switch stream {
      case .input: feed()
      case .output, .errors: read(stream)
      case .wake: listen()
      }
    }
    if let deadline, deadline <= .now {
      self.deadline = nil
      kill(-pid, SIGKILL)
      close(.output)
      close(.errors)
    }
  }

  private mutating func feed() {
    guard let end = self[.input] else { return }
    let count = input.withUnsafeBytes { write(end.number, $0.baseAddress, min($0.count, ChildPump.chunk)) }
    if count > 0 { input = input.dropFirst(count) }
    let isRefused = count < 0 && errno != EAGAIN && errno != EINTR
    if isRefused { input = [] }
    if isRefused || input.isEmpty && isInputClosed { close(.input) }
  }

  private mutating func takeInput() {
    let (bytes, isClosed) = source.take()
    if self[.input] != nil { input += bytes }
    isInputClosed = isClosed
    if input.isEmpty, isInputClosed { close(.input) }
  }

  /// Reads once; false when there is nothing more for now.
  @discardableResult
  private mutating func read(_ stream: Stream) -> Bool {
    guard let end = self[stream] else { return false }
    let count = Glibc.read(end.number, &buffer, buffer.count)
    if count > 0 {
      switch (stream, printed) {
      case (.output, let printed?): printed(buffer[..<count])
      case (.output, nil): output.append(buffer[..<count])
      default: errors.append(buffer[..<count])
      }
      return true
    }
    if count < 0, errno == EINTR { return true }
    if count == 0 || errno != EAGAIN { close(stream) }
    return false
  }

  /// Hears of the child's end, that it is to end, or that there is more for it.
  private mutating func listen() {
    guard let end = self[.wake] else { return }
    let count = Glibc.read(end.number, &buffer, buffer.count)
    for message in buffer.prefix(max(0, count)).compactMap(ChildProcess.Message.init(rawValue:)) {
      switch message {
      case .ended: hasEnded = true
      case .cancel: cancel()
      case .input: takeInput()
      }
    }
  }

  private mutating func cancel() {
    guard !wasCancelled else { return }
    wasCancelled = true
    deadline = .now + ChildPump.grace
    kill(-pid, SIGTERM)
    // A stopped child would not hear it.
    kill(-pid, SIGCONT)
  }
}
