import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// Numbers side by side, the picked one in parentheses, another one under the cursor in brackets; below them what
  /// the ends mean.
  func scale(_ rows: OptionRows, _ box: Box, _ scene: Scene, on canvas: inout Canvas) {
    guard case .choices(let choices) = box.element.content else { return }
    let cursor = scene.isFocused(box) ? scene.state.fields[box.id]?.highlighted ?? 0 : nil
    marker(atRowOf: cursor, of: rows, box, on: &canvas)
    for (index, option) in rows.options.enumerated() {
      guard let label = option.label.first else { continue }
      let origin = box.content.origin.offset(x: option.frame.x, y: option.frame.y)
      let isPicked = choices.picked.contains(index)
      var style = style(of: box)
      if isPicked { style = blockStyle(of: box) }
      if index == cursor { style.attributes.insert(.bold) }
      let end = origin.offset(x: option.frame.columns - 1)
      let start = end.offset(x: -label.columns)
      canvas.put(label, at: start, style)
      guard isPicked || index == cursor else { continue }
      canvas.put(isPicked ? "(" : "[", at: start.offset(x: -1), style)
      canvas.put(isPicked ? ")" : "]", at: end, style)
    }
    captions(rows, box, palette.text(.textSecondary, on: box.style.background), on: &canvas)
  }

  /// Stars up to the picked one filled, and the picked one in words.
  func stars(_ rows: OptionRows, _ box: Box, _ scene: Scene, on canvas: inout Canvas) {
    guard case .choices(let choices) = box.element.content else { return }
    let reached = choices.picked.max() ?? -1
    let cursor = scene.isFocused(box) ? scene.state.fields[box.id]?.highlighted ?? 0 : nil
    marker(atRowOf: cursor, of: rows, box, on: &canvas)
    for (index, option) in rows.options.enumerated() {
      let isReached = index <= reached
      canvas.put(
        isReached ? lines.star : lines.emptyStar,
        at: box.content.origin.offset(x: option.frame.x, y: option.frame.y),
        isReached ? markStyle(of: box) : style(of: box))
    }
    captions(rows, box, style(of: box), on: &canvas)
  }

  /// Marks the row that the cursor is in.
  private func marker(atRowOf cursor: Int?, of rows: OptionRows, _ box: Box, on canvas: inout Canvas) {
    guard let cursor else { return }
    let row = rows.options.dropFirst(cursor).first?.frame.y ?? 0
    marker(at: box.content.origin.offset(y: row), box, on: &canvas)
  }

  private func captions(_ rows: OptionRows, _ box: Box, _ style: Style, on canvas: inout Canvas) {
    for caption in rows.captions {
      canvas.put(caption.line, at: box.content.origin.offset(x: caption.place.x, y: caption.place.y), style)
    }
  }
}
