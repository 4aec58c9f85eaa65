import SeededRandom
import Surface

/// Cells of all widths, trailing halves on their own among them.
func randomCell(_ random: inout SeededGenerator) -> Cell {
  let styles: [Style] = [
    .plain, Style(attributes: .bold), Style(foreground: .ansi(1), background: .indexed(63)),
  ]
  let style = styles.randomElement(using: &random) ?? .plain
  let texts: [(String, UInt8)] = [(" ", 1), ("a", 1), ("e\u{301}", 1), ("日", 2), ("😀", 2), ("", 0)]
  let (text, width) = texts.randomElement(using: &random) ?? (" ", 1)
  return Cell(text: text, width: width, style: style)
}

func randomGrid(columns: Int, rows: Int, _ random: inout SeededGenerator) -> Grid {
  var grid = Grid(columns: columns, rows: rows)
  scribble(on: &grid, writes: columns * rows * 2, &random)
  return grid
}

/// Writes cells anywhere, outside of the grid too.
func scribble(on grid: inout Grid, writes: Int, _ random: inout SeededGenerator) {
  for _ in 0..<writes {
    let point = Point(
      x: Int.random(in: -1...grid.columns, using: &random), y: Int.random(in: -1...grid.rows, using: &random))
    grid.put(randomCell(&random), at: point)
  }
}

/// Whether each wide grapheme has its two halves, next to each other and in one style.
func isWhole(_ grid: Grid) -> Bool {
  (0..<grid.rows).allSatisfy { y in
    (0..<grid.columns).allSatisfy { x in
      let cell = grid[x, y]
      switch cell.width {
      case 2: return x + 1 < grid.columns && grid[x + 1, y].width == 0 && grid[x + 1, y].style == cell.style
      case 0: return cell.text.isEmpty && x > 0 && grid[x - 1, y].width == 2
      default: return !cell.text.isEmpty
      }
    }
  }
}
