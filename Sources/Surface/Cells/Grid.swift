/// A rectangle of cells, row after row. Writing outside is clipped, never an error.
///
/// A wide grapheme always has both halves: writing over one half makes the other a blank, and a wide
/// grapheme that does not fit at the right edge becomes a blank.
public struct Grid: Sendable, Hashable {
  public let columns: Int
  public let rows: Int
  var cells: [Cell]

  /// The longest side, in cells.
  static let longestSide = 10_000

  /// Blanks of one style; a negative side counts as 0, one over 10,000 as 10,000.
  public init(columns: Int, rows: Int, filledWith style: Style = .plain) {
    self.columns = min(max(0, columns), Grid.longestSide)
    self.rows = min(max(0, rows), Grid.longestSide)
    cells = Array(repeating: .blank(style), count: self.columns * self.rows)
  }

  public init(size: Size, filledWith style: Style = .plain) {
    self.init(columns: size.columns, rows: size.rows, filledWith: style)
  }

  public var size: Size { Size(columns: columns, rows: rows) }
  public var bounds: Rect { Rect(x: 0, y: 0, columns: columns, rows: rows) }

  /// The cell at column `x` and row `y`; a blank outside. Setting is `put`.
  public subscript(x: Int, y: Int) -> Cell {
    get { contains(x, y) ? cells[y * columns + x] : .blank }
    set { put(newValue, at: Point(x: x, y: y)) }
  }

  /// The cell at `point`; a blank outside. Setting is `put`.
  public subscript(point: Point) -> Cell {
    get { self[point.x, point.y] }
    set { put(newValue, at: point) }
  }

  /// The cells of row `y`, from left to right; none outside.
  public func row(_ y: Int) -> ArraySlice<Cell> {
    guard y >= 0, y < rows else { return [] }
    return cells[y * columns..<(y + 1) * columns]
  }

  /// What is drawn, as rows joined by line feeds, without the blanks at the end of each row.
  public var text: String {
    (0..<rows).map { y in
      let row = row(y)
      let end = row.lastIndex { $0.text != " " }.map { $0 + 1 } ?? row.startIndex
      return row[..<end].map(\.text).joined()
    }.joined(separator: "\n")
  }

  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < columns && y >= 0 && y < rows
  }
}
