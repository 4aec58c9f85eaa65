/// What completes the program in bash.
///
/// Where nothing is offered, bash offers files.
enum BashCompletion {
  static func script(_ tables: [CommandTable]) -> String {
    let commands = tables.map(\.name).joined(separator: " ")
    return """
      # Made by formhaus completion bash.
      _formhaus() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words=
        # bash takes the = of --option=value for a word of its own.
        if [ "$word" = = ]; then
          word=
        elif [ "$before" = = ]; then
          before=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(commands) --help --version' -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]}:$before in
      \(tables.flatMap(values).joined(separator: "\n"))
          *)
            case ${COMP_WORDS[1]}:$word in
      \(tables.map(words).joined(separator: "\n"))
            esac
            ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o bashdefault -o default -F _formhaus formhaus

      """
  }

  /// The values of the options of a command.
  private static func values(_ table: CommandTable) -> [String] {
    table.allOptions.filter { $0.placeholder != nil && $0.valueAlone == nil || !$0.candidates.isEmpty }.map {
      let words = $0.candidates.isEmpty ? "" : " words=\($0.candidates.joined(separator: " ").quotedForShell)"
      return "    \(table.name):\($0.name))\(words) ;;"
    }
  }

  /// The options of a command, and the words that stand before them.
  private static func words(_ table: CommandTable) -> String {
    let options = table.allOptions.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
    let operands = table.operandWords.joined(separator: " ")
    return """
              \(table.name):-*) words=\(options.joined(separator: " ").quotedForShell) ;;
              \(table.name):*) words=\(operands.quotedForShell) ;;
      """
  }
}
