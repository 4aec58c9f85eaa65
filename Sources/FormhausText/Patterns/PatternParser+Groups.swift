extension PatternParser {
  /// Reads a group from its opening to behind its closing parenthesis.
  mutating func group() throws(PatternError) -> PatternNode.Kind {
    let start = position
    position += 1
    guard take(0x3F) else { return try capture(from: start) }
    if take(0x3A) { return .group(try body(from: start)) }
    if let isNegated = takeLookSign() {
      return .look(PatternLook(isBehind: false, isNegated: isNegated), try body(from: start))
    }
    guard take(0x3C) else { throw .invalid("invalid group", at: start) }
    if let isNegated = takeLookSign() {
      return .look(PatternLook(isBehind: true, isNegated: isNegated), try body(from: start))
    }
    position = try PatternName.read(units, at: position).end
    return try capture(from: start)
  }

  private mutating func takeLookSign() -> Bool? {
    take(0x3D) ? false : take(0x21) ? true : nil
  }

  private mutating func capture(from start: Int) throws(PatternError) -> PatternNode.Kind {
    captures += 1
    let number = captures
    return .capture(number, try body(from: start))
  }

  private mutating func body(from start: Int) throws(PatternError) -> PatternNode {
    let body = try alternatives()
    guard take(0x29) else { throw .invalid("a group is not closed", at: start) }
    return body
  }
}
