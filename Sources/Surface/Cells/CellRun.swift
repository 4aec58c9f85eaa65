/// Neighbouring cells of one row that changed, from `start` to the right.
public struct CellRun: Sendable, Hashable {
  public let start: Point
  /// Whole graphemes: a wide one is followed by its trailing half.
  public let cells: [Cell]

  public init(start: Point, cells: [Cell]) {
    self.start = start
    self.cells = cells
  }
}
