import FormhausCore
import FormhausText
import FormhausViews
import Surface

/// Where everything stands on the screen, worked out again only when something it depends on has changed.
@MainActor
final class ScreenGeometry {
  /// Below this a page cannot be used.
  static let smallest = Size(columns: 20, rows: 6)
  /// Rows of a terminal on which a form's title has a row of its own.
  private static let tall = 30

  /// The terminal's extent in cells.
  var size: Size {
    didSet { if size != oldValue { placed = nil } }
  }
  /// How much room is spent on lines and gaps; nil and the size decides.
  var density: Density? {
    didSet { if density != oldValue { placed = nil } }
  }
  private let painter: Painter
  private let labels: Labels
  private let memory = TypesetMemory()
  private(set) var page: PageElements
  private var placed: (layout: PageLayout, focus: ElementID?)?
  /// The last layout, of which the next one takes over what has not changed.
  private var last: PageLayout?
  private var typed: (key: TextKey, text: InputText)?

  init(page: PageElements, size: Size, painter: Painter, labels: Labels) {
    self.page = page
    self.size = size
    self.painter = painter
    self.labels = labels
  }

  var isTooSmall: Bool {
    size.columns < ScreenGeometry.smallest.columns || size.rows < ScreenGeometry.smallest.rows
  }

  /// Another page is to be placed.
  func adopt(_ page: PageElements) {
    self.page = page
    placed = nil
  }

  /// The page in its places.
  ///
  /// - Parameter focus: decides what of a scrolling region shows.
  func layout(focus: ElementID?) -> PageLayout {
    if let placed, placed.focus == focus || !placed.layout.followsFocus { return placed.layout }
    let layout = PageLayout(
      tree: page.tree, columns: size.columns, isTall: size.rows >= ScreenGeometry.tall,
      density: density ?? Density(size: size), hasLines: painter.borders != .none, isLarge: painter.isLarge,
      typesetter: painter.typesetter, focus: focus, marks: marks,
      memory: memory, before: last)
    placed = (layout, focus)
    last = layout
    return layout
  }

  /// While the whole form waits for its receiver, that its questions are locked would only flash.
  private var marks: StateMarks {
    StateMarks(
      locked: page.isBusy || page.isSent ? "" : SafeText(label: "(" + labels[.locked] + ")"),
      unavailable: SafeText(label: "(" + labels[.unavailable] + ")"))
  }

  /// The text of the input that has the focus, in its cells; nil when something else has it.
  func focusedText(_ state: ScreenState) -> InputText? {
    let layout = layout(focus: state.focus)
    guard let id = state.focus, case .input(let content)? = layout.box(id)?.element.content,
      let area = layout.textArea(of: id), let editor = state.fields[id]?.editor
    else { return nil }
    let input = content.shown(state.fields[id])
    let key = TextKey(
      id: id, revision: editor.revision, columns: area.columns, isSecure: input.isSecure,
      isMultiline: input.isMultiline)
    if let typed, typed.key == key { return typed.text }
    let text = painter.text(editor.characters, of: input, columns: area.columns)
    typed = (key, text)
    return text
  }

  /// The focus has moved: revisions tell the texts of one editor apart, not those of another time.
  func forgetText() { typed = nil }

  /// What a typeset text depends on while its element keeps the focus.
  private struct TextKey: Hashable {
    var id: ElementID
    var revision: Int
    var columns: Int
    var isSecure: Bool
    var isMultiline: Bool
  }
}
