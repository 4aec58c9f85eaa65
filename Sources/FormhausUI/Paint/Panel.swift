import FormhausText
import FormhausViews
import Surface

/// A framed sheet above the page; what is drawn on it counts from the first cell inside its lines.
@MainActor
struct Panel {
  var canvas: Canvas
  /// The cells of the screen that the panel covers, with its lines.
  let frame: Rect
  /// Rows and columns inside the lines.
  let inner: Size
  /// Blank columns at both sides, which part it from what it covers.
  private let margin: Int
  private let lines: LineSet
  private let line: Style

  /// - Parameters:
  ///   - title: stands in the top edge.
  ///   - footer: stands at the end of the bottom edge.
  ///   - margin: blank columns at both sides.
  init(
    frame: Rect, title: TextLine = TextLine(), footer: TextLine = TextLine(), margin: Int = 0,
    painter: Painter
  ) {
    self.frame = frame
    self.margin = margin
    inner = Size(columns: max(0, frame.columns - 2), rows: max(0, frame.rows - 2))
    let palette = painter.palette
    lines = painter.lines
    canvas = Canvas(
      size: Size(columns: frame.columns + 2 * margin, rows: frame.rows),
      filledWith: palette.text(.textPrimary, on: .surface))
    canvas.origin = Point(x: margin, y: 0)
    canvas.clip = Rect(size: frame.size)
    canvas.fill(canvas.clip, palette.text(.textPrimary, on: .surfaceElevated))
    line = palette.line(.textPrimary, on: .surfaceElevated)
    canvas.frame(Rect(size: frame.size), painter.lines.light, line)
    let title = title.truncated(to: frame.columns - 6, ellipsis: painter.lines.cut)
    if !title.isEmpty {
      canvas.put(" ", at: Point(x: 1, y: 0), line)
      canvas.put(title, at: Point(x: 2, y: 0), palette.text(.textPrimary, on: .surfaceElevated, .bold))
      canvas.put(" ", at: Point(x: 2 + title.columns, y: 0), line)
    }
    if !footer.isEmpty, footer.columns + 4 <= inner.columns {
      let x = frame.columns - footer.columns - 3
      canvas.put(" ", at: Point(x: x - 1, y: frame.rows - 1), line)
      canvas.put(
        footer, at: Point(x: x, y: frame.rows - 1), palette.text(.textSecondary, on: .surfaceElevated))
      canvas.put(" ", at: Point(x: x + footer.columns, y: frame.rows - 1), line)
    }
    canvas.origin = Point(x: margin + 1, y: 1)
    canvas.clip = Rect(size: inner)
  }

  /// A rule from edge to edge on a row inside the lines.
  mutating func rule(at y: Int) {
    canvas.clip = Rect(x: -1, y: 0, columns: frame.columns, rows: inner.rows)
    canvas.rule(lines.light.horizontal, from: Point(x: 0, y: y), columns: inner.columns, line)
    canvas.put(lines.ruleStart, at: Point(x: -1, y: y), line)
    canvas.put(lines.ruleEnd, at: Point(x: inner.columns, y: y), line)
    canvas.clip = Rect(size: inner)
  }

  /// The blank columns at both sides of a panel: at least so many, and all of them where no line tells its end.
  static func margin(of frame: Rect, on screen: Size, atLeast margin: Int = 0, by painter: Painter) -> Int {
    painter.borders == .none ? max(margin, frame.x, screen.columns - frame.maxX) : margin
  }

  /// The panel as a layer, with the cursor at a cell inside.
  func picture(id: String, cursor: Point) -> Picture {
    Picture(
      layer: Layer(id: id, origin: frame.origin.offset(x: -margin), grid: canvas.grid),
      cursor: cursor.clamped(to: inner).offset(x: frame.x + 1, y: frame.y + 1))
  }

  /// A frame in the middle of a screen for `inner` cells inside the lines, as large as fits.
  static func centred(_ inner: Size, on screen: Size) -> Rect {
    let columns = min(inner.columns + 2, screen.columns)
    let rows = min(inner.rows + 2, screen.rows)
    return Rect(x: (screen.columns - columns) / 2, y: (screen.rows - rows) / 2, columns: columns, rows: rows)
  }
}
