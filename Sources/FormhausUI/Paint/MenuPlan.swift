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
  /// For large letters the rows of each option in sight, from the first one; else empty.
  var spans: [Int] = []

  /// Rows besides those of options, with the lines.
  var otherRows: Int { 2 + firstRow + (hasStatus ? 1 : 0) }
  /// The columns inside the lines.
  var columns: Int { max(0, frame.columns - 2) }
  /// Rows for options.
  var optionRows: Int { max(1, frame.rows - otherRows) }
  /// The options that are in sight at most.
  var options: Int { spans.isEmpty ? max(1, optionRows / rowsPerOption) : spans.count }
  /// The row of the screen with the search.
  var searchRow: Int? { hasSearchRow ? frame.y + 1 : nil }
  /// The row inside the lines at which the options begin.
  var firstRow: Int { (hasSearchRow ? 1 : 0) + (hasRule ? 1 : 0) }

  /// The row inside the lines at which an option in sight begins.
  func firstRow(of place: Int) -> Int {
    firstRow + (spans.isEmpty ? place * rowsPerOption : spans.prefix(place).reduce(0, +))
  }

  /// The rows of an option in sight.
  func rows(of place: Int) -> Int { spans.indices.contains(place) ? spans[place] : rowsPerOption }

  /// The option in sight at a cell of the screen, counted from the first.
  func option(at point: Point) -> Int? {
    let inner = frame.inset(columns: 1, rows: 1)
    guard inner.contains(point) else { return nil }
    return (0..<options).first { place in
      let first = inner.y + firstRow(of: place)
      return first <= point.y && point.y < first + rows(of: place)
    }
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
