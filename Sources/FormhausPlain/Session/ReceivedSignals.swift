import Dispatch
import Glibc

/// Receives signals on the main queue in place of their default action, until it is stopped.
@MainActor
final class ReceivedSignals {
  private var sources: [any DispatchSourceSignal] = []
  private var previous: [(number: Int32, action: sigaction)] = []

  /// - Parameter received: called with the number of each signal.
  init(_ numbers: [Int32], received: @escaping @MainActor (Int32) -> Void) {
    for number in numbers {
      ignore(number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { received(number) } }
      source.resume()
      sources.append(source)
    }
  }

  /// Gives the signals back to their earlier actions.
  func stop() {
    for source in sources { source.cancel() }
    sources = []
    for entry in previous {
      var action = entry.action
      sigaction(entry.number, &action, nil)
    }
    previous = []
  }

  /// Lets a signal act once as it does by default, such as stopping the process; returns when the process goes on.
  func actByDefault(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    var ours = sigaction()
    sigaction(number, &action, &ours)
    raise(number)
    sigaction(number, &ours, nil)
  }

  private func ignore(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_IGN
    var old = sigaction()
    guard sigaction(number, &action, &old) == 0 else { return }
    previous.append((number, old))
  }
}
