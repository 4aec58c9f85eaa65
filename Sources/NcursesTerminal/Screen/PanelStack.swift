import CNcurses
import Surface

/// The layers on the screen as ncurses panels, matched from frame to frame by their ids.
@MainActor
struct PanelStack {
  private var painter: CellPainter
  /// The bottom one first.
  private var sheets: [Sheet] = []

  init(_ painter: CellPainter) {
    self.painter = painter
  }

  /// Makes the panels show `layers`, the bottom one first, on a screen of `size`.
  mutating func show(_ layers: [Layer], on size: Size) {
    var old = sheets
    var isReordered = false
    sheets = []
    for layer in layers.compactMap({ $0.clipped(to: size) }) {
      guard let place = old.firstIndex(where: { $0.layer.id == layer.id }) else {
        isReordered = true
        if let sheet = Sheet(layer, &painter) { sheets.append(sheet) }
        continue
      }
      var sheet = old.remove(at: place)
      if place > 0 { isReordered = true }
      if sheet.layer.grid.size == layer.grid.size {
        sheet.show(layer, &painter)
        sheets.append(sheet)
      } else {
        isReordered = true
        sheet.close()
        if let replacement = Sheet(layer, &painter) { sheets.append(replacement) }
      }
    }
    for sheet in old { sheet.close() }
    if isReordered {
      for sheet in sheets { sheet.raise() }
    }
    update_panels()
  }

  /// Closes every panel: ncurses shrinks windows with the screen, but does not make them grow again.
  mutating func removeAll() {
    for sheet in sheets { sheet.close() }
    sheets = []
  }
}
