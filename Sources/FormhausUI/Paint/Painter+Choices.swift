import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// The options of an open choice, each on a row of its own or more.
  func options(_ rows: OptionRows, _ box: Box, _ scene: Scene, on canvas: inout Canvas) {
    guard case .choices(let choices) = box.element.content else { return }
    let cursor = scene.isFocused(box) ? scene.state.fields[box.id]?.highlighted ?? 0 : nil
    for index in visible(rows, box, on: canvas) {
      guard let frame = rows.frame(index, columns: box.content.columns) else { continue }
      let origin = box.content.origin.offset(x: frame.x, y: frame.y)
      let choice = choices.options[index]
      let isHighlighted = index == cursor
      if isHighlighted { marker(at: origin, box, on: &canvas) }
      var style = choice.isDisabled ? palette.text(.textTertiary, on: box.style.background) : style(of: box)
      if isHighlighted || choices.picked.contains(index) { style.attributes.insert(.bold) }
      let isPicked = choices.picked.contains(index)
      mark(
        choice, choices, index, at: origin.offset(x: PageMetrics.gutter),
        isPicked ? markStyle(of: box) : style,
        on: &canvas)
      let columns = max(1, frame.columns - OptionRows.labelColumn)
      let option =
        rows.uniformCount == nil
        ? rows.options[index]
        : OptionRows.uniform(
          scene.layout.marks.said(of: choice), columns: columns, typesetter: typesetter)
      texts(option, at: origin.offset(x: OptionRows.labelColumn), style, box, on: &canvas)
      if cursor != nil, .option(index) == box.element.offer(scene.state.fields[box.id]) {
        let last = option.label.last?.columns ?? 0
        let end = origin.offset(x: OptionRows.labelColumn + last + 1, y: max(0, option.label.count - 1))
        if last + 1 < columns, !option.isDetailBeside || option.detail.isEmpty {
          ghostMark(at: end, box, on: &canvas)
        }
      }
    }
  }

  func chips(_ rows: OptionRows, _ box: Box, _ scene: Scene, on canvas: inout Canvas) {
    guard case .choices(let choices) = box.element.content else { return }
    let cursor = scene.isFocused(box) ? scene.state.fields[box.id]?.highlighted ?? 0 : nil
    for index in visible(rows, box, on: canvas) {
      let option = rows.options[index]
      let origin = box.content.origin.offset(x: option.frame.x, y: option.frame.y)
      let isPicked = choices.picked.contains(index)
      let isDisabled = choices.options[index].isDisabled
      if index == cursor { marker(at: origin, box, on: &canvas) }
      var style = isDisabled ? palette.text(.textTertiary, on: box.style.background) : style(of: box)
      if isPicked { style = blockStyle(of: box) }
      if index == cursor { style.attributes.insert(.bold) }
      let block = Rect(x: origin.x + 1, y: origin.y, columns: option.frame.columns - 1, rows: 1)
      canvas.fill(block, style)
      canvas.put("[", at: block.origin, style)
      canvas.put("]", at: Point(x: block.maxX - 1, y: block.y), style)
      canvas.put(isPicked ? "*" : isDisabled ? "-" : " ", at: block.origin.offset(x: 1), style)
      canvas.put(option.label, at: origin.offset(x: OptionRows.chipLead), style)
    }
  }

  /// Draws whether an option is picked: `(*)`, `[x]`.
  func mark(
    _ choice: Choice, _ choices: ChoicesContent, _ index: Int, at point: Point, _ style: Style,
    on canvas: inout Canvas
  ) {
    let isPicked = choices.picked.contains(index)
    canvas.put(choices.allowsMultiple ? "[" : "(", at: point, style)
    let sign: Glyph = isPicked ? (choices.allowsMultiple ? "x" : "*") : choice.isDisabled ? "-" : " "
    canvas.put(sign, at: point.offset(x: 1), style)
    canvas.put(choices.allowsMultiple ? "]" : ")", at: point.offset(x: 2), style)
  }

  private func texts(
    _ option: OptionRows.Option, at point: Point, _ style: Style, _ box: Box, on canvas: inout Canvas
  ) {
    canvas.put(option.label, at: point, style)
    let quiet = palette.text(.textSecondary, on: box.style.background)
    let detail =
      option.isDetailBeside
      ? point.offset(x: (option.label.first?.columns ?? 0) + 2) : point.offset(y: option.label.count)
    canvas.put(option.detail, at: detail, quiet)
  }

  /// The options of which a part is in sight.
  private func visible(_ rows: OptionRows, _ box: Box, on canvas: Canvas) -> Range<Int> {
    let sight = canvas.clip.intersection(box.content).offset(x: -box.content.x, y: -box.content.y)
    if rows.uniformCount != nil { return max(0, sight.y)..<min(rows.count, max(0, sight.maxY)) }
    let first = rows.options.firstIndex { $0.frame.maxY > sight.y } ?? 0
    let end = rows.options.firstIndex { $0.frame.y >= sight.maxY } ?? rows.options.count
    return first..<max(first, end)
  }
}
