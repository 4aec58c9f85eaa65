import CTerminalGuard
import Dispatch
import Glibc
import Surface

extension NcursesTerminal {
  /// Lets the main queue call when there is something to read.
  func listen(_ session: TerminalSession) {
    // A source must not outlive its descriptor, and it is cancelled later than asked: it gets one of its own.
    let copy = fcntl(session.tty.descriptor, F_DUPFD_CLOEXEC, 3)
    inputSource = source(copy) { [weak self] in self?.readKeys() }
    inputSource?.setCancelHandler { close(copy) }
    signalSource = source(session.signals.descriptor) { [weak self] in self?.readSignals() }
    inputSource?.activate()
    signalSource?.activate()
  }

  private func source(
    _ descriptor: Int32, _ handler: @escaping @MainActor @Sendable () -> Void
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(handler) }
    return source
  }

  private func readKeys() {
    guard let session else { return }
    fh_guard_cover_thread()
    // A terminal that is not the controlling one sends no signal when its size changes.
    if takeSize(session) { emit(.resize(size)) }
    let (events, outcome) = session.reader.read(at: now)
    for event in events where isRunning { emit(event) }
    guard isRunning else { return }
    switch outcome {
    case .open: setTimer(session)
    case .background: awaitForeground(session)
    case .gone: hangUp()
    }
  }

  /// The terminal is gone: nothing is read from it any more, so that its end is not told for ever.
  private func hangUp() {
    inputSource?.cancel()
    inputSource = nil
    emit(.hangup)
  }

  private func readSignals() {
    guard let session else { return }
    fh_guard_cover_thread()
    for number in session.signals.read() where isRunning {
      switch number {
      case SIGWINCH:
        if takeSize(session) { emit(.resize(size)) }
      case SIGTSTP:
        stopProcess(session)
      case SIGCONT:
        continueProcess(session)
      default:
        emit(.signal(number))
      }
    }
  }

  /// Sets a timer for what is half read, unless one is set already.
  private func setTimer(_ session: TerminalSession) {
    guard !isTimerSet, let deadline = session.reader.deadline else { return }
    isTimerSet = true
    let wait = max(.zero, deadline - now)
    let (seconds, attoseconds) = wait.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000) + 1_000_000
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [weak self] in
      MainActor.assumeIsolated { self?.expire() }
    }
  }

  private func expire() {
    isTimerSet = false
    guard let session else { return }
    // What has come in the meantime is in time.
    readKeys()
    guard isRunning else { return }
    for event in session.reader.expire(at: now) where isRunning { emit(event) }
    if isRunning { setTimer(session) }
  }

  /// The time since the system started.
  private var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
