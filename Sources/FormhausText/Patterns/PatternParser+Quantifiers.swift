extension PatternParser {
  /// PCRE2 repeats nothing more often.
  private static let mostRepeats = 65_535

  /// Reads a quantifier if one stands at the position.
  mutating func quantifier() throws(PatternError) -> PatternQuantifier? {
    let start = position
    var least = 0
    var most: Int?
    if take(0x2A) {
      most = nil
    } else if take(0x2B) {
      least = 1
    } else if take(0x3F) {
      most = 1
    } else if let braced = bracedQuantifier(at: position) {
      (least, most) = (braced.least, braced.most)
      position = braced.end
    } else {
      return nil
    }
    if let most, most < least { throw .invalid("the numbers of a repeat are out of order", at: start) }
    if max(least, most ?? 0) > PatternParser.mostRepeats {
      throw .unsupported("repeats go up to \(PatternParser.mostRepeats)", at: start)
    }
    return PatternQuantifier(least: least, most: most, isLazy: take(0x3F))
  }

  /// `{2}`, `{2,}` or `{2,5}`; anything else in braces is ordinary text.
  func bracedQuantifier(at offset: Int) -> (least: Int, most: Int?, end: Int)? {
    guard offset < units.count, units[offset] == 0x7B else { return nil }
    var index = offset + 1
    guard let least = number(&index) else { return nil }
    var most: Int? = least
    if index < units.count, units[index] == 0x2C {
      index += 1
      most = number(&index)
    }
    guard index < units.count, units[index] == 0x7D else { return nil }
    return (least, most, index + 1)
  }

  /// Reads decimal digits; a number too large for an Int is the largest Int.
  private func number(_ index: inout Int) -> Int? {
    let start = index
    var value = 0
    while index < units.count, units[index].isDecimalDigit {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(units[index] - 0x30))
      value = overflow || carry ? .max : sum
      index += 1
    }
    return index == start ? nil : value
  }
}
