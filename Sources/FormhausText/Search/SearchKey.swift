/// A text as a search compares it: without case, accents or the width of letters, a run of blanks as one space.
public struct SearchKey: Sendable, Hashable {
  /// UTF-8; neither the first nor the last byte is a space.
  let bytes: [UInt8]

  public init(_ text: String) {
    var bytes: [UInt8] = []
    SearchKey.append(text, to: &bytes)
    if bytes.last == SearchKey.blank { bytes.removeLast() }
    self.bytes = bytes
  }

  /// The text that is compared.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  static let blank: UInt8 = 0x20

  /// Adds a text as it is compared, without blanks at its beginning.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let start = bytes.count
    text.withUTF8 { source in
      var index = 0
      while index < source.count {
        let byte = source[index]
        index += 1
        if byte > SearchKey.blank, byte < 0x80 {
          bytes.append(byte.lowercasedASCII)
        } else if byte <= SearchKey.blank {
          appendBlank(to: &bytes, after: start)
        } else {
          index +=
            appendScalar(UnsafeBufferPointer(rebasing: source[(index - 1)...]), to: &bytes, after: start) - 1
        }
      }
    }
  }

  /// Adds the scalar at the beginning of some UTF-8; gives how many bytes it takes there.
  private static func appendScalar(
    _ source: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], after start: Int
  ) -> Int {
    var decoder = UTF8()
    var iterator = source.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return 1 }
    if scalar.properties.isWhitespace {
      appendBlank(to: &bytes, after: start)
    } else {
      LetterFolding.standard.append(scalar, to: &bytes)
    }
    return UTF8.width(scalar)
  }

  private static func appendBlank(to bytes: inout [UInt8], after start: Int) {
    if bytes.count > start, bytes.last != blank { bytes.append(blank) }
  }
}
