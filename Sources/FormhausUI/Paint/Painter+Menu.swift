import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// The rows of its list that an open dropdown shows on a screen of `size`, at least 1.
  func menuRows(_ layout: PageLayout, state: ScreenState, size: Size) -> Int {
    guard let menu = state.menu else { return 1 }
    return max(1, menuFrame(menu, layout, viewport(layout, state: state, size: size)).rows - 2)
  }

  /// The open dropdown: below its control, above it when there is more room; nil when none is open.
  ///
  /// - Parameter noMatch: said when no option matches what was typed.
  func menu(_ layout: PageLayout, state: ScreenState, size: Size, noMatch: SafeText) -> Picture? {
    guard let menu = state.menu, let box = layout.box(menu.id),
      case .choices(let choices) = box.element.content
    else { return nil }
    return within(box).menu(menu, choices, box, layout, state: state, size: size, noMatch: noMatch)
  }

  private func menu(
    _ menu: OpenMenu, _ choices: ChoicesContent, _ box: Box, _ layout: PageLayout, state: ScreenState,
    size: Size, noMatch: SafeText
  ) -> Picture {
    let frame = menuFrame(menu, layout, viewport(layout, state: state, size: size))
    let title =
      menu.search.isEmpty
      ? coveredLabel(box, by: frame, layout, viewport(layout, state: state, size: size))
      : TextLine(["/"] + typesetter.line(SafeText(value: menu.search), columns: .max).glyphs)
    let rows = max(1, frame.rows - 2)
    let position =
      menu.rowCount > rows ? typesetter.place(menu.row + 1, of: menu.rowCount) : TextLine()
    var panel = Panel(
      frame: frame, title: title, footer: position, painter: self)
    guard menu.rowCount > 0 else {
      panel.canvas.put(
        typesetter.line(noMatch, columns: panel.inner.columns - 2), at: Point(x: 2, y: 0),
        palette.text(.textSecondary, on: .surfaceElevated))
      return panel.picture(id: "menu", cursor: Point(x: 2, y: 0))
    }
    let first = min(max(0, menu.scroll), max(0, menu.rowCount - rows))
    for y in 0..<rows {
      guard let index = menu.option(at: first + y), index < choices.options.count else { break }
      menuLine(choices, index, layout.marks, isHighlighted: first + y == menu.row, y: y, on: &panel)
    }
    let lead = menuLead(choices)
    return panel.picture(id: "menu", cursor: Point(x: lead, y: menu.row - first))
  }

  private func menuLine(
    _ choices: ChoicesContent, _ index: Int, _ marks: StateMarks, isHighlighted: Bool, y: Int,
    on panel: inout Panel
  ) {
    let choice = marks.said(of: choices.options[index])
    let isPicked = choices.picked.contains(index)
    let emphasis: Attributes = isHighlighted ? .reverse : []
    var style = palette.text(choice.isDisabled ? .textTertiary : .textPrimary, on: .surfaceElevated, emphasis)
    if isPicked { style.attributes.insert(.bold) }
    panel.canvas.fill(Rect(x: 0, y: y, columns: panel.inner.columns, rows: 1), style)
    if isHighlighted { panel.canvas.put(">", at: Point(x: 0, y: y), style) }
    // On the reversed row a second colour would be a second background.
    let picked = isHighlighted ? style : palette.line(.accent, on: .surfaceElevated, .bold)
    if choices.allowsMultiple {
      mark(choice, choices, index, at: Point(x: 2, y: y), isPicked ? picked : style, on: &panel.canvas)
    } else if isPicked {
      panel.canvas.put(lines.picked, at: Point(x: 2, y: y), picked)
    } else if choice.isDisabled {
      panel.canvas.put("-", at: Point(x: 2, y: y), style)
    }
    let lead = menuLead(choices)
    let option = OptionRows.uniform(choice, columns: panel.inner.columns - lead - 1, typesetter: typesetter)
    panel.canvas.put(option.label, at: Point(x: lead, y: y), style)
    let beside = Point(x: lead + (option.label.first?.columns ?? 0) + 2, y: y)
    panel.canvas.put(
      option.detail, at: beside, isHighlighted ? style : palette.text(.textSecondary, on: .surfaceElevated))
  }

  /// The cells before a label: the focus marker and the mark of a picked option.
  private func menuLead(_ choices: ChoicesContent) -> Int { choices.allowsMultiple ? 6 : 4 }
}
