/// `formhaus completion`
struct CompletionCommand {
  /// The shells that can complete.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  let shell: Shell

  init(_ arguments: Arguments) {
    shell = arguments.operands.first.flatMap(Shell.init(rawValue:)) ?? .bash
  }

  func run() throws(Failure) {
    let script =
      switch shell {
      case .bash: BashCompletion.script(Commands.tables)
      case .zsh: ZshCompletion.script(Commands.tables)
      case .fish: FishCompletion.script(Commands.tables)
      }
    try StandardStreams.write(script)
  }
}

extension Option {
  /// The values that are completed.
  var candidates: [String] {
    choices.isEmpty ? Setting.all.first { $0.option == self }?.names ?? [] : choices
  }

  /// Whether a value may be a file.
  var takesFile: Bool { placeholder.map { $0.contains("FILE") || $0 == "PATH" } ?? false }
}

extension CommandTable {
  /// The words that can stand between the command and its options.
  var operandWords: [String] { operands.flatMap(\.choices) }

  /// Whether a file can stand there.
  var takesFiles: Bool { operands.contains { $0.choices.isEmpty } }
}
