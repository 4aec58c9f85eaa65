import FormhausText
import FormhausViews
import Surface

/// Draws placed elements and panels into layers.
@MainActor
struct Painter {
  private(set) var palette: Palette
  let typesetter: Typesetter
  private(set) var lines: LineSet
  let borders: Borders
  /// For large letters: what would be cut is broken into rows, and nothing stands side by side.
  let isLarge: Bool

  /// - Parameters:
  ///   - width: how many cells text takes.
  ///   - ascii: draws lines and marks of ASCII only.
  ///   - isConsole: draws marks of ASCII, and lines that every console has.
  init(
    theme: FormhausTheme, depth: ColourDepth, width: TextWidth, ascii: Bool, isConsole: Bool = false,
    borders: Borders = .line, isLarge: Bool = false
  ) {
    palette = Palette(theme: theme, depth: depth)
    typesetter = Typesetter(width: width)
    lines = LineSet(ascii ? .ascii : isConsole ? .console : .unicode, borders: borders)
    self.borders = borders
    self.isLarge = isLarge
  }

  /// The painter of what stands in a box: with the accent and the marks that were asked for there.
  func within(_ box: Box) -> Painter {
    guard box.style.accent != palette.tint || box.style.isASCII else { return self }
    var painter = self
    painter.palette.tint = box.style.accent
    if box.style.isASCII { painter.lines = LineSet(.ascii, borders: borders) }
    return painter
  }

  /// Draws in another theme from now on.
  mutating func change(to theme: FormhausTheme) {
    palette.theme = theme
  }

  /// The page with its head, its visible rows and the status.
  ///
  /// - Parameters:
  ///   - hints: shown on the status row as far as they fit, while there is no status.
  ///   - text: the text that has the focus, where it is known already.
  func page(
    _ layout: PageLayout, state: ScreenState, size: Size, hints: [SafeText], text: InputText? = nil
  ) -> Picture {
    let view = viewport(layout, state: state, size: size)
    var canvas = Canvas(size: size, filledWith: palette.text(.textPrimary, on: .surface))
    let scene = Scene(layout: layout, state: state, text: text)
    let head = Rect(x: 0, y: 0, columns: size.columns, rows: min(view.head, size.rows))
    paint(scene, on: &canvas, rows: head, screenRow: 0)
    let body = Rect(x: 0, y: view.head + view.scroll, columns: size.columns, rows: view.bodyRows)
    paint(scene, on: &canvas, rows: body, screenRow: view.head)
    canvas.origin = .zero
    canvas.clip = Rect(size: size)
    let status = state.status.map { statusLines($0, layout.metrics, size: size) }
    if view.statusRows > 0 {
      statusRow(
        status, hints: hints, isMonthOpen: state.calendar != nil, view: view, left: layout.metrics.left,
        on: &canvas)
    }
    let layer = Layer(id: "page", grid: canvas.grid)
    return Picture(layer: layer, cursor: cursor(in: scene, view: view))
  }

  /// Draws the boxes of which a part stands on the given rows of the page.
  private func paint(_ scene: Scene, on canvas: inout Canvas, rows: Rect, screenRow: Int) {
    guard !rows.isEmpty else { return }
    canvas.origin = Point(x: 0, y: screenRow - rows.y)
    for slot in scene.layout.slots(meeting: rows) {
      let box = scene.layout.boxes[slot]
      let clip = rows.intersection(box.clip)
      if box.style.slides, scene.state.slideOffset != 0 {
        let shift = scene.state.slideOffset
        canvas.origin.x = shift
        canvas.clip = clip.intersection(scene.slideClip).offset(x: -shift)
        within(box).paint(box, scene, on: &canvas)
        canvas.origin.x = 0
      } else {
        canvas.clip = clip
        within(box).paint(box, scene, on: &canvas)
      }
    }
  }

  /// The part of the page that is in sight above the status.
  func viewport(_ layout: PageLayout, state: ScreenState, size: Size) -> Viewport {
    let rows = state.status.map { statusLines($0, layout.metrics, size: size).count } ?? 1
    return Viewport(
      layout, size: size, scroll: state.scroll, statusRows: state.isOnSheet ? 0 : max(1, rows),
      beyondEnd: state.menu.map { $0.kind != .sheet } ?? (state.calendar != nil))
  }

  /// A status text as it is drawn: on one row if it fits there, else on as many as it needs, all but the focused one.
  func statusLines(_ status: SafeText, _ metrics: PageMetrics, size: Size) -> [TextLine] {
    let room = size.columns - metrics.left - Painter.markColumns - 1
    let short = typesetter.lines(status, columns: room)
    guard short.count > 1 else { return short }
    let long = typesetter.lines(status, columns: size.columns - metrics.left)
    let rows = max(1, size.rows - 1)
    guard long.count > rows else { return long }
    let last = long[rows - 1].glyphs + lines.cut.glyphs
    return long.prefix(rows - 1) + [
      TextLine(last).truncated(to: size.columns - metrics.left, ellipsis: lines.cut)
    ]
  }

  /// Cells at the end of the last row that tell whether the page goes on.
  private static let markColumns = 2

  /// The last rows: the status, else the hints; at the end of one row whether the page goes on.
  private func statusRow(
    _ status: [TextLine]?, hints: [SafeText], isMonthOpen: Bool, view: Viewport, left: Int,
    on canvas: inout Canvas
  ) {
    let y = view.statusTop
    let room = view.size.columns - left - Painter.markColumns - 1
    var x = 0
    if let status {
      canvas.put(status, at: Point(x: left, y: y), palette.text(.textPrimary))
      // A long text takes the whole row.
      guard status.count <= 1, status.first.map({ $0.columns <= room }) ?? true else { return }
      x = (status.first?.columns ?? 0) + 3
    }
    // An open month says its day, and its keys behind that.
    for hint in status == nil || isMonthOpen ? hints : [] {
      let line = typesetter.line(hint, columns: .max)
      guard x == 0 || x + line.columns <= room else { break }
      canvas.put(line.prefix(room), at: Point(x: left + x, y: y), palette.text(.textSecondary))
      x += line.columns + 3
    }
    let end = view.size.columns - Painter.markColumns
    if view.hasMoreAbove { canvas.put(lines.up, at: Point(x: end, y: y), palette.line(.textPrimary)) }
    if view.hasMoreBelow { canvas.put(lines.down, at: Point(x: end + 1, y: y), palette.line(.textPrimary)) }
  }
}

/// What the painter looks up while it draws a page.
@MainActor
struct Scene {
  let layout: PageLayout
  let state: ScreenState
  /// The box with the focus.
  let focused: Box?
  /// The well around it.
  let focusedWell: ElementID?
  /// The cells that content may slide through.
  let slideClip: Rect
  /// The text that has the focus.
  let text: InputText?

  init(layout: PageLayout, state: ScreenState, text: InputText?) {
    self.layout = layout
    self.state = state
    self.text = text
    focused = state.focus.flatMap { layout.box($0) }
    focusedWell = focused.flatMap { layout.well(around: $0) }?.id
    let around = layout.sliding.flatMap { layout.boxes[$0].parent }.map { layout.boxes[$0] }
    slideClip = around.map { $0.content.inset(columns: $0.hasLines ? 1 : 0) } ?? .zero
  }

  /// Whether a box has the focus; a question above the page takes it.
  func isFocused(_ box: Box) -> Bool { box.id == state.focus && state.dialog == nil }
}

extension Box {
  /// Whether lines are drawn around the box.
  var hasLines: Bool {
    switch figure {
    case .card(let hasLines), .well(_, let hasLines, _, _): hasLines
    default: false
    }
  }
}
