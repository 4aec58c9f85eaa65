import CNcurses
import Glibc
import Surface

/// Writes cells into ncurses windows.
@MainActor
struct CellPainter {
  let unicode: Bool
  var colours: ColourPairs

  mutating func paint(_ runs: [CellRun], on window: UnsafeMutablePointer<WINDOW>) {
    for run in runs {
      var x = run.start.x
      for cell in run.cells where cell.width > 0 {
        paint(cell, x, run.start.y, window)
        x += Int(cell.width)
      }
    }
  }

  private mutating func paint(_ cell: Cell, _ x: Int, _ y: Int, _ window: UnsafeMutablePointer<WINDOW>) {
    let look = colours.look(of: cell.style)
    let drawn = unicode ? DrawnText.unicode(cell, width: CharacterSet.width) : DrawnText.ascii(cell)
    switch drawn {
    case .line(let name):
      fh_put_line(window, Int32(y), Int32(x), CChar(name), look.attributes, look.pair)
    case .scalars(let scalars, let isPadded):
      put(scalars, x, y, look, window)
      if isPadded { put([" "], x + 1, y, look, window) }
    }
  }

  private func put(
    _ scalars: [Unicode.Scalar], _ x: Int, _ y: Int, _ look: ColourPairs.Look,
    _ window: UnsafeMutablePointer<WINDOW>
  ) {
    let text = scalars.map { wchar_t(bitPattern: $0.value) } + [0]
    // The last cell of a window is drawn although ncurses cannot move on behind it and says so.
    fh_put(window, Int32(y), Int32(x), text, look.attributes, look.pair)
  }
}
