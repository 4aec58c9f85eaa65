import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// The options of its list that an open dropdown shows on a screen of `size`, at least 1.
  func menuRows(_ layout: PageLayout, state: ScreenState, size: Size) -> Int {
    guard let menu = state.menu, let plan = menuPlan(layout, state: state, size: size) else { return 1 }
    guard isLarge, let last = menu.row, let choices = layout.box(menu.id)?.element.listed else {
      return plan.options
    }
    // So many that the one with the cursor is the last of them.
    let spans = (0...last).reversed().lazy.map { optionRows(menu, choices, at: $0, columns: plan.columns) }
    return max(1, count(of: spans, in: plan.optionRows))
  }

  /// Where the open dropdown stands on a screen of `size`; nil when none is open.
  func menuPlan(_ layout: PageLayout, state: ScreenState, size: Size) -> MenuPlan? {
    state.menu.map { menuPlan($0, layout, viewport(layout, state: state, size: size)) }
  }

  /// The open dropdown: below its control, above it when there is more room; nil when none is open.
  func menu(_ layout: PageLayout, state: ScreenState, size: Size, words: MenuWords) -> Picture? {
    guard let menu = state.menu, let box = layout.box(menu.id), let choices = box.element.listed else {
      return nil
    }
    let view = viewport(layout, state: state, size: size)
    return within(box).menu(menu, choices, box, layout, view, words)
  }

  private func menu(
    _ menu: OpenMenu, _ choices: ChoicesContent, _ box: Box, _ layout: PageLayout, _ view: Viewport,
    _ words: MenuWords
  ) -> Picture {
    let plan = menuPlan(menu, layout, view)
    var title =
      menu.kind == .sheet
      ? typesetter.line(box.element.semantics?.label ?? "", columns: .max)
      : coveredLabel(box, by: plan.frame, layout, view)
    if !menu.query.isEmpty, menu.isOfChoice, !plan.hasSearchRow {
      title = TextLine(["/"] + typesetter.line(SafeText(value: menu.search.text), columns: .max).glyphs)
    }
    var panel = Panel(
      frame: plan.frame, title: title, footer: footer(menu, choices, plan),
      margin: Panel.margin(of: plan.frame, on: view.size, atLeast: plan.margin, by: self), painter: self)
    // The label of a suggestion stands below the text of its input.
    let lead = lead(menu, choices)
    var cursor = Point(x: lead, y: plan.firstRow)
    if menu.rowCount == 0, menu.isOfChoice {
      cursor = Point(x: 2, y: plan.firstRow)
      quiet(words.noMatch, at: cursor, on: &panel)
      if menu.kind == .sheet { advice(words.changeSearch, below: cursor, on: &panel) }
    }
    let first = min(max(0, menu.scroll), max(0, menu.rowCount - plan.options))
    for place in 0..<plan.options {
      guard let index = menu.option(at: first + place), index < choices.options.count else { break }
      let y = plan.firstRow(of: place)
      let isHighlighted = first + place == menu.row
      menuOption(
        menu, choices, index, layout.marks, isHighlighted: isHighlighted,
        in: Rect(x: lead, y: y, columns: 0, rows: plan.rows(of: place)), on: &panel)
      if isHighlighted { cursor.y = y }
    }
    if plan.hasStatus, let status = box.element.input?.suggestions?.status {
      quiet(status, at: Point(x: lead, y: panel.inner.rows - 1), on: &panel)
    }
    if plan.hasRule { panel.rule(at: plan.firstRow - 1) }
    if plan.hasSearchRow {
      let caret = searchLine(menu, words, on: &panel)
      if menu.isTyping { cursor = caret }
    }
    return panel.picture(id: "menu", cursor: cursor)
  }

  /// How many are picked, and where the cursor is in a list that is longer than the panel.
  private func footer(_ menu: OpenMenu, _ choices: ChoicesContent, _ plan: MenuPlan) -> TextLine {
    let position =
      menu.rowCount > plan.options || menu.kind == .sheet && menu.rowCount > 0
      ? typesetter.place((menu.row ?? menu.scroll) + 1, of: menu.rowCount) : TextLine()
    guard let count = choices.pickedCount else { return position }
    let picked = typesetter.line(count, columns: max(0, plan.frame.columns - position.columns - 8))
    return position.isEmpty ? picked : TextLine(picked.glyphs + [" ", " "] + position.glyphs)
  }

  /// The search on the first row; gives the cell of its caret.
  private func searchLine(_ menu: OpenMenu, _ words: MenuWords, on panel: inout Panel) -> Point {
    let style = palette.text(.textPrimary, on: .surfaceElevated)
    // In a sheet the row is known for the search by its place.
    let label =
      menu.kind == .sheet
      ? TextLine() : typesetter.line(words.search + ": ", columns: max(0, panel.inner.columns - 8))
    let origin = Point(x: 2 + label.columns, y: 0)
    let columns = max(1, panel.inner.columns - origin.x - 1)
    guard !menu.query.isEmpty || menu.isTyping && menu.kind == .list else {
      quiet(words.typeToSearch, at: Point(x: 2, y: 0), on: &panel)
      return Point(x: 2, y: 0)
    }
    panel.canvas.put(
      label, at: Point(x: 2, y: 0), palette.text(.textSecondary, on: .surfaceElevated))
    let text = InputText(
      TypedText(menu.search.characters, typesetter: typesetter), columns: columns, isMultiline: false)
    let scroll = text.scroll(0, revealing: menu.search.caret, height: 1)
    panel.canvas.put(text.lines(from: scroll, height: 1, cut: nil), at: origin, style)
    return origin.offset(x: text.cell(of: menu.search.caret, scroll: scroll).x)
  }

  /// What can be done, in the rows that are left below a cell.
  private func advice(_ text: SafeText, below point: Point, on panel: inout Panel) {
    let rows = typesetter.lines(text, columns: panel.inner.columns - point.x - 1)
    panel.canvas.put(rows, at: point.offset(y: 1), palette.text(.textSecondary, on: .surfaceElevated))
  }

  private func quiet(_ text: SafeText, at point: Point, on panel: inout Panel) {
    panel.canvas.put(
      typesetter.line(text, columns: panel.inner.columns - point.x), at: point,
      palette.text(.textSecondary, on: .surfaceElevated))
  }

  /// - Parameter area: where the label begins, and the rows of the option.
  private func menuOption(
    _ menu: OpenMenu, _ choices: ChoicesContent, _ index: Int, _ marks: StateMarks, isHighlighted: Bool,
    in area: Rect, on panel: inout Panel
  ) {
    let (lead, y) = (area.x, area.y)
    let choice = marks.said(of: choices.options[index])
    let isPicked = choices.picked.contains(index)
    let emphasis: Attributes = isHighlighted ? .reverse : []
    var style = palette.text(choice.isDisabled ? .textTertiary : .textPrimary, on: .surfaceElevated, emphasis)
    if isPicked { style.attributes.insert(.bold) }
    panel.canvas.fill(Rect(x: 0, y: y, columns: panel.inner.columns, rows: area.rows), style)
    if isHighlighted { panel.canvas.put(">", at: Point(x: 0, y: y), style) }
    // On the reversed row a second colour would be a second background.
    let picked = isHighlighted ? style : palette.line(.accent, on: .surfaceElevated, .bold)
    if choices.allowsMultiple {
      mark(choice, choices, index, at: Point(x: 2, y: y), isPicked ? picked : style, on: &panel.canvas)
    } else if isPicked {
      panel.canvas.put(lines.picked, at: Point(x: 2, y: y), picked)
    } else if choice.isDisabled, lead > 2 {
      panel.canvas.put("-", at: Point(x: 2, y: y), style)
    }
    let quiet = isHighlighted ? style : palette.text(.textSecondary, on: .surfaceElevated)
    let code = code(of: choice, columns: panel.inner.columns)
    panel.canvas.put(code, at: Point(x: panel.inner.columns - code.columns - 1, y: y), quiet)
    let texts = optionTexts(menu, choices, choice, rows: area.rows, columns: panel.inner.columns)
    panel.canvas.put(Array(texts.label.prefix(area.rows)), at: area.origin, style)
    let place =
      texts.isDetailBeside
      ? area.origin.offset(x: (texts.label.first?.columns ?? 0) + 2)
      : area.origin.offset(x: texts.frame.x, y: texts.label.count)
    panel.canvas.put(Array(texts.detail.prefix(area.maxY - place.y)), at: place, quiet)
  }

  /// The short name of an option at the end of its row, where the panel has room for it.
  func code(of choice: Choice, columns: Int) -> TextLine {
    guard let code = choice.code, columns >= Painter.fewestWithCode else { return TextLine() }
    return typesetter.line(code, columns: columns / 4)
  }

  /// Columns inside the lines of a panel below which the room belongs to the labels.
  private static let fewestWithCode = 30
}
