import Formhaus

/// Pages for `man`, made from the tables of the commands; the macros are those of man(7).
enum ManualPage {
  /// The page of one command, formhaus-NAME(1).
  static func of(_ table: CommandTable) -> String {
    var page = head("formhaus-\(table.name)", table.summary)
    page += section("SYNOPSIS", [".B " + table.usage.roff])
    page += section("ARGUMENTS", table.operands.flatMap { entry($0.name, $0.help) })
    page += section("OPTIONS", table.allOptions.flatMap { entry($0.usage, $0.help) })
    page += section(
      "EXAMPLES",
      table.examples.flatMap {
        [".PP", $0.explanation.roff, ".PP", ".in +4n", ".EX", $0.line.roff, ".EE", ".in"]
      })
    page += section("SEE ALSO", ["formhaus(1)"])
    return page
  }

  /// The page of the whole program, formhaus(1).
  static func of(_ tables: [CommandTable]) -> String {
    var page = head("formhaus", "Forms in a terminal: JSON in, correct answers out.")
    page += section("SYNOPSIS", [".B formhaus", "COMMAND [OPTIONS]"])
    page += section(
      "DESCRIPTION",
      [
        "A form written as JSON is asked full screen, or line by line for a screen reader, and correct JSON comes out."
          .roff
      ])
    page += section("COMMANDS", tables.flatMap { entry("formhaus-\($0.name)(1)", $0.summary) })
    page += section("OPTIONS", [Option.help, .version].flatMap { entry($0.usage, $0.help) })
    page += section("EXIT STATUS", ExitCode.allCases.flatMap { entry(String($0.rawValue), $0.meaning.plain) })
    page += section("ENVIRONMENT", Setting.all.flatMap(variables))
    page += section(
      "FILES",
      entry(
        "~/.config/formhaus/config.json", "How forms are shown; formhaus config list tells what can be set.")
        + entry("~/.config/formhaus/profile.json", "Your own details, which forms may offer."))
    page += section("SEE ALSO", [tables.map { "formhaus-\($0.name)(1)" }.joined(separator: ", ").roff])
    return page
  }

  private static func variables(_ setting: Setting) -> [String] {
    setting.variables.flatMap { entry($0.name, "As \(setting.option.name). \(setting.option.help)") }
  }

  private static func head(_ name: String, _ summary: String) -> String {
    let sentence = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
    return """
      .\\" Made from the tables of the program by formhaus help --format man.
      .TH \(name.uppercased()) 1 "" "formhaus \(Version.text)" "User Commands"
      .nh
      .ad l
      .SH NAME
      \(name.roff) \\- \(sentence.roff)

      """
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : ".SH \(title)\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ name: String, _ text: String) -> [String] {
    [".TP", ".B " + name.roff, text.roff]
  }
}

extension String {
  /// The text on a line of a page: a hyphen can be searched for, and nothing of it is a request.
  fileprivate var roff: String {
    var text = ""
    for character in self {
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      default: text.append(character)
      }
    }
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// The text without the marks of code.
  fileprivate var plain: String { filter { $0 != "`" } }
}
