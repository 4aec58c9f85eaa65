import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// An input's text as far as it is in sight, or the example in its place.
  func input(_ frame: ControlFrame, _ box: Box, _ scene: Scene, on canvas: inout Canvas) {
    guard case .input(let input) = box.element.content, let area = scene.layout.textArea(of: box.id) else {
      return
    }
    let isFocused = scene.isFocused(box)
    brackets(frame, box, isFocused: isFocused, on: &canvas)
    if let arrow = scene.layout.arrow(of: box) {
      self.arrow(at: arrow, box, isFocused: isFocused, on: &canvas)
    }
    let text = text(of: input, box, scene, columns: area.columns)
    if text.isEmpty {
      if ghost(behind: text, scroll: 0, in: area, box, scene, on: &canvas) { return }
      return example(input.placeholder, in: area, box, on: &canvas)
    }
    let field = scene.state.fields[box.id]
    let scroll = text.scroll(
      field?.scroll ?? 0, revealing: isFocused ? field?.editor?.caret ?? text.end : nil, height: area.rows)
    canvas.put(
      text.lines(from: scroll, height: area.rows, cut: isFocused ? nil : lines.cut), at: area.origin,
      style(of: box))
    _ = ghost(behind: text, scroll: scroll, in: area, box, scene, on: &canvas)
    scrollMarks(text.hidden(from: scroll, height: area.rows), beside: area, box, on: &canvas)
  }

  /// Tells at the side of a longer text that it goes on above or below.
  private func scrollMarks(
    _ hidden: (above: Bool, below: Bool), beside area: Rect, _ box: Box, on canvas: inout Canvas
  ) {
    let mark = palette.line(.textPrimary, on: box.style.background)
    if hidden.above { canvas.put(lines.up, at: Point(x: area.maxX, y: area.y), mark) }
    if hidden.below { canvas.put(lines.down, at: Point(x: area.maxX, y: area.maxY - 1), mark) }
  }

  /// Where the caret of an input stands on the page.
  func caret(_ input: InputContent, _ box: Box, _ scene: Scene, in area: Rect) -> Point {
    let text = text(of: input, box, scene, columns: area.columns)
    let field = scene.state.fields[box.id]
    let caret = field?.editor?.caret ?? text.end
    let scroll = text.scroll(field?.scroll ?? 0, revealing: caret, height: area.rows)
    let cell = text.cell(of: caret, scroll: scroll)
    return area.origin.offset(x: cell.x, y: cell.y)
  }

  /// A text in the cells of an input.
  ///
  /// - Parameter isWhole: false leaves out what one line cannot show.
  func text(
    _ characters: [Character], of input: InputContent, columns: Int, isWhole: Bool = true
  ) -> InputText {
    let text = TypedText(
      characters, typesetter: typesetter, bullet: input.isSecure ? lines.bullet : nil,
      upTo: isWhole || input.isMultiline ? .max : columns)
    return InputText(text, columns: columns, isMultiline: input.isMultiline)
  }

  private func text(of input: InputContent, _ box: Box, _ scene: Scene, columns: Int) -> InputText {
    if let text = scene.text, scene.isFocused(box) { return text }
    let field = scene.state.fields[box.id]
    return text(
      field?.editor?.characters ?? Array(input.text), of: input.shown(field), columns: columns,
      isWhole: scene.isFocused(box))
  }
}

extension InputContent {
  /// The input with its letters in sight where the person asked for that.
  func shown(_ field: FieldViewState?) -> InputContent {
    guard isSecure, field?.isRevealed == true else { return self }
    var input = self
    input.isSecure = false
    return input
  }
}
