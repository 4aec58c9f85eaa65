import Surface

/// The list that opens in the middle of the screen.
extension MenuPlan {
  /// Columns and rows of it at most, with its lines: the longest name of a country has room in it beside the code.
  private static let largest = Size(columns: 50, rows: 18)
  /// On a screen of fewer rows it takes all of them.
  private static let fewestWithMargin = 16
  /// With less room for options no rule stands between them and the search.
  private static let fewestBelowRule = 4

  /// Where it stands above the status, as large for a search that finds little as for all options.
  init(sheetOf optionCount: Int, _ view: Viewport, isLarge: Bool = false) {
    let room = Size(columns: view.size.columns, rows: view.statusTop)
    let freeRows = room.rows < MenuPlan.fewestWithMargin ? room.rows : room.rows - 2
    // For large letters an option may have several rows.
    let optionCount = max(3, isLarge ? 2 * optionCount : optionCount)
    let size = Size(
      columns: min(MenuPlan.largest.columns, room.columns),
      rows: min(optionCount + 4, MenuPlan.largest.rows, freeRows))
    frame = Rect(
      x: (room.columns - size.columns) / 2, y: (room.rows - size.rows) / 2, columns: size.columns,
      rows: size.rows)
    margin = frame.x > 0 && frame.maxX < room.columns ? 1 : 0
    hasSearchRow = size.rows > 3
    hasRule = size.rows - 4 >= min(optionCount, MenuPlan.fewestBelowRule)
    hasStatus = false
    rowsPerOption = 1
  }
}
