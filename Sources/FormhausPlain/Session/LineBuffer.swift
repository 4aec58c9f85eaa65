/// Cuts incoming bytes into lines.
struct LineBuffer {
  /// The most bytes of a line; what is beyond is dropped.
  static let longestLine = 1 << 20

  private var bytes: [UInt8] = []

  /// Takes bytes and gives the lines that they complete, without their line feeds; bytes that are not UTF-8 become
  /// U+FFFD.
  mutating func take(_ new: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in new {
      if byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: bytes, as: UTF8.self))
        bytes.removeAll(keepingCapacity: true)
      } else if bytes.count < LineBuffer.longestLine {
        bytes.append(byte)
      }
    }
    return lines
  }

  /// The last line when it lacks its line feed; nil when nothing is left.
  mutating func takeRest() -> String? {
    guard !bytes.isEmpty else { return nil }
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
