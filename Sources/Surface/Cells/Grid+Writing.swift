extension Grid {
  /// Writes one cell, with its trailing half when it is wide; outside nothing happens.
  ///
  /// A trailing half on its own becomes a blank, unless it stands behind its wide grapheme.
  public mutating func put(_ cell: Cell, at point: Point) {
    guard contains(point.x, point.y) else { return }
    let index = point.y * columns + point.x
    let hasRoom = point.x + 1 < columns
    switch cell.width {
    case 0:
      if cells[index].width == 0 { return }
      release(index, x: point.x)
      cells[index] = .blank(cell.style)
    case 2 where hasRoom:
      release(index, x: point.x)
      release(index + 1, x: point.x + 1)
      cells[index] = cell
      cells[index + 1] = .trail(cell.style)
    case 2:
      release(index, x: point.x)
      cells[index] = .blank(cell.style)
    default:
      release(index, x: point.x)
      cells[index] = cell
    }
  }

  /// Writes cells from `point` to the right, each behind the one before; trailing halves in `cells` are passed over.
  public mutating func put(_ cells: some Sequence<Cell>, at point: Point) {
    var x = point.x
    for cell in cells where cell.width > 0 {
      if x >= columns { return }
      put(cell, at: Point(x: x, y: point.y))
      x += Int(cell.width)
    }
  }

  /// Fills the part of `rect` that is inside with blanks of `style`.
  public mutating func fill(_ rect: Rect, _ style: Style = .plain) {
    fill(rect, with: .blank(style))
  }

  /// Fills the part of `rect` that is inside with copies of `cell`.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    let area = rect.intersection(bounds)
    let step = max(1, Int(cell.width))
    for y in area.y..<area.maxY {
      for x in stride(from: area.x, to: area.maxX, by: step) {
        put(x + step <= area.maxX ? cell : .blank(cell.style), at: Point(x: x, y: y))
      }
    }
  }

  /// Changes the style of every cell of `rect`, with both halves of each wide grapheme it touches.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let area = rect.intersection(bounds)
    for y in area.y..<area.maxY {
      var x = area.x
      if cells[y * columns + x].width == 0 { x -= 1 }
      while x < area.maxX {
        let index = y * columns + x
        let style = change(cells[index].style)
        cells[index].style = style
        if cells[index].width == 2 { cells[index + 1].style = style }
        x += max(1, Int(cells[index].width))
      }
    }
  }

  /// Copies `grid` to `origin`; what lies outside is left out.
  public mutating func draw(_ grid: Grid, at origin: Point) {
    let area = Rect(origin: origin, size: grid.size).intersection(bounds)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let cell = grid[x - origin.x, y - origin.y]
        // A half whose other half is cut off by the edge of either grid is a blank.
        let isCut = cell.width == 0 && x == area.x || cell.width == 2 && x + 1 == area.maxX
        if isCut {
          put(.blank(cell.style), at: Point(x: x, y: y))
        } else if cell.width > 0 {
          put(cell, at: Point(x: x, y: y))
        }
      }
    }
  }

  /// The part of the grid in `rect`, as a grid of that size; cells from outside are blanks.
  public func cropped(to rect: Rect) -> Grid {
    if rect == bounds { return self }
    var part = Grid(size: rect.size)
    part.draw(self, at: Point(x: -rect.x, y: -rect.y))
    return part
  }

  /// Makes the other half of a wide grapheme a blank, because the half at `index` is about to be written.
  private mutating func release(_ index: Int, x: Int) {
    switch cells[index].width {
    case 0 where x > 0: cells[index - 1] = .blank(cells[index - 1].style)
    case 2 where x + 1 < columns: cells[index + 1] = .blank(cells[index + 1].style)
    default: break
    }
  }
}
