/// What changed between two grids.
public enum GridDiff {
  /// The runs of cells, row after row, that turn `a` into `b`: every row whole when the sizes differ.
  public static func diff(from a: Grid, to b: Grid) -> [CellRun] {
    (0..<b.rows).flatMap { y in
      a.size == b.size
        ? runs(from: a.row(y), to: b.row(y), y: y)
        : b.columns == 0 ? [] : [CellRun(start: Point(x: 0, y: y), cells: Array(b.row(y)))]
    }
  }

  /// `grid` with the runs written into it. A `size` other than the grid's starts from blanks of that size.
  public static func apply(_ runs: [CellRun], to grid: Grid, size: Size? = nil) -> Grid {
    var result = size == nil || size == grid.size ? grid : Grid(size: size ?? grid.size)
    for run in runs {
      result.put(run.cells, at: run.start)
    }
    return result
  }

  private static func runs(from a: ArraySlice<Cell>, to b: ArraySlice<Cell>, y: Int) -> [CellRun] {
    if a == b { return [] }
    var runs: [CellRun] = []
    var start: Int?
    for (x, (old, new)) in zip(a, b).enumerated() {
      // The trailing half belongs to the grapheme before it, changed or not.
      let isChanged = old != new || new.width == 0 && start != nil
      if isChanged, start == nil {
        start = x
      } else if !isChanged, let first = start {
        runs.append(run(b, first..<x, y: y))
        start = nil
      }
    }
    if let first = start {
      runs.append(run(b, first..<b.count, y: y))
    }
    return runs
  }

  private static func run(_ row: ArraySlice<Cell>, _ range: Range<Int>, y: Int) -> CellRun {
    let cells = row[row.startIndex + range.lowerBound..<row.startIndex + range.upperBound]
    return CellRun(start: Point(x: range.lowerBound, y: y), cells: Array(cells))
  }
}
