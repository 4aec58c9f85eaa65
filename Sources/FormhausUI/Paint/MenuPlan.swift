import FormhausText
import FormhausViews
import Surface

/// What of an open list is shown, and in which rows of the screen.
struct MenuPlan: Sendable, Hashable {
  /// The cells of the screen that the list covers, with its lines.
  let frame: Rect
  /// Blank columns at both sides, which part it from the page.
  var margin = 0
  /// Whether the search has a row of its own; else it stands in the top edge.
  let hasSearchRow: Bool
  /// Whether a rule parts the search from the options.
  var hasRule = false
  /// Whether a row below the options tells how they come about.
  let hasStatus: Bool
  /// The rows of an option: two where its detail has one of its own.
  let rowsPerOption: Int

  /// Rows besides those of options, with the lines.
  var otherRows: Int { 2 + firstRow + (hasStatus ? 1 : 0) }
  /// The options that are in sight at most.
  var options: Int { max(1, (frame.rows - otherRows) / rowsPerOption) }
  /// The row of the screen with the search.
  var searchRow: Int? { hasSearchRow ? frame.y + 1 : nil }
  /// The row inside the lines at which the options begin.
  var firstRow: Int { (hasSearchRow ? 1 : 0) + (hasRule ? 1 : 0) }

  /// The option in sight at a cell of the screen, counted from the first.
  func option(at point: Point) -> Int? {
    let inner = frame.inset(columns: 1, rows: 1)
    let row = point.y - inner.y - firstRow
    guard inner.contains(point), row >= 0, row / rowsPerOption < options else { return nil }
    return row / rowsPerOption
  }
}

/// The words of an open list.
struct MenuWords: Sendable, Hashable {
  /// Said when no option matches what was typed.
  var noMatch: SafeText
  /// What can be done then.
  var changeSearch: SafeText
  /// Stands before the search.
  var search: SafeText
  /// Stands in the place of a search.
  var typeToSearch: SafeText
}
