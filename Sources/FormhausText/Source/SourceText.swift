/// A text as it was read, with the name that messages give it (a file name, `standard input`).
public struct SourceText: Sendable, Hashable {
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The line and column of a byte; an offset outside the text is moved to its nearest end.
  public func location(ofByte offset: Int) -> SourceLocation {
    let end = min(max(offset, 0), bytes.count)
    var line = 1
    var start = 0
    for index in 0..<end where bytes[index] == 0x0A {
      line += 1
      start = index + 1
    }
    let column = bytes[start..<end].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return SourceLocation(line: line, column: column)
  }

  /// The text of a line counted from 1, without its line end; empty when there is no such line.
  ///
  /// Bytes that are not UTF-8 become U+FFFD. The text is foreign: it needs `SafeText` before it is shown.
  public func line(_ number: Int) -> String {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    let line = lines[number - 1]
    return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }
}
