/// Writes a parsed pattern so that PCRE2 reads it just as ECMAScript would have read its source.
struct PatternWriter {
  /// What PCRE2 compiles. Everything but ASCII letters and digits is written as an escape or in brackets.
  static func text(of tree: PatternNode) -> [UInt16] {
    var writer = PatternWriter()
    writer.write(tree)
    return writer.output
  }

  private var output: [UInt16] = []

  private mutating func write(_ node: PatternNode) {
    switch node.kind {
    case .unit(let unit): write(unit)
    case .set(let set): write(set)
    case .sequence(let parts):
      for part in parts { write(part) }
    case .alternatives(let branches):
      for (index, branch) in branches.enumerated() {
        if index > 0 { write("|") }
        write(branch)
      }
    case .group(let body): write("(?:", body)
    case .capture(_, let body): write("(", body)
    case .look(let look, let body):
      write(look.isBehind ? (look.isNegated ? "(?<!" : "(?<=") : (look.isNegated ? "(?!" : "(?="), body)
    case .reference(let number): write("\\g{\(number)}")
    case .start: write("^")
    case .end: write("$")
    case .wordBoundary(let isNegated): write(isNegated ? "\\B" : "\\b")
    case .repetition(let body, let quantifier): write(body, quantifier)
    }
  }

  private mutating func write(_ body: PatternNode, _ quantifier: PatternQuantifier) {
    switch body.kind {
    // PCRE2 counts the repeats of assertions in its own way, and its JIT those of unset references; a group's it
    // counts as ECMAScript does.
    case .look, .reference: write("(?:", body)
    default: write(body)
    }
    switch (quantifier.least, quantifier.most) {
    case (let least, nil): write("{\(least),}")
    case (let least, let most?): write("{\(least),\(most)}")
    }
    if quantifier.isLazy { write("?") }
  }

  private mutating func write(_ opening: String, _ body: PatternNode) {
    write(opening)
    write(body)
    write(")")
  }

  private mutating func write(_ set: UnitSet) {
    // PCRE2 takes [] for a failure that does not repeat, so the empty set is what is outside all units.
    let isEmpty = set.ranges.isEmpty
    write(isEmpty ? "[^" : "[")
    for range in isEmpty ? set.inverted.ranges : set.ranges {
      write(range.lowerBound)
      if range.lowerBound == range.upperBound { continue }
      write("-")
      write(range.upperBound)
    }
    write("]")
  }

  private mutating func write(_ unit: UInt16) {
    if unit.isASCIILetter || unit.isDecimalDigit {
      output.append(unit)
    } else {
      let digits = String(unit, radix: 16)
      write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }

  private mutating func write(_ text: String) {
    output += text.utf16
  }
}
