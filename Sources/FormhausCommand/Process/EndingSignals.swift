import FormhausPlain
import Glibc
import NcursesTerminal

/// Holds signals that would end the program at once, so that it can end its children first.
@MainActor
final class EndingSignals {
  private var signals: ReceivedSignals?
  private var received: Int32?

  /// Calls `end` at the first signal.
  init(_ end: @escaping @MainActor () -> Void) {
    signals = ReceivedSignals([SIGINT, SIGTERM, SIGHUP]) { number in
      guard self.received == nil else { return }
      self.received = number
      end()
    }
  }

  /// Lets the signals through again; ends the program by the one that came.
  func release() {
    signals?.stop()
    signals = nil
    if let received { NcursesTerminal.dieBy(signal: received) }
  }
}
