/// An extent in columns and rows.
public struct Size: Sendable, Hashable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// No columns and no rows.
  public static let zero = Size(columns: 0, rows: 0)
}
