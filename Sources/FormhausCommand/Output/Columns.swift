import FormhausText

extension [[String]] {
  /// The rows as lines whose cells stand below each other, two blanks apart; widths are those on a terminal.
  var inColumns: [String] {
    let count = map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      compactMap { $0.indices.contains(column) ? TextWidth.table.cells(of: $0[column]) : nil }.max() ?? 0
    }
    return map { row in
      zip(row, widths).dropLast().reduce(into: "") { line, cell in
        line += cell.0 + String(repeating: " ", count: cell.1 + 2 - TextWidth.table.cells(of: cell.0))
      } + (row.last ?? "")
    }
  }
}
