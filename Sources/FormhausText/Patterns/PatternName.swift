/// The name of a group: an identifier of ECMAScript, in which letters may be written as `\u` escapes.
enum PatternName {
  /// Reads a name and its `>`; `end` is the unit behind it.
  static func read(_ units: [UInt16], at offset: Int) throws(PatternError) -> (name: ExactString, end: Int) {
    var name: [UInt16] = []
    var index = offset
    while index < units.count, units[index] != 0x3E {
      guard units[index] == 0x5C else {
        name.append(units[index])
        index += 1
        continue
      }
      guard let (escaped, end) = escape(units, at: index) else {
        throw .invalid("invalid escape in the name of a group", at: index)
      }
      name += escaped
      index = end
    }
    let text = String(decoding: name, as: UTF16.self)
    guard index < units.count, isIdentifier(text), Array(text.utf16) == name else {
      throw .invalid("invalid name of a group", at: offset)
    }
    return (ExactString(text), index + 1)
  }

  /// Reads `\uHHHH` or `\u{H...}`.
  private static func escape(_ units: [UInt16], at offset: Int) -> (units: [UInt16], end: Int)? {
    guard offset + 2 < units.count, units[offset + 1] == 0x75 else { return nil }
    if units[offset + 2] != 0x7B {
      return hexValue(units[(offset + 2)...].prefix(4), count: 4).map { ([UInt16($0)], offset + 6) }
    }
    guard let close = units[offset...].firstIndex(of: 0x7D) else { return nil }
    guard let code = hexValue(units[(offset + 3)..<close], count: nil) else { return nil }
    return Unicode.Scalar(code).map {
      (Array(UTF16.encode($0) ?? UTF16.encodedReplacementCharacter), close + 1)
    }
  }

  /// The value of hexadecimal digits, `count` of them or any number; nil beyond U+10FFFF.
  static func hexValue(_ digits: ArraySlice<UInt16>, count: Int?) -> UInt32? {
    guard !digits.isEmpty, count == nil || digits.count == count else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard let digit = digit.hexDigit else { return nil }
      value = value << 4 | digit
      if value > 0x10FFFF { return nil }
    }
    return value
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isIDStart || first == "$" || first == "_"
    else { return false }
    return name.unicodeScalars.allSatisfy {
      $0.properties.isIDContinue || $0 == "$" || $0 == "\u{200C}" || $0 == "\u{200D}"
    }
  }
}

extension UInt16 {
  /// The value of a hexadecimal digit.
  var hexDigit: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self - 0x30)
    case 0x41...0x46: UInt32(self - 0x37)
    case 0x61...0x66: UInt32(self - 0x57)
    default: nil
    }
  }

  var isDecimalDigit: Bool { 0x30...0x39 ~= self }
  var isASCIILetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
}
