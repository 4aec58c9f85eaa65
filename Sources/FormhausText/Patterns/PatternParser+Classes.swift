extension PatternParser {
  /// One side of a range in a class.
  private enum ClassAtom {
    case unit(UInt16)
    case set(UnitSet)

    var ranges: [ClosedRange<UInt16>] {
      switch self {
      case .unit(let unit): [unit...unit]
      case .set(let set): set.ranges
      }
    }
  }

  /// Reads a class from its opening to behind its closing bracket.
  mutating func characterClass() throws(PatternError) -> UnitSet {
    let start = position
    position += 1
    let isInverted = take(0x5E)
    var ranges: [ClosedRange<UInt16>] = []
    while !take(0x5D) {
      guard unit != nil else { throw .invalid("a class is not closed", at: start) }
      ranges += try classRanges()
    }
    let set = UnitSet(ranges)
    return isInverted ? set.inverted : set
  }

  /// Reads one member or a range. Beside a set like `\d` a hyphen is only a hyphen.
  private mutating func classRanges() throws(PatternError) -> [ClosedRange<UInt16>] {
    let start = position
    let first = try classAtom()
    guard unit == 0x2D, let next = unit(after: 1), next != 0x5D else { return first.ranges }
    position += 1
    let last = try classAtom()
    guard case .unit(let low) = first, case .unit(let high) = last else {
      return first.ranges + [0x2D...0x2D] + last.ranges
    }
    guard low <= high else { throw .invalid("a range of a class is out of order", at: start) }
    return [low...high]
  }

  private mutating func classAtom() throws(PatternError) -> ClassAtom {
    guard let unit else { throw .invalid("a class is not closed", at: position) }
    guard unit == 0x5C else {
      position += 1
      return .unit(unit)
    }
    guard let letter = self.unit(after: 1) else { throw .invalid("a backslash at the end", at: position) }
    if let set = UnitSet(classLetter: letter) {
      position += 2
      return .set(set)
    }
    if letter == 0x62 {
      position += 2
      return .unit(0x08)
    }
    // Only in a class a control may also be named by a digit or an underscore.
    if letter == 0x63, let control = self.unit(after: 2), control.isDecimalDigit || control == 0x5F {
      position += 3
      return .unit(control & 0x1F)
    }
    return .unit(try unitEscape())
  }
}
