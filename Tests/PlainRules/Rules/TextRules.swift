import FormhausCore

/// P1: printable text and line feeds only.
struct PrintableRule: PlainRule {
  let number = 1

  func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    exchange.texts.filter { text in text.unicodeScalars.contains(where: isUnprintable) }
      .map { "not printable: \($0.debugDescription)" }
  }

  private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
      // Joiners belong to words and to emoji; what moves the cursor is against the next rule.
      !AppendRule.moves(scalar) && scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }
}

/// P2: nothing moves up, clears or overwrites what was written.
struct AppendRule: PlainRule {
  let number = 2

  func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    exchange.texts.filter { $0.unicodeScalars.contains(where: AppendRule.moves) }
      .map { "moves the cursor: \($0.debugDescription)" }
  }

  /// Backspace, tabs, form feed, carriage return, escape, and their like of the second set of controls.
  static func moves(_ scalar: Unicode.Scalar) -> Bool {
    [0x08, 0x09, 0x0B, 0x0C, 0x0D, 0x1B, 0x84, 0x85, 0x88, 0x8B, 0x8D, 0x9B].contains(scalar.value)
  }
}

/// P13: no two spaces in a row, and none that aligns.
struct SpaceRule: PlainRule {
  let number = 13

  func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    let wide = exchange.texts.filter { $0.contains("  ") || $0.hasPrefix(" ") }
    return (wide + exchange.lines.filter { $0.hasSuffix(" ") }).map { "spaces: \($0.debugDescription)" }
  }
}

/// P7: a step begins with its heading on a line of its own behind an empty one; no drawing, no bullets.
struct HeadingRule: PlainRule {
  let number = 7
  private var lineBefore: String?
  /// What was typed may be a drawing, and is said again.
  private var typed: Set<Unicode.Scalar> = []

  mutating func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    typed.formUnion((exchange.typed ?? "").unicodeScalars)
    var broken: [String] = []
    let review = phrases.labels.text(.plainPage, ["title": phrases.labels[.review]])
    for line in exchange.lines {
      let heading = heading(line, phrases)
      if heading != nil, lineBefore != "" { broken.append("no empty line before: \(line)") }
      if let (number, total) = heading, !(1...max(1, total) ~= number) {
        broken.append("there is no such step: \(line)")
      }
      if lineBefore == "", heading == nil, line != review { broken.append("no heading: \(line)") }
      lineBefore = line
    }
    if exchange.next != nil, lineBefore == "" { broken.append("an empty line without a heading") }
    let drawn = exchange.texts.filter { $0.unicodeScalars.contains { isDrawing($0) && !typed.contains($0) } }
    return broken + drawn.map { "drawing: \($0)" }
  }

  /// The numbers of `Step 2 of 4: Day and time.`; nil for any other line.
  private func heading(_ line: String, _ phrases: PlainPhrases) -> (Int, Int)? {
    // A title with a sign of its own has no full stop behind it.
    let match =
      phrases[.plainStep].match(line)
      ?? (PlainPhrases.endsWithSign(line) ? phrases[.plainStep].match(line + phrases.labels[.fullStop]) : nil)
    guard let match, let number = Int(match["n"] ?? ""), let total = Int(match["total"] ?? "") else {
      return nil
    }
    return (number, total)
  }

  private func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
    0x2500...0x27BF ~= scalar.value || 0x1F300...0x1FAFF ~= scalar.value || scalar == "\u{2022}"
  }
}
