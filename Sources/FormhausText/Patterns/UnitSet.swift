/// A set of UTF-16 units.
struct UnitSet {
  /// Rising, neither touching nor overlapping.
  private(set) var ranges: [ClosedRange<UInt16>] = []

  init(_ ranges: [ClosedRange<UInt16>] = []) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, Int(range.lowerBound) <= Int(last.upperBound) + 1 {
        let end = max(last.upperBound, range.upperBound)
        self.ranges[self.ranges.count - 1] = last.lowerBound...end
      } else {
        self.ranges.append(range)
      }
    }
  }

  var inverted: UnitSet {
    var gaps: [ClosedRange<UInt16>] = []
    var next = 0
    for range in ranges {
      if next < Int(range.lowerBound) { gaps.append(UInt16(next)...(range.lowerBound - 1)) }
      next = Int(range.upperBound) + 1
    }
    if next <= 0xFFFF { gaps.append(UInt16(next)...0xFFFF) }
    return UnitSet(gaps)
  }

  static let digits = UnitSet([0x30...0x39])
  static let wordUnits = UnitSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  static let lineEnds = UnitSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])
  /// ECMAScript's WhiteSpace and LineTerminator.
  static let spaces = UnitSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])

  /// The set that `\d`, `\D`, `\s`, `\S`, `\w` or `\W` stands for; nil for other letters.
  init?(classLetter letter: UInt16) {
    switch letter {
    case 0x64: self = .digits
    case 0x44: self = UnitSet.digits.inverted
    case 0x73: self = .spaces
    case 0x53: self = UnitSet.spaces.inverted
    case 0x77: self = .wordUnits
    case 0x57: self = UnitSet.wordUnits.inverted
    default: return nil
    }
  }
}
