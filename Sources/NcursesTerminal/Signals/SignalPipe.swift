import CTerminalGuard
import Glibc

/// The signals the program is told about, in the order they came.
@MainActor
struct SignalPipe {
  let descriptor: Int32

  /// Signals that ask the program to end.
  static let ending: Set<Int32> = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  /// Begins to watch; nil when there is no pipe to be had.
  init?() {
    let descriptor = fh_guard_watch()
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  /// The numbers of the signals since the last call, each once. One that asks the program to end stays due: it
  /// must come to `close` in time, whatever the terminal does.
  func read() -> [Int32] {
    var numbers: [Int32] = []
    var byte: UInt8 = 0
    while Glibc.read(descriptor, &byte, 1) == 1 {
      let number = Int32(byte)
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers
  }

  func close() {
    fh_guard_unwatch()
  }
}
