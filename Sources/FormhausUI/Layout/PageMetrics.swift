import FormhausViews

/// The measures of a page, in cells.
struct PageMetrics: Sendable, Hashable {
  let density: Density
  /// Columns of the terminal.
  let columns: Int
  /// Whether the terminal has 30 rows or more.
  var isTall = false
  /// Whether lines are drawn at all.
  var hasLines = true
  /// Whether letters are large: then nothing stands side by side, however wide the terminal is.
  var isLarge = false

  /// Lines longer than this are hard to read.
  static let longestLine = 80
  /// Below this many columns nothing stands side by side.
  static let narrow = 60
  /// Columns before a control in which the focus marker stands.
  static let gutter = 2

  /// Free columns at the left and at the right of the page at least.
  var margin: Int { density == .dense ? 0 : 2 }

  /// Columns of the page's content.
  var contentColumns: Int { min(max(0, columns - 2 * margin), PageMetrics.longestLine) }

  /// The first column of the page's content.
  var left: Int { max(0, columns - contentColumns) / 2 }

  /// Free rows above the page.
  var top: Int { density == .comfortable ? 1 : 0 }

  private var isNarrow: Bool { columns < PageMetrics.narrow }

  /// Whether what would stand side by side stands below each other.
  var isStacked: Bool { isNarrow || isLarge }

  /// Whether cards and wells have lines around them.
  var hasBoxes: Bool { density != .dense && hasLines }

  /// Free cells inside a card, without its lines.
  var cardPadding: EdgeInsets {
    switch density {
    case .comfortable: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
    case .compact: EdgeInsets(leading: 1, trailing: 1)
    case .dense: EdgeInsets()
    }
  }

  /// Rows between neighbours that ask for `spacing`.
  func spacing(_ spacing: Int) -> Int {
    density == .dense ? 0 : max(0, spacing)
  }

  /// The free cells around an element that asks for `padding`.
  func padding(_ padding: EdgeInsets) -> EdgeInsets {
    let rows = density == .dense ? 0 : Int.max
    let columns = isNarrow ? 2 : Int.max
    return EdgeInsets(
      top: min(max(0, padding.top), rows), leading: min(max(0, padding.leading), columns),
      bottom: min(max(0, padding.bottom), rows), trailing: min(max(0, padding.trailing), columns))
  }

  /// The rows shown of an input that asks for `rows`; label, input and error have to fit a small screen together.
  func inputRows(_ rows: Int) -> Int {
    min(max(1, rows), density == .dense ? 3 : 12)
  }
}
