/// A rectangle of cells; without a column or without a row it is empty.
public struct Rect: Sendable, Hashable {
  public var x: Int
  public var y: Int
  public var columns: Int
  public var rows: Int

  public init(x: Int, y: Int, columns: Int, rows: Int) {
    self.x = x
    self.y = y
    self.columns = columns
    self.rows = rows
  }

  public init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, columns: size.columns, rows: size.rows)
  }

  public static let zero = Rect(x: 0, y: 0, columns: 0, rows: 0)

  public var origin: Point { Point(x: x, y: y) }
  public var size: Size { Size(columns: columns, rows: rows) }
  public var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// The first column right of the rectangle.
  public var maxX: Int { Rect.end(x, columns) }
  /// The first row below the rectangle.
  public var maxY: Int { Rect.end(y, rows) }

  /// Whether the cell at `point` lies inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Whether every cell of `other` lies inside; an empty rectangle always does.
  public func contains(_ other: Rect) -> Bool {
    other.isEmpty || intersection(other) == other
  }

  /// The cells in both; `.zero` when there are none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return .zero }
    return Rect(x: left, y: top, columns: right - left, rows: bottom - top)
  }

  /// The rectangle without `columns` at its left and right and `rows` at its top and bottom; never less
  /// than empty.
  public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(
      x: x + columns, y: y + rows,
      columns: max(0, self.columns - 2 * columns), rows: max(0, self.rows - 2 * rows))
  }

  /// The rectangle moved right by `x` columns and down by `y` rows.
  public func offset(x: Int = 0, y: Int = 0) -> Rect {
    Rect(x: self.x + x, y: self.y + y, columns: columns, rows: rows)
  }

  /// `start + length`, or the largest number where that is too large for one.
  private static func end(_ start: Int, _ length: Int) -> Int {
    let (end, isTooLarge) = start.addingReportingOverflow(max(0, length))
    return isTooLarge ? .max : end
  }
}
