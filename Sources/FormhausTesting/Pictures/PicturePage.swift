import Surface

/// A frame as pictures draw it: its rows in runs, the cursor as a block, on a reversed cell as a line.
struct PicturePage: Sendable, Hashable {
  let size: Size
  let rows: [[PictureRun]]
  /// What is written on the screen, without lines and without blank rows, for those who cannot see it.
  let words: String

  init(_ frame: Frame, _ background: PictureBackground) {
    let plain = frame.flattened
    size = plain.size
    words = (0..<plain.rows).map { PicturePage.words(plain.row($0)) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
    var grid = plain
    grid.restyle(Rect(origin: frame.cursor, size: Size(columns: 1, rows: 1))) { style in
      var style = style
      // A cursor on a reversed row would be a hole in it.
      style.attributes.formUnion(style.attributes.contains(.reverse) ? .underline : .reverse)
      return style
    }
    rows = (0..<grid.rows).map { PictureRun.runs(grid.row($0), on: background) }
  }

  private static func words(_ row: ArraySlice<Cell>) -> String {
    let text = row.map { cell in
      cell.text.unicodeScalars.first.flatMap(BoxDrawing.init) == nil ? cell.text : " "
    }.joined()
    return text.split(separator: " ").joined(separator: " ")
  }
}
