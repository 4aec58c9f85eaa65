/// Finds what PCRE2 would match otherwise than ECMAScript, so that there is never a silent difference.
struct PatternSupport {
  /// Throws for such a pattern; for others tells whether they have assertions about what follows or goes before.
  static func check(_ tree: PatternNode) throws(PatternError) -> Bool {
    var support = PatternSupport()
    try support.walk(tree, path: [])
    for reference in support.references {
      if let capture = support.captures[reference.number] { try reference.check(against: capture) }
    }
    return support.hasLook
  }

  /// Something that stands around a part of the pattern.
  fileprivate enum Frame {
    case repetition(id: Int, PatternQuantifier, isNullable: Bool)
    case alternatives
    case look(PatternLook)
  }

  fileprivate struct Capture {
    let path: [Frame]
    let end: Int
  }

  fileprivate struct Reference {
    let number: Int
    let offset: Int
    let path: [Frame]
    let place: Int
  }

  private var captures: [Int: Capture] = [:]
  private var references: [Reference] = []
  private var hasLook = false
  /// Counts the parts in reading order.
  private var place = 0

  private mutating func walk(_ node: PatternNode, path: [Frame]) throws(PatternError) {
    place += 1
    switch node.kind {
    case .unit, .set, .start, .end, .wordBoundary: break
    case .sequence(let parts):
      for part in parts { try walk(part, path: path) }
    case .alternatives(let branches):
      for branch in branches { try walk(branch, path: path + [.alternatives]) }
    case .group(let body): try walk(body, path: path)
    case .capture(let number, let body):
      try walk(body, path: path)
      captures[number] = Capture(path: path, end: place)
    case .look(let look, let body):
      hasLook = true
      if look.isBehind { try checkLength(body) }
      try walk(body, path: path + [.look(look)])
    case .reference(let number):
      if path.contains(where: \.isLookbehind) {
        throw .unsupported("a reference inside a lookbehind", at: node.offset)
      }
      references.append(Reference(number: number, offset: node.offset, path: path, place: place))
    case .repetition(let body, let quantifier):
      let isNullable = body.length.least == 0
      try walk(body, path: path + [.repetition(id: place, quantifier, isNullable: isNullable)])
    }
  }

  /// PCRE2 looks behind by a fixed number of units, one for each branch.
  private func checkLength(_ body: PatternNode) throws(PatternError) {
    let branches = if case .alternatives(let branches) = body.kind { branches } else { [body] }
    for branch in branches where branch.length.least != branch.length.most {
      throw .unsupported("a lookbehind of variable length", at: branch.offset)
    }
  }
}

extension PatternSupport.Frame {
  fileprivate var isLookbehind: Bool {
    if case .look(let look) = self { look.isBehind } else { false }
  }

  /// Whether the repetition may end without having gone through what is inside this frame.
  fileprivate var isOptional: Bool {
    switch self {
    case .alternatives: true
    case .look(let look): look.isNegated
    case .repetition(_, let quantifier, _): quantifier.least == 0
    }
  }
}

extension PatternSupport.Reference {
  /// ECMAScript forgets the captures inside a repeated group at each round, PCRE2 keeps them.
  ///
  /// There is no difference where each round sets the capture anew before anything refers to it.
  fileprivate func check(against capture: PatternSupport.Capture) throws(PatternError) {
    for (index, frame) in capture.path.enumerated() {
      guard case .repetition(let id, let quantifier, let isNullable) = frame else { continue }
      let inside = capture.path[(index + 1)...]
      let isAssertion = inside.contains { if case .look = $0 { true } else { false } }
      // A round that matches nothing counts for PCRE2 and not for ECMAScript.
      let countsEmptyRound = isNullable && (quantifier.repeats || quantifier.least == 0 && isAssertion)
      let isKept = quantifier.repeats && inside.contains(where: \.isOptional)
      let isReadFirst = quantifier.repeats && stands(inRepetition: id) && place <= capture.end
      let goesBackwards = quantifier.repeats && capture.path.contains(where: \.isLookbehind)
      if countsEmptyRound || isKept || isReadFirst || goesBackwards {
        throw .unsupported("a reference to a group that a repeat has to reset", at: offset)
      }
    }
  }

  private func stands(inRepetition wanted: Int) -> Bool {
    path.contains { if case .repetition(let id, _, _) = $0 { id == wanted } else { false } }
  }
}
