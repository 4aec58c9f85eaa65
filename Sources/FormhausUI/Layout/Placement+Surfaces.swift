import FormhausText
import FormhausViews
import Surface

extension Placement {
  mutating func card(_ element: Element, spacing: Int, in area: Rect, around: Surroundings) -> Placed {
    let padding = around.hasBoxes ? metrics.cardPadding : EdgeInsets()
    let line = around.hasBoxes ? 1 : 0
    let inner = area.shrunk(by: padding, line: line)
    var inside = around
    inside.buttonsFill = true
    let size = column(
      element.children, spacing: spacing, alignment: .leading, fills: true, in: inner, around: inside)
    return Placed(
      figure: .card(hasLines: around.hasBoxes),
      size: Size(columns: area.columns, rows: size.rows + padding.top + padding.bottom + 2 * line))
  }

  mutating func well(
    _ element: Element, label: SafeText, isInvalid: Bool, in area: Rect, around: Surroundings
  ) -> Placed {
    let hasLines = around.hasBoxes
    let edge = lines(label, columns: max(0, area.columns - 6))
    let isInEdge = hasLines && edge.count <= 1
    let rows =
      isInEdge
      ? edge : lines(label, columns: area.columns - (hasLines ? 4 : PageMetrics.gutter))
    let labelRows = isInEdge || label.isEmpty ? 0 : rows.count
    var inner = area
    if hasLines { inner = area.shrunk(by: EdgeInsets(leading: 1, trailing: 1), line: 1) }
    inner.y += labelRows
    var inside = around
    inside.isInWell = hasLines
    inside.buttonsFill = true
    let size = column(
      element.children, spacing: 0, alignment: .leading, fills: true, in: inner, around: inside)
    return Placed(
      figure: .well(label: rows, hasLines: hasLines, isLabelInEdge: isInEdge, isInvalid: isInvalid),
      size: Size(
        columns: area.columns, rows: max(1, size.rows) + labelRows + (hasLines ? 2 : 0)))
  }

  mutating func note(_ element: Element, in area: Rect, around: Surroundings) -> Placed {
    let inner = area.shrunk(by: EdgeInsets(leading: 1), line: 1)
    let column = column(
      element.children, spacing: 0, alignment: .leading, fills: true,
      in: Rect(x: inner.x, y: area.y, columns: inner.columns, rows: 0), around: around)
    return Placed(figure: .note, size: Size(columns: area.columns, rows: column.rows))
  }

  /// Children of which at most `maxRows` rows show: those with the focus, else the first.
  mutating func scroll(_ element: Element, maxRows: Int, in area: Rect, around: Surroundings) -> Placed {
    let start = boxes.count
    let size = column(
      element.children, spacing: 0, alignment: .leading, fills: true, in: area, around: around)
    let rows = min(size.rows, max(1, maxRows))
    let window = Rect(x: area.x, y: area.y, columns: area.columns, rows: rows)
    let hidden = size.rows - rows
    if hidden > 0 {
      followsFocus = true
      let focused = boxes[start...].first { $0.id == focus }?.frame
      let first = focused.map { min(max($0.maxY - area.y - rows, 0), hidden) } ?? 0
      shift(from: start, y: -first)
      for slot in start..<boxes.count { boxes[slot].clip = boxes[slot].clip.intersection(window) }
    }
    return Placed(figure: .none, size: Size(columns: area.columns, rows: rows))
  }
}

extension Rect {
  /// The room inside a line and free cells around it; its rows are not yet known.
  fileprivate func shrunk(by padding: EdgeInsets, line: Int) -> Rect {
    let left = min(columns, padding.leading + line)
    return Rect(
      x: x + left, y: y + padding.top + line,
      columns: max(0, columns - left - padding.trailing - line), rows: 0)
  }
}
