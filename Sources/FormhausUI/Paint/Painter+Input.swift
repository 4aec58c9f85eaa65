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
    let text = typed(input, scene.state.fields[box.id])
    let style = style(of: box)
    if text.count == 0 {
      example(input.placeholder, in: area, box, on: &canvas)
    } else if input.isMultiline {
      let rows = text.rows(columns: area.columns)
      let first = firstRow(rows, text, scene.state.fields[box.id], area: area, isFocused: isFocused)
      for (offset, row) in rows[first...].prefix(area.rows).enumerated() {
        canvas.put(text.line(row).prefix(area.columns), at: area.origin.offset(y: offset), style)
      }
    } else if isFocused {
      let first = firstVisible(text, scene.state.fields[box.id], area: area)
      canvas.put(text.line(text.visible(from: first, columns: area.columns)), at: area.origin, style)
    } else {
      let line = text.line(0..<text.count).truncated(to: area.columns, ellipsis: lines.cut)
      canvas.put(line, at: area.origin, style)
    }
  }

  /// Where the caret of an input stands on the page.
  func caret(_ input: InputContent, _ field: FieldViewState?, in area: Rect) -> Point {
    let text = typed(input, field)
    let caret = field?.editor?.caret ?? text.count
    let last = max(0, area.columns - 1)
    if input.isMultiline {
      let rows = text.rows(columns: area.columns)
      let place = text.position(of: caret, in: rows)
      let first = firstRow(rows, text, field, area: area, isFocused: true)
      return area.origin.offset(x: min(place.column, last), y: place.row - first)
    }
    let first = firstVisible(text, field, area: area)
    return area.origin.offset(x: min(text.width(of: first..<max(first, min(caret, text.count))), last))
  }

  private func typed(_ input: InputContent, _ field: FieldViewState?) -> TypedText {
    let characters = field?.editor?.characters ?? Array(input.text)
    let bullet = input.isSecure ? lines.bullet : nil
    return TypedText(characters, typesetter: typesetter, bullet: bullet)
  }

  private func firstVisible(_ text: TypedText, _ field: FieldViewState?, area: Rect) -> Int {
    text.firstVisible(
      caret: field?.editor?.caret ?? text.count, first: field?.scroll ?? 0, columns: area.columns)
  }

  /// The first row of a textarea to show; with the focus the caret's row is in sight.
  private func firstRow(
    _ rows: [Range<Int>], _ text: TypedText, _ field: FieldViewState?, area: Rect, isFocused: Bool
  ) -> Int {
    let last = max(0, rows.count - area.rows)
    let first = min(max(0, field?.scroll ?? 0), last)
    guard isFocused else { return first }
    let row = text.position(of: field?.editor?.caret ?? text.count, in: rows).row
    return min(max(min(first, row), row - area.rows + 1), last)
  }
}
