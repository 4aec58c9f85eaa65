import FormhausText

/// One base character with its marks as it is drawn, one or two columns wide.
///
/// It is made of what a typesetter draws of safe text, or of a literal: nothing else comes to a cell.
struct Glyph: Sendable, Hashable {
  let text: String
  let columns: Int

  init(_ drawn: DrawnCharacter) {
    text = drawn.text
    columns = min(max(drawn.cells, 1), 2)
  }
}

extension Glyph: ExpressibleByStringLiteral {
  /// A character of this program's own, one column wide.
  init(stringLiteral ours: StaticString) {
    text = "\(ours)"
    columns = 1
  }
}

/// One row of drawn text.
struct TextLine: Sendable, Hashable {
  let glyphs: [Glyph]
  /// The columns that the glyphs take.
  let columns: Int

  init(_ glyphs: some Sequence<Glyph> = []) {
    self.glyphs = Array(glyphs)
    columns = self.glyphs.reduce(0) { $0 + $1.columns }
  }

  var isEmpty: Bool { glyphs.isEmpty }
  var text: String { glyphs.map(\.text).joined() }

  /// The line cut to `limit` columns; what was cut is shown by `ellipsis`.
  func truncated(to limit: Int, ellipsis: TextLine) -> TextLine {
    if columns <= limit { return self }
    return TextLine(prefix(max(0, limit - ellipsis.columns)).glyphs + ellipsis.glyphs).prefix(limit)
  }

  /// The glyphs that fit into `limit` columns.
  func prefix(_ limit: Int) -> TextLine {
    if columns <= limit { return self }
    var used = 0
    return TextLine(
      glyphs.prefix { glyph in
        used += glyph.columns
        return used <= limit
      })
  }
}
