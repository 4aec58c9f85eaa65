import FormhausText
import FormhausViews
import Surface

extension Placement {
  /// Children below each other.
  mutating func column(
    _ children: [Element], spacing: Int, alignment: Alignment, fills: Bool, in area: Rect,
    around: Surroundings
  ) -> Size {
    let gap = metrics.spacing(spacing)
    var y = area.y
    var widest = 0
    var placed: [(start: Int, columns: Int)] = []
    var hasRows = false
    for child in children {
      let start = boxes.count
      let free = hasRows && !child.isSpacer ? gap : 0
      let size = place(child, at: Point(x: area.x, y: y + free), columns: area.columns, in: around)
      // What shows nothing keeps nothing free.
      if size.rows > 0 {
        y += free + size.rows
        hasRows = true
      } else {
        shift(from: start, y: -free)
      }
      widest = max(widest, size.columns)
      // Broken into rows, a text is read from the leading edge.
      let isBroken = alignment != .leading && naturalWidth(child).columns > area.columns
      placed.append((start, isBroken ? area.columns : size.columns))
    }
    let width = fills ? area.columns : widest
    if alignment != .leading {
      for (child, next) in zip(placed, placed.dropFirst().map(\.start) + [boxes.count]) {
        let room = max(0, width - child.columns)
        shift(child.start..<next, x: alignment == .center ? room / 2 : room)
      }
    }
    return Size(columns: width, rows: y - area.y)
  }

  /// Children side by side; below each other where there is no room for that.
  mutating func row(
    _ children: [Element], spacing: Int, alignment: Alignment, in area: Rect, around: Surroundings
  ) -> Size {
    guard let widths = rowWidths(children, spacing: spacing, columns: area.columns) else {
      return column(
        children.filter { !$0.isSpacer }, spacing: 0, alignment: .leading, fills: false, in: area,
        around: around)
    }
    var inside = around
    inside.buttonsFill = false
    var x = area.x
    var rows = 0
    var placed: [(start: Int, rows: Int)] = []
    var needsGap = false
    for (child, columns) in zip(children, widths) {
      if child.isSpacer {
        x += columns
        continue
      }
      if needsGap { x += max(0, spacing) }
      needsGap = true
      let start = boxes.count
      let size = place(child, at: Point(x: x, y: area.y), columns: columns, in: inside)
      x += columns
      rows = max(rows, size.rows)
      placed.append((start, size.rows))
    }
    for (child, next) in zip(placed, placed.dropFirst().map(\.start) + [boxes.count]) {
      stand(child.start, asTallAs: rows)
      let room = rows - boxes[child.start].frame.rows
      if alignment != .leading { shift(child.start..<next, y: alignment == .center ? room / 2 : room) }
    }
    return Size(columns: min(area.columns, x - area.x), rows: rows)
  }

  /// The columns of the children of a row; nil when they have to stand below each other.
  private mutating func rowWidths(_ children: [Element], spacing: Int, columns: Int) -> [Int]? {
    if metrics.isStacked && children.contains(where: { $0.standsAlone(isLarge: metrics.isLarge) }) {
      return nil
    }
    let items = children.map { child in
      let width = naturalWidth(child)
      let limit = if case .atMost(let columns) = child.style.width { max(0, columns) } else { Int.max }
      return RowWidths.Item(
        minimum: width.minimum, natural: width.columns, grows: width.grows && !child.isSpacer, maximum: limit,
        isSpacer: child.isSpacer)
    }
    return RowWidths.solve(items, columns: columns, gaps: gaps(of: children, spacing: spacing))
  }

  /// Makes a hairline between the children of a row as tall as the row.
  private mutating func stand(_ slot: Int, asTallAs rows: Int) {
    guard case .divider = boxes[slot].figure else { return }
    boxes[slot].figure = .divider(.vertical)
    boxes[slot].frame.rows = rows
    boxes[slot].content.rows = rows
  }

  private mutating func shift(_ slots: Range<Int>, x: Int = 0, y: Int = 0) {
    guard x != 0 || y != 0 else { return }
    for slot in slots {
      boxes[slot].frame = boxes[slot].frame.offset(x: x, y: y)
      boxes[slot].content = boxes[slot].content.offset(x: x, y: y)
    }
  }
}

extension Element {
  /// Whether the element has a row of its own on a narrow page, and for large letters a quiet button too.
  fileprivate func standsAlone(isLarge: Bool) -> Bool {
    switch content {
    case .card, .well, .note, .input, .choices, .answer: true
    case .button(let look, _, _): isLarge || look != .text
    case .stack: children.contains { $0.standsAlone(isLarge: isLarge) }
    case .text, .spacer, .divider, .segments, .indicator, .spinner, .skeleton, .scroll, .sheet, .toggle:
      false
    }
  }
}
