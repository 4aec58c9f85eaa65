import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// What the focused input offers, behind the text that is its beginning; false when it offers nothing.
  func ghost(
    behind text: InputText, scroll: Int, in area: Rect, _ box: Box, _ scene: Scene, on canvas: inout Canvas
  ) -> Bool {
    guard scene.isFocused(box), scene.state.isShowingOffers,
      case .text(let rest) = box.element.offer(scene.state.fields[box.id])
    else { return false }
    let start = text.cell(of: text.end, scroll: scroll)
    let rows = rest.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = rows.prefix(max(1, area.rows - start.y))
    for (row, line) in shown.enumerated() {
      let x = row == 0 ? start.x : 0
      let glyphs = line.flatMap { typesetter.typed($0) }
      ghost(
        TextLine(glyphs), isLast: row == shown.count - 1, columns: area.columns - x,
        at: area.origin.offset(x: x, y: start.y + row), box, on: &canvas)
    }
    return true
  }

  /// The option that a focused list offers, in the place of its prompt.
  func ghost(_ option: SafeText, in area: Rect, _ box: Box, on canvas: inout Canvas) {
    let line = typesetter.line(option, columns: .max)
    ghost(line, isLast: true, columns: area.columns - 2, at: area.origin, box, on: &canvas)
  }

  /// The mark behind an option on the page that is offered.
  func ghostMark(at point: Point, _ box: Box, on canvas: inout Canvas) {
    canvas.put(lines.taking, at: point, ghostStyle(box, isMark: true))
  }

  /// A quiet line with the mark that a key takes it: it looks neither like an answer nor like an example.
  private func ghost(
    _ line: TextLine, isLast: Bool, columns: Int, at point: Point, _ box: Box, on canvas: inout Canvas
  ) {
    let style = ghostStyle(box)
    let mark = isLast ? lines.taking.columns + 1 : 0
    guard columns > mark + 1 else { return }
    let cut = line.truncated(to: columns - mark, ellipsis: lines.cut)
    canvas.put(cut, at: point, style)
    if isLast {
      canvas.put(lines.taking, at: point.offset(x: cut.columns + 1), ghostStyle(box, isMark: true))
    }
  }

  private func ghostStyle(_ box: Box, isMark: Bool = false) -> Style {
    let isPlain = palette.isOfOneWeight && !isMark
    return palette.text(.textTertiary, on: box.style.background, isPlain ? .underline : [])
  }
}
