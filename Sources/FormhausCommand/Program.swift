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
    case "--version": return try StandardStreams.write(Version.lines.map { $0 + "\n" }.joined())
    default: break
    }
    let table = try Commands.table(named: name)
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
    case Commands.doctor.name:
      try DoctorCommand(arguments, environment: environment).run()
    case Commands.completion.name:
      try CompletionCommand(arguments).run()
    default:
      try HelpCommand(arguments).run()
    }
  }
}
