import FormhausText
import FormhausViews

/// An open list: that of a choice, or what is offered below an input.
struct OpenMenu: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// The options of a choice, with a search of their own.
    case list
    /// The same in the middle of the screen, the search always in sight.
    case sheet
    /// What an input offers for its text; nothing is highlighted until a person moves into the list.
    case suggestions
  }

  /// UTF-16 units that a search can have.
  static let longestSearch = 100
  /// A list of more options shows that it can be searched.
  static let longestUnsearched = 8

  let id: ElementID
  let kind: Kind
  /// What was typed to narrow the list of a choice.
  private(set) var search = TextEditor(limit: OpenMenu.longestSearch)
  /// Whether the cursor stands in the search: then a space belongs to it.
  private(set) var isTyping = false
  /// The text that the options shown were looked up for; empty shows all.
  private(set) var query = ""
  /// The text of the input that suggestions are for; nil before they are looked for.
  var text: String?
  private(set) var optionCount: Int
  /// The row the cursor is on, among the shown options; nil in suggestions that nobody has moved into.
  private(set) var row: Int?
  /// The first visible row.
  var scroll = 0
  /// Whether the row of the cursor goes to the middle of the visible ones.
  private var isToBeCentred: Bool
  private var found: FoundOptions?
  /// The labels as the search reads them, once there is one.
  private var index: SearchIndex?
  /// What the cursor is on, to find it again among other suggestions.
  private var highlighted: Choice?

  init(id: ElementID, kind: Kind, optionCount: Int) {
    self.id = id
    self.kind = kind
    self.optionCount = optionCount
    isToBeCentred = kind == .sheet
  }

  var rowCount: Int { found?.count ?? optionCount }

  /// Whether it shows the options of a choice.
  var isOfChoice: Bool { kind != .suggestions }

  /// Whether the list can be searched at a glance, or is being searched.
  var hasSearch: Bool {
    switch kind {
    case .list: isTyping || !query.isEmpty || optionCount > OpenMenu.longestUnsearched
    case .sheet: true
    case .suggestions: false
    }
  }

  /// The list of a choice as it was opened, before it was searched; suggestions as they are.
  var whole: OpenMenu { isOfChoice ? OpenMenu(id: id, kind: kind, optionCount: optionCount) : self }

  /// Whether a space is part of the search.
  var takesSpace: Bool { isTyping && !query.isEmpty }

  /// The option that a row shows; nil outside of the list.
  func option(at row: Int?) -> Int? {
    guard let row, row >= 0, row < rowCount else { return nil }
    guard let found else { return row }
    return found.option(at: row)
  }
}

@MainActor
extension OpenMenu {
  // MARK: Search

  /// Begins a search, or goes on with it.
  mutating func beginTyping() { isTyping = true }

  /// Changes the search; the cursor goes to the best match.
  mutating func edit(in choices: ChoicesContent, _ change: (inout TextEditor) -> Void) {
    isTyping = true
    let current = option(at: row)
    change(&search)
    let text = search.text
    guard text != query else { return }
    if text.isEmpty {
      endSearch(cursorOn: current ?? choices.initialHighlight)
      isTyping = true
    } else {
      look(for: text, in: choices)
      highlight((0..<rowCount).first { choices.isEnabled(option(at: $0) ?? -1) } ?? 0, in: choices)
    }
  }

  /// Shows all options again, the cursor on one of them.
  mutating func endSearch(cursorOn option: Int) {
    search = TextEditor(limit: OpenMenu.longestSearch)
    isTyping = false
    query = ""
    found = nil
    isToBeCentred = kind == .sheet
    row = min(max(0, option), max(0, optionCount - 1))
  }

  /// Shows the options that a text finds, the best first; all of them for an empty one.
  mutating func look(for text: String, in choices: ChoicesContent) {
    query = text
    scroll = 0
    guard !text.isEmpty else {
      found = nil
      return
    }
    if let lookup = choices.options.lookup {
      found = .byLookup(lookup.matches(text))
      return
    }
    let index = index ?? SearchIndex(count: choices.options.count) { choices.options.label(at: $0).string }
    found = .inLabels(index.matches(text, among: self.index == nil ? nil : found?.matches))
    self.index = index
  }

  /// The options are others now: what was found and what the cursor is on is looked for among them.
  mutating func adopt(_ choices: ChoicesContent) {
    let picked = option(at: row)
    index = nil
    found = nil
    optionCount = choices.options.count
    if !query.isEmpty {
      let before = scroll
      look(for: query, in: choices)
      scroll = before
    }
    guard kind == .suggestions else {
      row = picked.flatMap { picked in (0..<min(rowCount, 1_000)).first { option(at: $0) == picked } } ?? 0
      return
    }
    let rows = highlighted == nil ? 0..<0 : 0..<min(rowCount, 100)
    row = rows.first { row in option(at: row).map { choices.options[$0] == highlighted } ?? false }
    if row == nil { leaveRows() }
  }

  // MARK: Cursor

  /// Puts the cursor on a row.
  mutating func highlight(_ row: Int, in choices: ChoicesContent) {
    self.row = row
    highlighted = kind == .suggestions ? option(at: row).map { choices.options[$0] } : nil
  }

  /// Nothing is highlighted: the cursor is in the input.
  mutating func leaveRows() {
    row = nil
    highlighted = nil
    scroll = 0
  }

  /// Puts the cursor on a row, or on the nearest one from there whose option can be picked.
  mutating func move(to row: Int, towards step: Int, in choices: ChoicesContent) {
    isTyping = false
    var row = row
    while let option = option(at: row) {
      if choices.isEnabled(option) { return highlight(row, in: choices) }
      row += step
    }
  }

  /// Keeps the cursor's row among the visible ones, and everything in range.
  mutating func settle(visibleRows: Int) {
    row = row.map { min(max(0, $0), max(0, rowCount - 1)) }
    let last = max(0, rowCount - visibleRows)
    let row = row ?? scroll
    if isToBeCentred { scroll = row - visibleRows / 2 }
    isToBeCentred = false
    scroll = min(max(min(scroll, row), row - visibleRows + 1, 0), last)
  }
}

extension Element {
  /// What a list of the element shows: the options of a choice, or what an input offers.
  var listed: ChoicesContent? {
    if let choices { return choices }
    guard let suggestions = input?.suggestions else { return nil }
    return ChoicesContent(
      look: .menu, allowsMultiple: false, options: suggestions.options, picked: [], prompt: "")
  }
}
