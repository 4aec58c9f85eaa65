import CNcurses
import CTerminalGuard
import Glibc
import Surface

/// An open terminal: its descriptor and what can be asked of it.
struct Tty {
  let descriptor: Int32

  /// Opens the terminal at `path` without making it the controlling one.
  static func open(_ path: String) throws(TerminalError) -> Tty {
    let descriptor = Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotOpen(path: path) }
    guard isatty(descriptor) == 1 else {
      Glibc.close(descriptor)
      throw .notATerminal(path: path)
    }
    return Tty(descriptor: descriptor)
  }

  func close() {
    Glibc.close(descriptor)
  }

  /// A buffered file on the same terminal, with a descriptor of its own.
  func file(_ mode: String) -> UnsafeMutablePointer<FILE>? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return nil }
    guard let file = fdopen(copy, mode) else {
      Glibc.close(copy)
      return nil
    }
    return file
  }

  /// The terminal's extent in cells, at most 1,000 each way; nil when it does not tell.
  var size: Size? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard fh_window_size(descriptor, &columns, &rows) == 0 else { return nil }
    return Size(columns: min(Int(columns), 1000), rows: min(Int(rows), 1000))
  }

  /// Bytes written and not yet taken by the terminal.
  var unsentBytes: Int { Int(fh_unsent_bytes(descriptor)) }

  /// Whether the program may touch the terminal: it is in the foreground, or the terminal is not its
  /// controlling one and knows no foreground.
  var isForeground: Bool {
    let foreground = tcgetpgrp(descriptor)
    return foreground < 0 || foreground == getpgrp()
  }

  /// Waits until the program may touch the terminal: in the background it stops, as a program does that
  /// reads there. Returns false when it cannot be stopped. Needs the signals to be watched.
  func awaitForeground() -> Bool {
    while !isForeground {
      if fh_guard_stop(SIGTTIN) == 0 { return false }
    }
    return true
  }

  /// The modes now; nil when the terminal is gone.
  var modes: termios? {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 ? modes : nil
  }

  func set(_ modes: termios) {
    var modes = modes
    tcsetattr(descriptor, TCSANOW, &modes)
  }

  /// Drops what has been typed and not read.
  func dropInput() {
    tcflush(descriptor, TCIFLUSH)
  }

  /// What the terminal has for the program now.
  func readiness() -> Readiness {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 0) >= 0 else { return .nothing }
    let ended = Int16(POLLHUP) | Int16(POLLERR) | Int16(POLLNVAL)
    if entry.revents & ended != 0 { return .gone }
    return entry.revents & Int16(POLLIN) != 0 ? .input : .nothing
  }

  enum Readiness {
    case nothing, input, gone
  }

  /// Bytes as they are, up to `limit`; nil when there are none to be had.
  func read(upTo limit: Int) -> [UInt8]? {
    guard readiness() == .input else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, limit))
    }
    return bytes.isEmpty ? nil : bytes
  }

  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
