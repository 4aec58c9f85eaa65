import CNcurses
import CTerminalGuard
import Glibc
import Surface

extension NcursesTerminal {
  public func suspend() {
    guard let session else { return }
    stopProcess(session)
  }

  /// Gives the terminal back, stops the process group, and takes the terminal over again when continued.
  func stopProcess(_ session: TerminalSession) {
    // The first process of a session has nobody who could continue it.
    guard getsid(0) != getpid() else { return }
    session.leave(rows: size.rows)
    _ = fh_guard_stop(SIGTSTP)
    resume(session)
  }

  /// The process runs again after a stop that it did not see coming.
  func continueProcess(_ session: TerminalSession) {
    if session.tty.isForeground { session.leave(rows: size.rows) }
    resume(session)
  }

  /// The terminal belongs to somebody else: stops until it is given back.
  func awaitForeground(_ session: TerminalSession) {
    resume(session)
  }

  private func resume(_ session: TerminalSession) {
    guard session.tty.awaitForeground() else {
      emit(.hangup)
      return
    }
    let pending = session.signals.read().filter { SignalPipe.ending.contains($0) }
    session.enter()
    // The next frame is drawn as a whole. What was shown before may not fit any more.
    shown = nil
    emit(takeSize(session) ? .resize(size) : .resumed)
    for number in pending where isRunning { emit(.signal(number)) }
  }
}
