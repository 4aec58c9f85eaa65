import Glibc

/// An error of the system as people read it.
struct SystemError: Error, Equatable, CustomStringConvertible {
  let code: Int32

  /// The error that the last call left behind.
  static var last: SystemError { SystemError(code: errno) }

  var description: String { String(cString: strerror(code)) }
}

/// An open file of the system.
struct Descriptor: Equatable, Sendable {
  let number: Int32

  static let standardInput = Descriptor(number: STDIN_FILENO)
  static let standardOutput = Descriptor(number: STDOUT_FILENO)
  static let standardError = Descriptor(number: STDERR_FILENO)

  var isTerminal: Bool { isatty(number) == 1 }

  /// Opens a file that children do not inherit.
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) -> Descriptor {
    while true {
      let number = Glibc.open(path, flags | O_CLOEXEC, mode)
      if number >= 0 { return Descriptor(number: number) }
      if errno != EINTR { throw .last }
    }
  }

  func close() { _ = Glibc.close(number) }

  /// The type and permissions of what it is open on.
  var mode: mode_t {
    get throws(SystemError) {
      var status = stat()
      guard fstat(number, &status) == 0 else { throw .last }
      return status.st_mode
    }
  }

  /// Reads up to `limit` bytes at most, or to the end.
  func read(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let wanted = min(chunk.count, limit - bytes.count)
      let count = Glibc.read(number, &chunk, wanted)
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        throw .last
      }
    }
    return bytes
  }

  /// Reads once into a buffer and tells how many bytes there were; 0 at the end.
  func readSome(_ buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      let count = Glibc.read(number, &buffer, buffer.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        try wait(for: POLLIN)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Whether reading would not wait.
  var hasInput: Bool {
    var wanted = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) > 0
  }

  /// Writes everything.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try wait(for: POLLOUT)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Returns once all that was written is on the disk, where the file lies on one.
  func synchronize() throws(SystemError) {
    if fsync(number) != 0, errno != EINVAL { throw .last }
  }

  private func wait(for event: Int32) throws(SystemError) {
    var wanted = pollfd(fd: number, events: Int16(event), revents: 0)
    if poll(&wanted, 1, -1) < 0, errno != EINTR { throw .last }
  }
}
