/// What completes the program in fish, with a word about each option.
enum FishCompletion {
  static func script(_ tables: [CommandTable]) -> String {
    let start = """
      # Made by formhaus completion fish.
      function __formhaus_command
        set -l words (commandline -opc)
        test (count $words) -ge 2; and test $words[2] = $argv[1]
      end
      complete -c formhaus -n __fish_is_first_token -f -s h -l help -d \(Option.help.help.inFishQuotes)
      complete -c formhaus -n __fish_is_first_token -f -l version -d \(Option.version.help.inFishQuotes)

      """
    return start + tables.flatMap(lines).map { "complete -c formhaus " + $0 + "\n" }.joined()
  }

  private static func lines(_ table: CommandTable) -> [String] {
    let here = "-n '__formhaus_command \(table.name)'"
    let command = "-n __fish_is_first_token -f -a \(table.name) -d \(table.summary.inFishQuotes)"
    let operands =
      table.operandWords.isEmpty
      ? [] : ["\(here) -a \(table.operandWords.joined(separator: " ").inFishQuotes)"]
    let noFiles = table.takesFiles ? [] : ["\(here) -f"]
    return [command] + noFiles + operands + table.allOptions.map { "\(here) \(option($0))" }
  }

  private static func option(_ option: Option) -> String {
    var words = option.short.map { ["-s", String($0.dropFirst())] } ?? []
    words += ["-l", String(option.name.dropFirst(2))]
    if option.placeholder != nil, option.valueAlone == nil { words.append(option.takesFile ? "-rF" : "-x") }
    if !option.candidates.isEmpty { words += ["-a", option.candidates.joined(separator: " ").inFishQuotes] }
    return (words + ["-d", option.help.inFishQuotes]).joined(separator: " ")
  }
}

extension String {
  /// The text in quotation marks of fish, where a backslash stands before another one and before a quotation mark.
  fileprivate var inFishQuotes: String {
    "'" + reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
  }
}
