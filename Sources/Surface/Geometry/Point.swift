/// A cell's place: columns from the left and rows from the top, from 0.
public struct Point: Sendable, Hashable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left cell.
  public static let zero = Point(x: 0, y: 0)

  /// The point moved right by `x` columns and down by `y` rows.
  public func offset(x: Int = 0, y: Int = 0) -> Point {
    Point(x: self.x + x, y: self.y + y)
  }
}
