/// A part of a parsed pattern and the UTF-16 unit of the source at which it starts.
struct PatternNode {
  indirect enum Kind {
    case unit(UInt16)
    /// One unit out of a set.
    case set(UnitSet)
    case sequence([PatternNode])
    case alternatives([PatternNode])
    case group(PatternNode)
    case capture(Int, PatternNode)
    case look(PatternLook, PatternNode)
    case reference(Int)
    case start
    case end
    case wordBoundary(isNegated: Bool)
    case repetition(PatternNode, PatternQuantifier)
  }

  let offset: Int
  let kind: Kind

  /// The units a match has at least and at most; nil for no upper bound.
  var length: (least: Int, most: Int?) {
    switch kind {
    case .unit, .set: return (1, 1)
    case .start, .end, .wordBoundary, .look: return (0, 0)
    case .reference: return (0, nil)
    case .group(let body), .capture(_, let body): return body.length
    case .sequence(let parts):
      return parts.reduce((0, 0)) { sum, part in
        let length = part.length
        return (sum.0.addingOrMax(length.least), sum.1.flatMap { most in length.most.map(most.addingOrMax) })
      }
    case .alternatives(let branches):
      let lengths = branches.map(\.length)
      let longest = lengths.map { $0.most ?? .max }.max() ?? 0
      return (lengths.map(\.least).min() ?? 0, longest == .max ? nil : longest)
    case .repetition(let body, let quantifier):
      let length = body.length
      let most = quantifier.most.flatMap { count in length.most.map { $0.multipliedOrMax(by: count) } }
      return (length.least.multipliedOrMax(by: quantifier.least), length.most == 0 ? 0 : most)
    }
  }
}

/// An assertion about what follows or what goes before.
struct PatternLook {
  let isBehind: Bool
  let isNegated: Bool
}

/// How often something repeats.
struct PatternQuantifier {
  let least: Int
  /// Nil for any number.
  let most: Int?
  let isLazy: Bool

  var repeats: Bool { most.map { $0 > 1 } ?? true }
}

extension Int {
  fileprivate func addingOrMax(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  fileprivate func multipliedOrMax(by other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}
