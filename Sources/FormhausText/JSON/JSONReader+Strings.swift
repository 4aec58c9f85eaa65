extension JSONReader {
  /// Reads a string from its opening quote to behind its closing quote.
  mutating func string() throws(JSONSyntaxError) -> String {
    let opening = position
    position += 1
    var start = position
    var decoded: [UInt8] = []
    while let byte {
      switch byte {
      case 0x22:
        let tail = start..<position
        position += 1
        return decoded.isEmpty ? text(tail) : String(decoding: decoded + bytes[tail], as: UTF8.self)
      case 0x5C:
        decoded += bytes[start..<position]
        decoded += try escape().utf8Bytes
        start = position
      case 0..<0x20:
        throw error("\(found) inside a string must be written as an escape", at: position)
      case 0x20..<0x80:
        position += 1
      default:
        guard let length = lengthOfSequence(at: position) else {
          throw error("the bytes here are not UTF-8", at: position)
        }
        position += length
      }
    }
    throw error("the string that starts here has no closing quote", at: opening)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Reads an escape from its backslash on.
  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let letter = byte else { throw expected("an escape after the backslash") }
    position += 1
    switch letter {
    case 0x22, 0x2F, 0x5C: return Unicode.Scalar(letter)
    case 0x62: return "\u{8}"
    case 0x66: return "\u{C}"
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x75: return try unicodeEscape(from: start)
    default:
      position -= 1
      throw expected(#"one of " \ / b f n r t u after the backslash"#)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try hexUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, byte == 0x5C, position + 1 < range.upperBound, bytes[position + 1] == 0x75 {
      position += 2
      let low = try hexUnit()
      if 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw error("the escape is half of a surrogate pair without its other half", at: start)
  }

  private mutating func hexUnit() throws(JSONSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw expected(#"four hexadecimal digits after \u"#)
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  /// How many bytes the well-formed UTF-8 sequence at an offset has; nil when there is none.
  func lengthOfSequence(at offset: Int) -> Int? {
    bytes.lengthOfUTF8Sequence(at: offset).flatMap { offset + $0 <= range.upperBound ? $0 : nil }
  }
}

extension Unicode.Scalar {
  fileprivate var utf8Bytes: UTF8.EncodedScalar {
    UTF8.encode(self) ?? UTF8.encodedReplacementCharacter
  }
}

extension [UInt8] {
  /// How many bytes the well-formed UTF-8 sequence at an offset has; nil when there is none.
  func lengthOfUTF8Sequence(at offset: Int) -> Int? {
    guard indices.contains(offset) else { return nil }
    // Unicode table 3-7: the second byte's range keeps out overlong forms, surrogates and what lies past U+10FFFF.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch self[offset] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= count, second.contains(self[offset + 1]) else { return nil }
    for index in (offset + 2)..<(offset + length) where self[index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
