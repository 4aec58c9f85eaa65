import Dispatch
import Glibc

/// Signals as events of the main queue in place of their default action, until it is stopped; one at a time in a
/// process.
///
/// Dispatch has sources for signals, but here they cannot be made anew once they were cancelled.
@MainActor
package final class ReceivedSignals {
  private var source: (any DispatchSourceRead)?
  private var previous: [(number: Int32, action: sigaction)] = []

  /// - Parameter received: called with the number of each signal.
  package init(_ numbers: [Int32], received: @escaping @MainActor (Int32) -> Void) {
    guard signalPipe.reading >= 0 else { return }
    // Each watch reads on a descriptor of its own, which is closed with it.
    let descriptor = dup(signalPipe.reading)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        var number: UInt8 = 0
        while read(descriptor, &number, 1) == 1 { received(Int32(number)) }
      }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
    for number in numbers { watch(number) }
  }

  /// Gives the signals back to their earlier actions.
  package func stop() {
    for entry in previous {
      var action = entry.action
      sigaction(entry.number, &action, nil)
    }
    previous = []
    source?.cancel()
    source = nil
  }

  /// Lets a signal act once as it does by default, such as stopping the process; returns when the process goes on.
  func actByDefault(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    var ours = sigaction()
    sigaction(number, &action, &ours)
    // The threads that serve the main queue hold signals back; this one has to act here and now.
    var signals = sigset_t()
    var held = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, &held)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &held, nil)
    sigaction(number, &ours, nil)
  }

  private func watch(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = noteSignal
    action.sa_flags = SA_RESTART
    var old = sigaction()
    guard sigaction(number, &action, &old) == 0 else { return }
    previous.append((number, old))
  }
}

/// The handler: nothing but a write.
private func noteSignal(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  write(signalPipe.writing, &byte, 1)
  errno = error
}

/// Carries the numbers of signals from their handler to the main queue; neither end ever blocks.
private let signalPipe: (reading: Int32, writing: Int32) = {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return (-1, -1) }
  for end in ends {
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
  }
  return (ends[0], ends[1])
}()
