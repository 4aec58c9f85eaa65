import Glibc
import Testing

/// A pipe whose ends are closed with it, and that programs started meanwhile do not inherit.
final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeWriting()
    close(reading)
  }

  func closeWriting() {
    guard writing >= 0 else { return }
    close(writing)
    writing = -1
  }

  /// All that was written; nothing can be written afterwards.
  func contents() -> String {
    closeWriting()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(reading, &buffer, buffer.count), count > 0 { bytes += buffer.prefix(count) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
