import FormhausText
import FormhausViews

/// An open dropdown.
struct OpenMenu: Sendable, Hashable {
  /// Graphemes that a search can have.
  static let longestSearch = 100

  var id: ElementID
  /// What was typed to narrow the list.
  private(set) var search = ""
  /// The indices of the options that are shown, in order; nil shows all `optionCount`.
  private(set) var matches: [Int]?
  var optionCount: Int
  /// The row the cursor is on, among the shown options.
  var row = 0
  /// The first visible row.
  var scroll = 0
  /// The labels folded for the search, once there is one.
  private var keys: OptionKeys?

  init(id: ElementID, optionCount: Int) {
    self.id = id
    self.optionCount = optionCount
  }

  var rowCount: Int { matches?.count ?? optionCount }

  /// The option that a row shows; nil outside of the list.
  func option(at row: Int) -> Int? {
    guard row >= 0, row < rowCount else { return nil }
    return matches.map { $0[row] } ?? row
  }
}

@MainActor
extension OpenMenu {
  /// Shows the options that contain a text: those that begin with it first, then those with a word that does.
  mutating func narrow(to search: String, in choices: ChoicesContent) {
    let current = option(at: row)
    guard !search.isEmpty else {
      clearSearch(cursorOn: current ?? choices.initialHighlight)
      return
    }
    let keys = keys ?? OptionKeys(choices.options)
    self.keys = keys
    self.search = search
    let found = keys.matches(search)
    matches = found
    row = found.firstIndex(where: choices.isEnabled) ?? 0
    scroll = 0
  }

  /// The options may be others now.
  mutating func forgetKeys() { keys = nil }

  mutating func clearSearch(cursorOn option: Int) {
    search = ""
    matches = nil
    row = min(max(0, option), max(0, optionCount - 1))
  }

  /// Puts the cursor on a row, or on the nearest one from there whose option can be picked.
  mutating func move(to row: Int, towards step: Int, in choices: ChoicesContent) {
    var row = row
    while let option = option(at: row) {
      if choices.isEnabled(option) {
        self.row = row
        return
      }
      row += step
    }
  }

  /// Keeps the cursor's row among the visible ones, and everything in range when the options have changed.
  mutating func settle(optionCount: Int, visibleRows: Int) {
    if optionCount != self.optionCount {
      self.optionCount = optionCount
      matches = matches?.filter { $0 < optionCount }
    }
    row = min(max(0, row), max(0, rowCount - 1))
    let last = max(0, rowCount - visibleRows)
    scroll = min(max(min(scroll, row), row - visibleRows + 1, 0), last)
  }
}
