import FormhausText

/// Turns texts into rows of drawn characters.
struct Typesetter: Sendable {
  let width: TextWidth

  /// The first line of a text, cut to `columns`; what was cut is shown by an ellipsis.
  func line(_ text: SafeText, columns: Int) -> TextLine {
    let line = text.string.prefix { !$0.isNewline }
    return drawn(width.truncate(String(line), to: columns)).prefix(columns)
  }

  /// The columns of the longest line of a text that is not wrapped.
  func columns(_ text: SafeText) -> Int {
    text.string.split(separator: "\n").map { width.cells(of: $0) }.max() ?? 0
  }

  /// The text in rows of at most `columns`: broken between words, inside a word only when it is longer than a row.
  func lines(_ text: SafeText, columns: Int) -> [TextLine] {
    guard columns > 0, !text.string.isEmpty else { return [] }
    return width.wrap(text.string, width: columns).map { drawn(String($0)).prefix(columns) }
  }

  /// Where something stands in a row of things, such as `2/4`.
  func place(_ number: Int, of count: Int) -> TextLine {
    drawn("\(number)/\(count)")
  }

  func digits(_ number: Int) -> TextLine { drawn(String(number)) }

  /// One grapheme that a person typed, made safe; what comes next tells whether a joiner at its end means something.
  func typed(_ character: Character, before next: Character? = nil) -> [Glyph] {
    if let byte = character.asciiValue, 0x20...0x7E ~= byte {
      return [Glyph(width.drawn(character))]
    }
    return drawn(joined(character, before: next) ?? SafeText(value: String(character)).string).glyphs
  }

  /// The safe text of a grapheme that ends with a joiner which stands there rightly; nil for any other.
  ///
  /// While nothing comes next the person is taken to go on in the same script.
  private func joined(_ character: Character, before next: Character?) -> String? {
    let scalars = character.unicodeScalars
    guard let last = scalars.last, last == "\u{200C}" || last == "\u{200D}",
      let following = next?.unicodeScalars.first ?? scalars.first
    else { return nil }
    var safe = SafeText(value: String(character) + String(following)).string.unicodeScalars
    guard safe.popLast() == following, safe.last == last else { return nil }
    return String(safe)
  }

  /// - Parameter text: safe text.
  private func drawn(_ text: String) -> TextLine {
    TextLine(width.parts(of: text).map(Glyph.init))
  }
}
