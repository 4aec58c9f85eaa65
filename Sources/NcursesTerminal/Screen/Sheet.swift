import CNcurses
import Surface

/// One layer on the screen: an ncurses window, and the panel that gives it its place among the others.
@MainActor
struct Sheet {
  private(set) var layer: Layer
  private let window: UnsafeMutablePointer<WINDOW>
  private let panel: UnsafeMutablePointer<PANEL>

  /// Opens a window for `layer`, which lies wholly on the screen; nil when ncurses has none to give.
  init?(_ layer: Layer, _ painter: inout CellPainter) {
    let size = layer.grid.size
    // No rows or no columns would mean "all" to ncurses.
    guard size.rows > 0, size.columns > 0,
      let window = newwin(
        Int32(size.rows), Int32(size.columns), Int32(layer.origin.y), Int32(layer.origin.x))
    else { return nil }
    guard let panel = new_panel(window) else {
      delwin(window)
      return nil
    }
    self.layer = layer
    self.window = window
    self.panel = panel
    painter.paint(GridDiff.diff(from: Grid(size: size), to: layer.grid), on: window)
  }

  /// Shows `next`, which has the same size, by writing what changed.
  mutating func show(_ next: Layer, _ painter: inout CellPainter) {
    if next.origin != layer.origin { move_panel(panel, Int32(next.origin.y), Int32(next.origin.x)) }
    painter.paint(GridDiff.diff(from: layer.grid, to: next.grid), on: window)
    layer = next
  }

  /// Puts the sheet above all others.
  func raise() {
    top_panel(panel)
  }

  func close() {
    del_panel(panel)
    delwin(window)
  }
}
