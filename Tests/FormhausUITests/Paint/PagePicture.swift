import FormhausText
import Surface

@testable import FormhausUI
@testable import FormhausViews

/// A page drawn for a test: its elements, its places and its picture.
@MainActor
struct PagePicture {
  let tree: Element
  let layout: PageLayout
  let painter: Painter
  let state: ScreenState
  let size: Size
  let page: Picture

  /// - Parameters:
  ///   - rows: rows of the screen; nil for as many as the page takes with its status row.
  ///   - focus: the label of the control that has the focus.
  ///   - prepare: changes what the screen keeps before the page is drawn.
  init(
    _ tree: Element, columns: Int, rows: Int? = nil, density: Density? = nil, focus: String? = nil,
    theme: FormhausTheme = .standard, depth: ColourDepth = .monochrome, ascii: Bool = false,
    hints: [SafeText] = [],
    prepare: (inout ScreenState, ElementID?) -> Void = { _, _ in }
  ) {
    let focused = focus.flatMap { label in tree.first { $0.semantics?.label.string == label && $0.isControl }
    }
    var state = ScreenState()
    state.focus = focused?.id
    prepare(&state, focused?.id)
    let density = density ?? Density(size: Size(columns: columns, rows: rows ?? 24))
    let layout = PageLayout(
      tree: tree, columns: columns, density: density, typesetter: Typesetter(width: .table),
      focus: state.focus)
    let painter = Painter(theme: theme, depth: depth, width: .table, ascii: ascii)
    let size = Size(columns: columns, rows: rows ?? layout.height + 1)
    if let id = state.focus {
      let view = Viewport(layout, size: size, scroll: state.scroll)
      state.scroll = view.scroll(revealing: layout.focusFrames(of: id, state: state))
    }
    self.tree = tree
    self.layout = layout
    self.painter = painter
    self.state = state
    self.size = size
    page = painter.page(layout, state: state, size: size, hints: hints)
  }

  init(
    _ view: some View, columns: Int, rows: Int? = nil, density: Density? = nil, focus: String? = nil,
    theme: FormhausTheme = .standard, depth: ColourDepth = .monochrome, ascii: Bool = false,
    hints: [SafeText] = [],
    prepare: (inout ScreenState, ElementID?) -> Void = { _, _ in }
  ) {
    self.init(
      ViewHost(view).tree(), columns: columns, rows: rows, density: density, focus: focus, theme: theme,
      depth: depth,
      ascii: ascii, hints: hints, prepare: prepare)
  }

  /// The page as text, without the status row and without blank rows at its end.
  var text: String {
    let grid = page.layer.grid
    let rows = grid.cropped(to: Rect(x: 0, y: 0, columns: grid.columns, rows: max(0, grid.rows - 1)))
    return rows.text.trimmingBlankRows
  }

  /// The whole screen as text, with the layers above the page.
  func screen(_ panels: Picture?...) -> String {
    Frame(size: size, layers: [page.layer] + panels.compactMap { $0?.layer }).flattened.text
  }

  /// The text of the cell under the hardware cursor and the two behind it.
  var atCursor: String {
    (0..<3).map { page.layer.grid[page.cursor.x + $0, page.cursor.y].text }.joined()
  }

  /// The style of the first cell of a text on the page.
  func style(of text: String) -> Style? {
    let grid = page.layer.grid
    for y in 0..<grid.rows {
      let row = grid.row(y).map(\.text)
      for x in row.indices where row[x...].joined().hasPrefix(text) { return grid[x, y].style }
    }
    return nil
  }
}

extension Element {
  /// The first element, in reading order, that meets a condition.
  func first(where condition: (Element) -> Bool) -> Element? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  var isControl: Bool { semantics?.isFocusable ?? false }
}

extension String {
  fileprivate var trimmingBlankRows: String {
    var rows = split(separator: "\n", omittingEmptySubsequences: false)
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
