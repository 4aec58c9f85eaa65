/// The help of commands, made from their tables.
enum HelpText {
  /// The help of one command.
  static func of(_ table: CommandTable) -> String {
    var text = "\(table.summary)\n\nUsage: \(table.usage)\n"
    text += section("Arguments", table.operands.map { ($0.name, $0.help) })
    text += section("Options", table.allOptions.map { ($0.usage, $0.help) })
    if !table.examples.isEmpty {
      text += "\nExamples:\n"
      text += table.examples.map { "  \($0.line)\n      \($0.explanation)\n" }.joined()
    }
    return text
  }

  /// The help of the whole program.
  static func of(_ tables: [CommandTable]) -> String {
    "Forms in a terminal: a form written as JSON is asked, and correct answers come out as JSON.\n\n"
      + "Usage: formhaus COMMAND [OPTIONS]\n"
      + section("Commands", tables.map { ($0.name, $0.summary) })
      + section("Options", [Option.help, .version].map { ($0.usage, $0.help) })
      + "\nformhaus COMMAND --help tells the options of a command.\n"
  }

  /// The reference of all commands as Markdown.
  static func markdown(_ tables: [CommandTable]) -> String {
    var text =
      "# Commands\n\nMade from the tables of the program by `formhaus help --format markdown`; do not edit.\n"
    text += tables.map { "\n" + markdown($0) }.joined()
    text += "\n## Exit codes\n\n| code | meaning |\n| --- | --- |\n"
    text += ExitCode.allCases.map { "| \($0.rawValue) | \($0.meaning) |\n" }.joined()
    text += "\nA signal that ends the program ends it by that signal.\n"
    return text
  }

  /// The reference of one command as Markdown.
  static func markdown(_ table: CommandTable) -> String {
    var text = "## formhaus \(table.name)\n\n\(table.summary)\n\n```\n\(table.usage)\n```\n\n"
    text += "| argument or option | meaning |\n| --- | --- |\n"
    let rows = table.operands.map { ($0.name, $0.help) } + table.allOptions.map { ($0.usage, $0.help) }
    text += rows.map { "| `\($0.0.escapedForTable)` | \($0.1.escapedForTable) |\n" }.joined()
    for example in table.examples {
      text += "\n\(example.explanation)\n\n```sh\n\(example.line)\n```\n"
    }
    return text
  }

  private static func section(_ title: String, _ rows: [(name: String, help: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let column = min(30, (rows.map(\.name.count).max() ?? 0) + 4)
    return "\n\(title):\n" + rows.map { entry($0.name, $0.help, column) }.joined()
  }

  private static func entry(_ name: String, _ help: String, _ column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    let lines = wrapped(help, width: 80 - column)
    let head = "  \(name)"
    let fits = head.count + 2 <= column
    let first = fits ? head + String(repeating: " ", count: column - head.count) : head + "\n" + indent
    return first + lines.joined(separator: "\n" + indent) + "\n"
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] += word
      } else if lines[lines.count - 1].count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension String {
  /// The text in a cell of a Markdown table.
  var escapedForTable: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
