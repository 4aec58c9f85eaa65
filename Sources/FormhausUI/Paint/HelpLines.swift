import FormhausText
import Surface

/// The rows of the panel that lists the keys: the keys beside what they do, on a narrow screen above it.
struct HelpLines {
  struct Line {
    var keys = TextLine()
    var label = TextLine()
    /// Columns before the label.
    var indent = 0
    var isHeading = false
  }

  private(set) var lines: [Line] = []
  /// Columns of the longest row at most.
  let columns: Int

  /// - Parameter size: of the screen.
  init(_ help: HelpPanel, size: Size, typesetter: Typesetter) {
    let room = max(1, min(72, size.columns - 4))
    let widest = help.rows.map { typesetter.columns($0.keys) }.max() ?? 0
    let isNarrow = widest + 20 > room
    let indent = isNarrow ? 2 : widest + 2
    for row in help.rows {
      if row.keys.isEmpty {
        lines += typesetter.lines(row.label, columns: room).map { Line(label: $0, isHeading: true) }
        continue
      }
      var keys = typesetter.lines(row.keys, columns: isNarrow ? room : widest)
      let labels = typesetter.lines(row.label, columns: room - indent)
      if isNarrow {
        lines += keys.map { Line(keys: $0) } + labels.map { Line(label: $0, indent: indent) }
      } else {
        for label in labels {
          lines.append(
            Line(keys: keys.isEmpty ? TextLine() : keys.removeFirst(), label: label, indent: indent))
        }
      }
    }
    columns = lines.map { max($0.keys.columns, $0.label.columns + $0.indent) }.max() ?? 0
  }
}
