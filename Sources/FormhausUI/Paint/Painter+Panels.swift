import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// The question above the page; the cursor stands on its selected button.
  func dialog(_ dialog: Dialog, size: Size) -> Picture {
    let plan = DialogPlan(dialog, size: size, painter: self)
    let frame = Panel.centred(plan.inner, on: size)
    var panel = Panel(frame: frame, margin: Panel.margin(of: frame, on: size, by: self), painter: self)
    let plain = palette.text(.textPrimary, on: .surfaceElevated)
    let strong = palette.text(.textPrimary, on: .surfaceElevated, .bold)
    let texts = plan.title.map { ($0, strong) } + plan.message.map { ($0, plain) }
    for (row, text) in texts.prefix(plan.firstButton(in: panel.inner.rows)).enumerated() {
      panel.canvas.put(text.0, at: Point(x: plan.padding, y: row), text.1)
    }
    var cursor = Point.zero
    for (index, area) in plan.frames(in: panel.inner).enumerated() {
      let isSelected = index == dialog.selected
      dialogButton(plan.buttons[index], in: area, isSelected: isSelected, on: &panel)
      if isSelected { cursor = area.origin.offset(x: 2) }
    }
    return panel.picture(id: "dialog", cursor: cursor)
  }

  private func dialogButton(_ label: TextLine, in area: Rect, isSelected: Bool, on panel: inout Panel) {
    let style =
      isSelected
      ? palette.text(.accentOn, on: .accent) : palette.text(.textPrimary, on: .surfaceElevated)
    panel.canvas.fill(area, style)
    panel.canvas.put("[", at: area.origin, style)
    if isSelected {
      panel.canvas.put(">", at: area.origin.offset(x: 1), style)
      panel.canvas.put("<", at: Point(x: area.maxX - 2, y: area.y), style)
    }
    let middle = 2 + max(0, area.columns - 4 - label.columns) / 2
    panel.canvas.put(label, at: area.origin.offset(x: middle), style)
    panel.canvas.put("]", at: Point(x: area.maxX - 1, y: area.y), style)
  }

  /// The panel that lists the keys, from its row `scroll` on.
  func help(_ help: HelpPanel, size: Size) -> Picture {
    let list = HelpLines(help, size: size, typesetter: typesetter)
    let frame = Panel.centred(Size(columns: list.columns + 2, rows: list.lines.count), on: aboveHints(size))
    let rows = max(1, frame.rows - 2)
    let first = min(max(0, help.scroll), max(0, list.lines.count - rows))
    let isLong = list.lines.count > rows
    let position =
      isLong ? typesetter.place(min(list.lines.count, first + rows), of: list.lines.count) : TextLine()
    var panel = Panel(
      frame: frame, title: typesetter.line(help.title, columns: 60), footer: position,
      margin: Panel.margin(of: frame, on: size, by: self), painter: self)
    let plain = palette.text(.textPrimary, on: .surfaceElevated)
    let strong = palette.text(.textPrimary, on: .surfaceElevated, .bold)
    for (y, line) in list.lines[first...].prefix(rows).enumerated() {
      panel.canvas.put(line.keys, at: Point(x: 1, y: y), strong)
      panel.canvas.put(line.label, at: Point(x: 1 + line.indent, y: y), line.isHeading ? strong : plain)
    }
    return panel.picture(id: "help", cursor: Point(x: 1, y: 0))
  }

  /// What was asked for of the status row, above whatever layer is on top; the cursor stands where it begins.
  func statusPanel(_ status: SafeText, _ metrics: PageMetrics, size: Size) -> Picture {
    let lines = statusLines(status, metrics, size: size)
    var canvas = Canvas(
      size: Size(columns: size.columns, rows: lines.count), filledWith: palette.text(.textPrimary))
    canvas.put(lines, at: Point(x: metrics.left, y: 0), palette.text(.textPrimary))
    let top = Point(x: 0, y: size.rows - lines.count)
    return Picture(
      layer: Layer(id: "status", origin: top, grid: canvas.grid), cursor: top.offset(x: metrics.left))
  }

  /// The last row that the panel of keys can begin with on a screen of `size`.
  func lastHelpScroll(_ help: HelpPanel, size: Size) -> Int {
    max(
      0,
      HelpLines(help, size: size, typesetter: typesetter).lines.count
        - max(1, aboveHints(size).rows - 2))
  }

  /// The screen without its last row, so that the hints stay in sight.
  private func aboveHints(_ size: Size) -> Size { Size(columns: size.columns, rows: max(1, size.rows - 1)) }

  /// The whole screen when it is too small for a page.
  ///
  /// - Parameter messages: from the longest to the shortest; the first that fits is shown, else the last one.
  func tooSmall(_ messages: [SafeText], size: Size) -> Picture {
    var canvas = Canvas(size: size, filledWith: palette.text(.textPrimary, on: .surface))
    let pages = messages.lazy.map { typesetter.lines($0, columns: size.columns) }
    let shown = pages.first { $0.count <= size.rows } ?? pages.last ?? []
    canvas.put(shown, at: .zero, palette.text(.textPrimary, on: .surface))
    return Picture(layer: Layer(id: "page", grid: canvas.grid), cursor: .zero)
  }
}
