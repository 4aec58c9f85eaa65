import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// Where the hardware cursor stands: always on the focus, whatever kind of control has it.
  func cursor(in scene: Scene, view: Viewport) -> Point {
    let state = scene.state
    let status = Point(x: scene.layout.metrics.left, y: view.statusTop)
    if state.isCursorOnStatus, state.status != nil { return status.clamped(to: view.size) }
    guard let box = scene.focused else {
      return Point(x: scene.layout.metrics.left, y: 0).clamped(to: view.size)
    }
    let place = cursor(in: box, scene)
    let row = view.screenRow(place.y)
    let body = (view.head, max(view.head, view.head + view.bodyRows - 1))
    let inSight = place.y < view.head ? row : min(max(row, body.0), body.1)
    return Point(x: place.x, y: inSight).clamped(to: view.size)
  }

  /// The cell of the page that the cursor takes in a control.
  private func cursor(in box: Box, _ scene: Scene) -> Point {
    let area = box.content
    switch (box.figure, box.element.content) {
    case (.input, .input(let input)):
      return caret(input, box, scene, in: scene.layout.textArea(of: box.id) ?? area)
    case (.menu, _): return scene.layout.textArea(of: box.id)?.origin ?? area.origin
    case (.options, _):
      return option(box, scene).offset(x: min(OptionRows.labelColumn, max(0, area.columns - 1)))
    case (.chips, _): return option(box, scene).offset(x: min(OptionRows.chipLead, max(0, area.columns - 1)))
    case (.scale, _): return number(box, scene).within(area)
    case (.stars, _): return option(box, scene).within(area)
    case (.toggle, _): return area.origin.offset(x: min(PageMetrics.gutter + 1, max(0, area.columns - 1)))
    case (.button(let title, let look, let isBusy), _):
      return buttonTitle(
        title.first ?? TextLine(), look, isBusy: isBusy && !scene.state.reduceMotion, in: area)
    default: return area.origin
    }
  }

  /// The first digit of the number that the cursor of a scale is on.
  private func number(_ box: Box, _ scene: Scene) -> Point {
    guard case .scale(let rows) = box.figure,
      let option = rows.options.dropFirst(scene.state.fields[box.id]?.highlighted ?? 0).first
    else { return box.content.origin }
    let lead = option.frame.columns - 1 - (option.label.first?.columns ?? 0)
    return box.content.origin.offset(x: option.frame.x + max(0, lead), y: option.frame.y)
  }

  private func option(_ box: Box, _ scene: Scene) -> Point {
    let index = scene.state.fields[box.id]?.highlighted ?? 0
    return scene.layout.optionFrame(index, of: box.id)?.origin ?? box.content.origin
  }
}

extension Point {
  /// The nearest column of an area, on the same row.
  fileprivate func within(_ area: Rect) -> Point {
    Point(x: min(max(area.x, x), max(area.x, area.maxX - 1)), y: y)
  }

  /// The nearest cell of a screen.
  func clamped(to size: Size) -> Point {
    Point(x: min(max(0, x), max(0, size.columns - 1)), y: min(max(0, y), max(0, size.rows - 1)))
  }
}
