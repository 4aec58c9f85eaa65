import Surface

/// A typed text in the cells of its input: broken into rows, or on one line that moves sideways.
///
/// Its scroll is the first visible row, on one line the first visible grapheme.
struct InputText: Sendable {
  private let text: TypedText
  /// Columns of the input.
  private let columns: Int
  /// The graphemes of each row; nil for a text on one line.
  private let rows: [Range<Int>]?

  init(_ text: TypedText, columns: Int, isMultiline: Bool) {
    self.text = text
    self.columns = columns
    rows = isMultiline ? text.rows(columns: columns) : nil
  }

  var isEmpty: Bool { text.count == 0 }
  /// The caret behind the last grapheme.
  var end: Int { text.count }

  /// The scroll nearest to `scroll` at which nothing is free below the text, and the caret, if given, is in sight.
  ///
  /// - Parameter height: rows of the input.
  func scroll(_ scroll: Int, revealing caret: Int?, height: Int) -> Int {
    guard let rows else {
      return caret.map { text.firstVisible(caret: $0, first: scroll, columns: columns) } ?? 0
    }
    let first = min(max(0, scroll), max(0, rows.count - height))
    guard let row = caret.map({ text.position(of: $0, in: rows).row }) else { return first }
    return min(max(min(first, row), row - height + 1), max(0, rows.count - height))
  }

  /// Whether rows stand above and below those that show from a scroll on.
  func hidden(from scroll: Int, height: Int) -> (above: Bool, below: Bool) {
    guard let rows else { return (false, false) }
    return (scroll > 0, scroll + height < rows.count)
  }

  /// The lines that show from a scroll on.
  ///
  /// - Parameter cut: stands at the end of one line that goes on, unless it is scrolled.
  func lines(from scroll: Int, height: Int, cut: TextLine?) -> [TextLine] {
    if let rows {
      return rows.dropFirst(scroll).prefix(height).map { text.line($0).prefix(columns) }
    }
    if let cut { return [text.line(0..<text.count).truncated(to: columns, ellipsis: cut)] }
    return [text.line(text.visible(from: scroll, columns: columns))]
  }

  /// The cell of a caret, counted from the input's first cell.
  func cell(of caret: Int, scroll: Int) -> Point {
    let last = max(0, columns - 1)
    guard let rows else {
      return Point(x: min(text.width(of: scroll..<max(scroll, min(caret, text.count))), last), y: 0)
    }
    let place = text.position(of: caret, in: rows)
    return Point(x: min(place.column, last), y: place.row - scroll)
  }

  /// The caret nearest to a cell, counted from the input's first cell.
  func caret(at cell: Point, scroll: Int) -> Int {
    if let rows { return text.caret(row: cell.y + scroll, column: cell.x, in: rows) }
    return text.caret(row: 0, column: cell.x, in: [min(scroll, text.count)..<text.count])
  }

  /// The caret some rows further down, as near to a column as can be, and that column; nil beyond the first and the
  /// last row.
  ///
  /// - Parameter goal: the column to aim at; nil for that of the caret.
  func caret(_ step: Int, rowsFrom caret: Int, goal: Int?) -> (caret: Int, goal: Int)? {
    guard let rows else { return nil }
    let place = text.position(of: caret, in: rows)
    guard rows.indices.contains(place.row + step) else { return nil }
    let goal = goal ?? place.column
    return (text.caret(row: place.row + step, column: goal, in: rows), goal)
  }

  /// The caret a page of rows further down or up, in the first or last row at most; nil when it is there already.
  func caret(_ step: Int, pageFrom caret: Int, goal: Int?) -> (caret: Int, goal: Int)? {
    guard let rows else { return nil }
    let row = text.position(of: caret, in: rows).row
    let target = min(max(row + step, 0), rows.count - 1)
    return target == row ? nil : self.caret(target - row, rowsFrom: caret, goal: goal)
  }
}
