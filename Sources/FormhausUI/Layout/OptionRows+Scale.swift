import FormhausText
import FormhausViews
import Surface

extension OptionRows {
  /// A text among the options; the place counts from the choice's first cell.
  struct Caption: Sendable, Hashable {
    var place: Point
    var line: TextLine
  }

  /// Cells of a number on a scale besides its label: a parenthesis on each side.
  static let scaleCells = 2
  /// Cells of a star: the star and a space.
  static let starCells = 2

  /// Numbers side by side, and below them what the ends mean: under the numbers where they stand in one row that is
  /// wide enough, else with the numbers that they belong to.
  @MainActor
  static func scale(_ choices: ChoicesContent, columns: Int, typesetter: Typesetter) -> OptionRows {
    let lead = min(PageMetrics.gutter, max(0, columns - 1))
    let room = max(1, columns - lead)
    let list = choices.options
    let labels = (0..<list.count).map { typesetter.line(list[$0].label, columns: max(1, room - scaleCells)) }
    var rows = OptionRows(options: [], rows: 0)
    var (x, y) = (0, 0)
    for (label, cell) in zip(labels, cells(of: labels.map(\.columns), room: room)) {
      if x > 0, x + cell.columns > room { (x, y) = (0, y + 1) }
      let frame = Rect(x: lead + x, y: y, columns: cell.columns, rows: 1)
      rows.options.append(Option(frame: frame, label: [label], detail: [], isDetailBeside: false))
      x += cell.columns + cell.gap
    }
    rows.rows = labels.isEmpty ? 0 : y + 1
    rows.addEnds(choices.ends, columns: columns, typesetter: typesetter)
    return rows
  }

  /// The columns of each number and those behind it: on one row close together where there is no room for more, on
  /// several rows all alike.
  private static func cells(of labels: [Int], room: Int) -> [(columns: Int, gap: Int)] {
    let columns = labels.reduce(0) { $0 + $1 + scaleCells }
    if columns <= room {
      let gap = columns + labels.count - 1 <= room ? 1 : 0
      return labels.map { ($0 + scaleCells, gap) }
    }
    let widest = (labels.max() ?? 0) + scaleCells
    return labels.map { _ in (widest, 1) }
  }

  private mutating func addEnds(_ ends: ScaleEnds, columns: Int, typesetter: Typesetter) {
    guard let first = options.first, let last = options.last else { return }
    let left = ends.first.map { typesetter.line($0, columns: columns) }
    let right = ends.last.map { typesetter.line($0, columns: columns) }
    // The first digit of the first number, and what is behind the last digit of the last one.
    let start = first.frame.maxX - 1 - (first.label.first?.columns ?? 0)
    let end = last.frame.maxX - 1
    if rows == 1, start + (left?.columns ?? 0) + 2 + (right?.columns ?? 0) <= end {
      if let left { captions.append(Caption(place: Point(x: start, y: rows), line: left)) }
      if let right { captions.append(Caption(place: Point(x: end - right.columns, y: rows), line: right)) }
      rows += captions.isEmpty ? 0 : 1
      return
    }
    for (number, text) in [(first.label.first, ends.first), (last.label.first, ends.last)] {
      guard let number, let text else { continue }
      let lead = min(PageMetrics.gutter, max(0, columns - 1))
      let textColumn = min(lead + number.columns + 1, columns / 2)
      captions.append(Caption(place: Point(x: lead, y: rows), line: number))
      for line in typesetter.lines(text, columns: columns - textColumn) {
        captions.append(Caption(place: Point(x: textColumn, y: rows), line: line))
        rows += 1
      }
    }
  }

  /// One star an option, and behind them, or below, the words for what is picked.
  @MainActor
  static func stars(
    _ choices: ChoicesContent, words: SafeText?, columns: Int, typesetter: Typesetter
  ) -> OptionRows {
    let lead = min(PageMetrics.gutter, max(0, columns - 1))
    let perRow = max(1, (columns - lead) / starCells)
    let count = choices.options.count
    let options = (0..<count).map { index in
      Option(
        frame: Rect(x: lead + index % perRow * starCells, y: index / perRow, columns: starCells, rows: 1),
        label: [], detail: [], isDetailBeside: false)
    }
    var rows = OptionRows(options: options, rows: (count + perRow - 1) / perRow)
    guard let words, let last = options.last?.frame else { return rows }
    let line = typesetter.line(words, columns: columns - lead)
    let isBeside = rows.rows == 1 && last.maxX + 1 + line.columns <= columns
    rows.captions.append(
      Caption(place: isBeside ? Point(x: last.maxX + 1, y: 0) : Point(x: lead, y: rows.rows), line: line))
    rows.rows += isBeside ? 0 : 1
    return rows
  }
}
