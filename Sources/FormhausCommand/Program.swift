/// The program as a whole: a command line in, an exit code out.
@MainActor
struct Program {
  let words: [String]
  let environment: [String: String]

  /// Runs the command that the words name.
  func run() async -> ExitCode {
    do throws(Failure) {
      try await runCommand()
      return .success
    } catch {
      error.lines.forEach(StandardStreams.tell)
      return error.code
    }
  }

  private func runCommand() async throws(Failure) {
    guard let name = words.first else {
      throw .usage("pass a command: formhaus run FORM.json, or formhaus --help for all of them")
    }
    switch name {
    case "--help", "-h": return try StandardStreams.write(HelpText.of(Commands.tables))
    case "--version": return try StandardStreams.write("formhaus \(Version.text)\n")
    default: break
    }
    guard let table = Commands.tables.first(where: { $0.name == name }) else { throw .usage(unknown(name)) }
    let arguments = try Arguments(Array(words.dropFirst()), table)
    if arguments.wantsHelp { return try StandardStreams.write(HelpText.of(table)) }
    try await run(table, arguments)
  }

  private func run(_ table: CommandTable, _ arguments: Arguments) async throws(Failure) {
    switch table.name {
    case Commands.run.name:
      let options = try RunOptions(arguments, environment: environment)
      try await RunCommand(options: options, environment: environment).run()
    case Commands.demo.name:
      try await DemoCommand(
        demo: arguments.operands.first.flatMap(DemoName.init(rawValue:)) ?? .booking,
        presentation: try PresentationOptions(arguments, environment: environment),
        result: ResultOptions(arguments), locale: try LocaleChoice(arguments, environment: environment)
      ).run()
    case Commands.check.name:
      try CheckCommand(options: try CheckOptions(arguments)).run()
    case Commands.validate.name:
      try ValidateCommand(options: try ValidateOptions(arguments, environment: environment)).run()
    case Commands.address.name:
      try await AddressCommand(arguments, environment: environment).run()
    case Commands.schema.name:
      try SchemaCommand().run()
    case Commands.test.name:
      try await TestCommand(
        files: arguments.operands, language: try LocaleChoice(arguments, environment: [:]).language()
      ).run()
    case Commands.snapshot.name:
      try await SnapshotCommand(options: try SnapshotOptions(arguments)).run()
    case Commands.locale.name:
      try LocaleCommand(arguments).run()
    case Commands.theme.name:
      try await ThemeCommand(arguments, environment: environment).run()
    case Commands.config.name:
      try ConfigCommand(arguments, environment: environment).run()
    case Commands.places.name:
      try PlacesCommand(arguments).run()
    case Commands.help.name:
      try help(arguments)
    default:
      throw .usage(unknown(table.name))
    }
  }

  private func help(_ arguments: Arguments) throws(Failure) {
    if arguments.has(.markdown) { return try StandardStreams.write(HelpText.markdown(Commands.tables)) }
    guard let name = arguments.operands.first else {
      return try StandardStreams.write(HelpText.of(Commands.tables))
    }
    guard let table = Commands.tables.first(where: { $0.name == name }) else { throw .usage(unknown(name)) }
    try StandardStreams.write(HelpText.of(table))
  }

  private func unknown(_ name: String) -> String {
    if name.hasPrefix("-") {
      return "there is no option \(name) without a command; see formhaus --help"
    }
    if name.hasSuffix(".json") || name == "-" {
      return "there is no command \(name); to run a form: formhaus run \(name)"
    }
    let found = closest(to: name, among: Commands.tables.map(\.name))
    return "there is no command \(name)" + (found.isEmpty ? "; see formhaus --help" : found)
  }
}

/// The version of the program.
enum Version {
  static let text = "0.1.0"
}
