/// Puts the bytes of UTF-8 together, across any pause between them.
struct ScalarAssembler: Sendable {
  private var bytes: [UInt8] = []
  private var length = 0

  /// What a byte made.
  enum Outcome: Equatable {
    /// The character goes on.
    case unfinished
    case scalar(Unicode.Scalar)
    /// The byte cannot follow the ones before it, which were no character.
    case broken
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Takes the next byte. After `.broken` the byte has not been taken.
  mutating func receive(_ byte: UInt8) -> Outcome {
    if bytes.isEmpty {
      length = ScalarAssembler.length(of: byte)
      if length == 0 { return .scalar("\u{FFFD}") }
    } else if byte & 0xC0 != 0x80 {
      bytes = []
      return .broken
    }
    bytes.append(byte)
    if bytes.count < length { return .unfinished }
    defer { bytes = [] }
    guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first else {
      return .scalar("\u{FFFD}")
    }
    return .scalar(scalar)
  }

  /// The bytes of the character that starts with `byte`; 0 when none does.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }
}
