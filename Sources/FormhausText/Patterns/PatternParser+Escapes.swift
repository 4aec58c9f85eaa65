extension PatternParser {
  /// Reads an escape outside a class.
  mutating func atomEscape() throws(PatternError) -> PatternNode.Kind {
    let start = position
    guard let letter = unit(after: 1) else { throw .invalid("a backslash at the end", at: start) }
    if letter == 0x62 || letter == 0x42 {
      position += 2
      return .wordBoundary(isNegated: letter == 0x42)
    }
    if let set = UnitSet(classLetter: letter) {
      position += 2
      return .set(set)
    }
    if 0x31...0x39 ~= letter, let number = reference() { return .reference(number) }
    if letter == 0x6B, !outline.names.isEmpty { return .reference(try namedReference()) }
    return .unit(try unitEscape())
  }

  /// Reads `\12` if there are so many groups.
  private mutating func reference() -> Int? {
    var number = 0
    var index = position + 1
    while index < units.count, units[index].isDecimalDigit, number <= outline.captures {
      number = number * 10 + Int(units[index] - 0x30)
      index += 1
    }
    guard number <= outline.captures else { return nil }
    position = index
    return number
  }

  private mutating func namedReference() throws(PatternError) -> Int {
    let start = position
    position += 2
    guard take(0x3C) else { throw .invalid(#"\k without the name of a group"#, at: start) }
    let (name, end) = try PatternName.read(units, at: position)
    guard let number = outline.names[name] else { throw .invalid(#"\k names no group"#, at: start) }
    position = end
    return number
  }

  /// Reads an escape that stands for one unit, inside a class or outside.
  mutating func unitEscape() throws(PatternError) -> UInt16 {
    let start = position
    guard let letter = unit(after: 1) else { throw .invalid("a backslash at the end", at: start) }
    position += 2
    switch letter {
    case 0x74: return 0x09
    case 0x6E: return 0x0A
    case 0x76: return 0x0B
    case 0x66: return 0x0C
    case 0x72: return 0x0D
    case 0x63: return controlEscape()
    case 0x78: return hexEscape(digits: 2) ?? letter
    case 0x75: return hexEscape(digits: 4) ?? letter
    case 0x30...0x37: return octalEscape(letter)
    case 0x6B where !outline.names.isEmpty: throw .invalid(#"\k without the name of a group"#, at: start)
    default: return letter
    }
  }

  /// `\cA`; without a letter the backslash stands for itself and the `c` comes next.
  private mutating func controlEscape() -> UInt16 {
    guard let unit, unit.isASCIILetter else {
      position -= 1
      return 0x5C
    }
    position += 1
    return unit & 0x1F
  }

  private mutating func hexEscape(digits: Int) -> UInt16? {
    guard let value = PatternName.hexValue(units[position...].prefix(digits), count: digits) else {
      return nil
    }
    position += digits
    return UInt16(value)
  }

  /// One to three octal digits, at most 377.
  private mutating func octalEscape(_ first: UInt16) -> UInt16 {
    var value = first - 0x30
    let more = value <= 3 ? 2 : 1
    for _ in 0..<more {
      guard let unit, 0x30...0x37 ~= unit else { break }
      value = value << 3 | (unit - 0x30)
      position += 1
    }
    return value
  }

  /// The unit some places after the position; nil beyond the end.
  func unit(after distance: Int) -> UInt16? {
    position + distance < units.count ? units[position + distance] : nil
  }
}
