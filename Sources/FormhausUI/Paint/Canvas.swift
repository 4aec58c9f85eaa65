import Surface

/// A grid being drawn on in other coordinates, within a clip.
struct Canvas {
  private(set) var grid: Grid
  /// Where the origin of the coordinates stands on the grid.
  var origin: Point
  /// The cells that may be drawn on, in the coordinates of the drawing.
  var clip: Rect

  init(size: Size, filledWith style: Style = .plain) {
    grid = Grid(size: size, filledWith: style)
    origin = .zero
    clip = Rect(size: size)
  }

  /// Writes a character; a wide one that the clip cuts is a blank.
  mutating func put(_ glyph: Glyph, at point: Point, _ style: Style) {
    let isWide = glyph.columns == 2
    guard clip.contains(point) else {
      if isWide, clip.contains(point.offset(x: 1)) { put(" ", at: point.offset(x: 1), style) }
      return
    }
    let shown = isWide && !clip.contains(point.offset(x: 1)) ? " " : glyph
    grid.put(
      Cell(text: shown.text, width: UInt8(shown.columns), style: style),
      at: point.offset(x: origin.x, y: origin.y))
  }

  mutating func put(_ line: TextLine, at point: Point, _ style: Style) {
    var x = point.x
    for glyph in line.glyphs {
      put(glyph, at: Point(x: x, y: point.y), style)
      x += glyph.columns
    }
  }

  mutating func put(_ lines: [TextLine], at point: Point, _ style: Style) {
    for (offset, line) in lines.enumerated() { put(line, at: point.offset(y: offset), style) }
  }

  /// A row of one character.
  mutating func rule(_ glyph: Glyph, from point: Point, columns: Int, _ style: Style) {
    for offset in 0..<max(0, columns) { put(glyph, at: point.offset(x: offset), style) }
  }

  mutating func fill(_ rect: Rect, _ style: Style) {
    let area = rect.intersection(clip)
    grid.fill(area.offset(x: origin.x, y: origin.y), style)
  }

  /// Lines around a rectangle; nothing inside is touched.
  mutating func frame(_ rect: Rect, _ lines: LineSet.Corners, _ style: Style) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    rule(lines.horizontal, from: rect.origin.offset(x: 1), columns: rect.columns - 2, style)
    rule(lines.horizontal, from: Point(x: rect.x + 1, y: bottom), columns: rect.columns - 2, style)
    let visible = rect.intersection(clip)
    for y in max(rect.y + 1, visible.y)..<max(rect.y + 1, visible.y, min(bottom, visible.maxY)) {
      put(lines.vertical, at: Point(x: rect.x, y: y), style)
      put(lines.vertical, at: Point(x: right, y: y), style)
    }
    put(lines.topLeft, at: rect.origin, style)
    put(lines.topRight, at: Point(x: right, y: rect.y), style)
    put(lines.bottomLeft, at: Point(x: rect.x, y: bottom), style)
    put(lines.bottomRight, at: Point(x: right, y: bottom), style)
  }
}
