/// A text being edited as it is drawn: which cells each grapheme takes, and how it breaks into rows.
///
/// Columns count from the left edge of the text, rows from the first. One grapheme may be drawn as several cells:
/// a control character is made visible, a flag is two letters.
struct TypedText: Sendable {
  /// The drawn cells of the graphemes, one after the other.
  private let glyphs: [Glyph]
  /// For each grapheme, and for the end, the first of its glyphs.
  private let starts: [Int]
  /// For each grapheme, and for the end, the columns before it when nothing is wrapped.
  private let columns: [Int]
  private let characters: [Character]

  /// - Parameters:
  ///   - bullet: stands for each grapheme of a secret; nil shows the text.
  ///   - limit: the text ends with the grapheme that goes beyond so many columns.
  init(_ characters: [Character], typesetter: Typesetter, bullet: Glyph? = nil, upTo limit: Int = .max) {
    var glyphs: [Glyph] = []
    var starts = [0]
    var columns = [0]
    for (index, character) in characters.enumerated() {
      if let last = columns.last, last > limit { break }
      let drawn =
        bullet.map { [$0] }
        ?? (character.isNewline
          ? [] : typesetter.typed(character, before: characters.dropFirst(index + 1).first))
      glyphs += drawn
      starts.append(glyphs.count)
      columns.append((columns.last ?? 0) + drawn.reduce(0) { $0 + $1.columns })
    }
    self.glyphs = glyphs
    self.starts = starts
    self.columns = columns
    self.characters = Array(characters.prefix(starts.count - 1))
  }

  /// Graphemes of the text.
  var count: Int { characters.count }

  /// The cells of graphemes, as one line.
  func line(_ range: Range<Int>) -> TextLine {
    TextLine(glyphs[starts[range.lowerBound]..<starts[range.upperBound]])
  }

  /// The columns that graphemes take.
  func width(of range: Range<Int>) -> Int { columns[range.upperBound] - columns[range.lowerBound] }

  /// The graphemes of each row when the text is wrapped; a line feed belongs to the row that it ends.
  ///
  /// One column of `limit` stays free at the end of a row for the caret, unless a space stands there.
  func rows(columns limit: Int) -> [Range<Int>] {
    let room = max(1, limit - 1)
    var rows: [Range<Int>] = []
    var start = 0
    var breakAt = 0
    var index = 0
    while index < count {
      let isSpace = characters[index] == " "
      if characters[index].isNewline {
        // Behind a space in the last column the caret, and so the line feed, stands on the next row.
        if width(of: start..<index) > room, index > start + 1 {
          rows.append(start..<index)
          start = index
        }
        rows.append(start..<index + 1)
        start = index + 1
        breakAt = start
      } else if width(of: start..<index + 1) > (isSpace ? limit : room), index > start {
        let cut = breakAt > start ? breakAt : index
        rows.append(start..<cut)
        start = cut
        breakAt = cut
        continue
      } else if isSpace {
        breakAt = index + 1
      }
      index += 1
    }
    rows.append(start..<count)
    if width(of: start..<count) > room, start < count - 1 { rows.append(count..<count) }
    return rows
  }

  /// The row and column of the caret that stands before a grapheme.
  func position(of caret: Int, in rows: [Range<Int>]) -> (row: Int, column: Int) {
    let row = rows.lastIndex { $0.lowerBound <= caret } ?? 0
    let start = rows.isEmpty ? 0 : rows[row].lowerBound
    return (row, width(of: start..<min(max(caret, start), count)))
  }

  /// The caret's place nearest to a column of a row.
  func caret(row: Int, column: Int, in rows: [Range<Int>]) -> Int {
    guard !rows.isEmpty else { return 0 }
    let index = min(max(row, 0), rows.count - 1)
    let range = rows[index]
    // Behind the last grapheme of a row that goes on, the caret would stand on the next row.
    let last = index + 1 < rows.count ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
    var place = range.lowerBound
    while place < last, width(of: range.lowerBound..<place + 1) <= column { place += 1 }
    return place
  }

  /// The first grapheme to show of a text on one line of `limit` columns, so that the caret is in sight: `first` when
  /// it can stay.
  func firstVisible(caret: Int, first: Int, columns limit: Int) -> Int {
    let caret = min(max(caret, 0), count)
    var first = min(max(first, 0), count)
    // A text that fits from here on to its end leaves no free room behind it.
    while first > 0, width(of: first - 1..<count) < limit { first -= 1 }
    if caret < first { return caret }
    while first < caret, width(of: first..<caret) > limit - 1 { first += 1 }
    return first
  }

  /// The graphemes from `first` that fit into `limit` columns.
  func visible(from first: Int, columns limit: Int) -> Range<Int> {
    let first = min(max(first, 0), count)
    var end = first
    while end < count, width(of: first..<end + 1) <= limit { end += 1 }
    return first..<end
  }
}
