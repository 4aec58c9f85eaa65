import Dispatch
import Glibc
import NcursesTerminal

/// Holds signals that would end the program at once, so that it can end its children first.
@MainActor
final class EndingSignals {
  private static let held = [SIGINT, SIGTERM, SIGHUP]
  private var sources: [any DispatchSourceSignal] = []
  private var received: Int32?

  /// Calls `end` at the first signal.
  init(_ end: @escaping @MainActor () -> Void) {
    for number in EndingSignals.held {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        MainActor.assumeIsolated {
          guard self.received == nil else { return }
          self.received = number
          end()
        }
      }
      source.activate()
      sources.append(source)
    }
  }

  /// Lets the signals through again; ends the program by the one that came.
  func release() {
    for source in sources { source.cancel() }
    sources = []
    for number in EndingSignals.held { signal(number, SIG_DFL) }
    if let received { NcursesTerminal.dieBy(signal: received) }
  }
}
