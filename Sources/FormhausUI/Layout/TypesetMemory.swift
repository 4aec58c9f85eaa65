import FormhausText

/// How texts broke into rows, so that a page that is placed again typesets only what is new on it.
@MainActor
final class TypesetMemory {
  private struct Key: Hashable {
    var text: SafeText
    var columns: Int
  }

  private var lines: [Key: [TextLine]] = [:]
  private var before: [Key: [TextLine]] = [:]

  /// Begins another placement: what the one before did not ask for is forgotten.
  func beginPlacement() {
    before = lines
    lines.removeAll(keepingCapacity: true)
  }

  /// The text in rows of at most `columns`, as the typesetter breaks it.
  func lines(_ text: SafeText, columns: Int, by typesetter: Typesetter) -> [TextLine] {
    let key = Key(text: text, columns: columns)
    if let known = lines[key] { return known }
    let lines = before[key] ?? typesetter.lines(text, columns: columns)
    self.lines[key] = lines
    return lines
  }
}
