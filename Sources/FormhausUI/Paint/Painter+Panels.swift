import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// The question above the page; the cursor stands on its selected button.
  func dialog(_ dialog: Dialog, size: Size) -> Picture {
    let room = max(1, min(50, size.columns - 6))
    let title = typesetter.lines(dialog.title, columns: room)
    var message = dialog.message.map { typesetter.lines($0, columns: room) } ?? []
    let buttons = dialog.buttons.map { typesetter.line($0, columns: room - 4) }
    let across = buttons.reduce(0) { $0 + $1.columns + 4 } + 2 * max(0, buttons.count - 1)
    let isStacked = isLarge && buttons.count > 1 || across > room
    let widest = ([across] + (title + message).map(\.columns)).filter { $0 <= room }.max() ?? room
    let buttonRows = isStacked ? buttons.count : 1
    // Half a message would mislead; the title alone asks the question too.
    if title.count + message.count + buttonRows + 2 > size.rows { message = [] }
    let textRows = title.count + message.count
    let gap = textRows + buttonRows + 3 <= size.rows ? 1 : 0
    let inner = Size(columns: (isStacked ? room : widest) + 4, rows: textRows + gap + buttonRows)
    let frame = Panel.centred(inner, on: size)
    var panel = Panel(frame: frame, margin: Panel.margin(of: frame, on: size, by: self), painter: self)
    let plain = palette.text(.textPrimary, on: .surfaceElevated)
    // The buttons stay in sight when the texts do not fit.
    let firstButton = max(0, min(textRows + gap, panel.inner.rows - buttonRows))
    panel.canvas.put(
      Array((title + message).prefix(firstButton)), at: Point(x: 2, y: 0), plain)
    for (row, line) in title.prefix(firstButton).enumerated() {
      panel.canvas.put(line, at: Point(x: 2, y: row), palette.text(.textPrimary, on: .surfaceElevated, .bold))
    }
    var cursor = Point(x: 2, y: firstButton)
    var x = isStacked ? 2 : max(2, panel.inner.columns - across - 2)
    for (index, label) in buttons.enumerated() {
      let y = firstButton + (isStacked ? index : 0)
      let isSelected = index == dialog.selected
      let width = isStacked ? room : label.columns + 4
      dialogButton(label, in: Rect(x: x, y: y, columns: width, rows: 1), isSelected: isSelected, on: &panel)
      if isSelected { cursor = Point(x: x + 2, y: y) }
      if !isStacked { x += width + 2 }
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

  /// The last row that the panel of keys can begin with on a screen of `size`.
  func lastHelpScroll(_ help: HelpPanel, size: Size) -> Int {
    max(
      0,
      HelpLines(help, size: size, typesetter: typesetter).lines.count
        - max(1, aboveHints(size).rows - 2))
  }

  /// The screen without its last row, so that the hints stay in sight where there is room for both.
  private func aboveHints(_ size: Size) -> Size {
    Size(columns: size.columns, rows: size.rows > 8 ? size.rows - 1 : size.rows)
  }

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
