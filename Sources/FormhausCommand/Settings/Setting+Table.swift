import Formhaus

extension Setting {
  /// Every setting in Markdown, a row for each.
  static var table: String {
    let head =
      "| in the file | option | variables | default | what it does |\n| --- | --- | --- | --- | --- |\n"
    return head + all.map { "| \($0.cells.joined(separator: " | ")) |\n" }.joined()
  }

  private var cells: [String] {
    let shorthands = shorthands.map { "`\($0.option.name)`" }
    let variables = variables.map { "`\($0.name)`" }
    return [
      "`\(member)`: \(written.map(\.code).joined(separator: ", "))",
      ([option.usage.code] + shorthands).joined(separator: ", "),
      variables.isEmpty ? "none" : variables.joined(separator: ", "),
      remark.map { "\(standard): \($0)" } ?? standard, option.help.escapedForTable,
    ]
  }
}

extension String {
  /// The text as code in a cell of a table.
  fileprivate var code: String { "`\(escapedForTable)`" }
}
