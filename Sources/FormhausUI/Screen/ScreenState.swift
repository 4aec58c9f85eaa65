import FormhausText
import FormhausViews

/// Everything that the picture needs besides the elements.
struct ScreenState: Sendable, Hashable {
  var focus: ElementID?
  var fields: [ElementID: FieldViewState] = [:]
  /// The row of the page that stands below the sticky head.
  var scroll = 0
  var menu: OpenMenu?
  var dialog: Dialog?
  /// The panel that lists the keys.
  var help: HelpPanel?
  /// A sentence on the status row, in the place of the hints.
  var status: SafeText?
  /// Whether the cursor stands on the status row until the next key.
  var isCursorOnStatus = false
  /// Columns by which the sliding element is moved, to the right when positive.
  var slideOffset = 0
  var spinnerPhase = 0
  var reduceMotion = false

  /// The choice whose dropdown is open.
  var openMenu: ElementID? { menu?.id }
}

/// An open dropdown.
struct OpenMenu: Sendable, Hashable {
  var id: ElementID
  /// What was typed to narrow the list.
  var search = ""
  /// The indices of the options that are shown, in order; nil shows all `optionCount`.
  var matches: [Int]?
  var optionCount: Int
  /// The row the cursor is on, among the shown options.
  var row = 0
  /// The first visible row.
  var scroll = 0

  var rowCount: Int { matches?.count ?? optionCount }

  /// The option that a row shows; nil outside of the list.
  func option(at row: Int) -> Int? {
    guard row >= 0, row < rowCount else { return nil }
    return matches.map { $0[row] } ?? row
  }
}

/// A question above the page.
struct Dialog: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// Asked by Esc on the page.
    case leave
    /// Asked by Ctrl-C.
    case interrupt
  }

  var kind: Kind
  var title: SafeText
  var message: SafeText?
  var buttons: [SafeText]
  /// The button the cursor is on.
  var selected = 0
}

/// The panel that lists the keys of what was focused when it was opened.
struct HelpPanel: Sendable, Hashable {
  var title: SafeText
  var rows: [Row]
  /// The first visible row.
  var scroll = 0

  struct Row: Sendable, Hashable {
    /// The keys as they are written on the panel; empty for the heading of a group.
    var keys: SafeText
    var label: SafeText
  }
}
