import Glibc
import Testing

/// A terminal whose other end a test holds.
final class PseudoTerminal {
  let master: Int32
  /// The end that the program under test reads and writes.
  let slave: Int32
  private(set) var output = ""

  init() throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    try #require(openpty(&ends.master, &ends.slave, nil, nil, nil) == 0)
    (master, slave) = ends
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(slave)
    close(master)
  }

  /// Whether what is typed is shown.
  var echoes: Bool {
    var settings = termios()
    return tcgetattr(slave, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Takes what was written until it ends with a text, for ten seconds at most.
  @MainActor
  func wait(for end: String) async -> Bool {
    await wait { $0.output.hasSuffix(end) }
  }

  /// Takes what was written until a state is reached, for ten seconds at most.
  @MainActor
  func wait(until isReached: (PseudoTerminal) -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      take()
      if isReached(self) { return true }
      await Task.yield()
    }
    return false
  }

  private func take() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &buffer, buffer.count)
    if count > 0 { output += String(decoding: buffer.prefix(count), as: UTF8.self) }
  }
}
