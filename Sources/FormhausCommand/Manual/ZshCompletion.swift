/// What completes the program in zsh, with a word about each option.
enum ZshCompletion {
  static func script(_ tables: [CommandTable]) -> String {
    let commands = tables.map { "      " + "\($0.name):\($0.summary)".quotedForShell }
    return """
      #compdef formhaus
      # Made by formhaus completion zsh.
      _formhaus() {
        local context state line
        typeset -A opt_args
        _arguments -C '(- *)'{-h,--help}\(described(.help)) '(- *)--version'\(described(.version)) \\
          '1:command:->command' '*::argument:->argument'
        case $state in
          command)
            local -a commands
            commands=(
      \(commands.joined(separator: "\n"))
            )
            _describe command commands
            ;;
          argument)
            case $words[1] in
      \(tables.map(arguments).joined(separator: "\n"))
            esac
            ;;
        esac
      }
      if [ "$funcstack[1]" = _formhaus ]; then _formhaus "$@"; else compdef _formhaus formhaus; fi

      """
  }

  private static func arguments(_ table: CommandTable) -> String {
    let words =
      table.options.map(argument) + ["'(-h --help)'{-h,--help}\(described(.help))"] + operands(table)
    return
      "        \(table.name))\n          _arguments \(words.joined(separator: " \\\n            "))\n          ;;"
  }

  private static func argument(_ option: Option) -> String {
    let help = "[\(option.help.escaped("[]"))]"
    let several = option.repeats ? "*" : ""
    guard let placeholder = option.placeholder else {
      return "\(several)\(option.name)\(help)".quotedForShell
    }
    // `=-` has the value follow in the same word, `=` in the same word or the next; `::` lets it be left out.
    let value = option.valueAlone == nil ? "=\(help):" : "=-\(help)::"
    let short =
      option.short.map { ["\(several)\($0)\(help):\(message(placeholder)):\(action(option))"] } ?? []
    return (["\(several)\(option.name)\(value)\(message(placeholder)):\(action(option))"] + short)
      .map(\.quotedForShell).joined(separator: " ")
  }

  private static func operands(_ table: CommandTable) -> [String] {
    table.operands.enumerated().map { index, operand in
      let place = operand.repeats ? "*" : String(index + 1)
      let action = operand.choices.isEmpty ? "_files" : "(\(operand.choices.joined(separator: " ")))"
      return "\(place):\(message(operand.name)):\(action)".quotedForShell
    }
  }

  private static func action(_ option: Option) -> String {
    let words = option.candidates.joined(separator: " ")
    switch (words.isEmpty, option.takesFile) {
    case (false, true): return "{compadd \(words); _files}"
    case (false, false): return "(\(words))"
    case (true, true): return "_files"
    case (true, false): return " "
    }
  }

  private static func described(_ option: Option) -> String { "[\(option.help)]".quotedForShell }

  private static func message(_ text: String) -> String { text.escaped(":") }
}

extension String {
  /// The text with a backslash before each of `characters`, and before each backslash.
  fileprivate func escaped(_ characters: String) -> String {
    reduce(into: "") { text, character in
      if character == "\\" || characters.contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
