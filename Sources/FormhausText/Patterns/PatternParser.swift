/// Reads ECMAScript's pattern grammar without flags, with the additions of its Annex B that every browser has.
struct PatternParser {
  let units: [UInt16]
  let outline: PatternOutline
  var position = 0
  /// How many captures were opened so far.
  var captures = 0
  private var depth = 0

  /// How deep groups may stand in each other.
  private static let maximumDepth = 200

  init(_ units: [UInt16]) throws(PatternError) {
    self.units = units
    outline = try PatternOutline(units)
  }

  mutating func pattern() throws(PatternError) -> PatternNode {
    let tree = try alternatives()
    if unit == 0x29 { throw .invalid("unmatched )", at: position) }
    return tree
  }

  mutating func alternatives() throws(PatternError) -> PatternNode {
    let start = position
    depth += 1
    guard depth <= PatternParser.maximumDepth else {
      throw .unsupported("groups are nested deeper than \(PatternParser.maximumDepth) levels", at: start)
    }
    defer { depth -= 1 }
    var branches = [try sequence()]
    while take(0x7C) { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : PatternNode(offset: start, kind: .alternatives(branches))
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    let start = position
    var parts: [PatternNode] = []
    while let unit, unit != 0x7C, unit != 0x29 { parts.append(try term(unit)) }
    return PatternNode(offset: start, kind: .sequence(parts))
  }

  private mutating func term(_ unit: UInt16) throws(PatternError) -> PatternNode {
    let start = position
    let kind: PatternNode.Kind
    var isRepeatable = true
    switch unit {
    case 0x5E, 0x24:
      position += 1
      kind = unit == 0x5E ? .start : .end
      isRepeatable = false
    case 0x28:
      kind = try group()
      if case .look(let look, _) = kind { isRepeatable = !look.isBehind }
    case 0x2E:
      position += 1
      kind = .set(UnitSet.lineEnds.inverted)
    case 0x5B:
      kind = .set(try characterClass())
    case 0x5C:
      kind = try atomEscape()
      if case .wordBoundary = kind { isRepeatable = false }
    case 0x2A, 0x2B, 0x3F:
      throw .invalid("nothing to repeat", at: start)
    case 0x7B where bracedQuantifier(at: position) != nil:
      throw .invalid("nothing to repeat", at: start)
    default:
      position += 1
      kind = .unit(unit)
    }
    let atom = PatternNode(offset: start, kind: kind)
    let quantifierOffset = position
    guard let quantifier = try quantifier() else { return atom }
    guard isRepeatable else { throw .invalid("nothing to repeat", at: quantifierOffset) }
    return PatternNode(offset: start, kind: .repetition(atom, quantifier))
  }

  /// The unit at the position; nil at the end.
  var unit: UInt16? { position < units.count ? units[position] : nil }

  /// Skips a unit if it stands at the position.
  mutating func take(_ wanted: UInt16) -> Bool {
    guard unit == wanted else { return false }
    position += 1
    return true
  }
}
