import FormhausTesting
import FormhausText

/// `formhaus test`
@MainActor
struct TestCommand {
  let files: [String]
  let language: Language

  /// Runs the scenarios and tells what did not hold.
  func run() async throws(Failure) {
    let outcome = await ScenarioRunner(texts: language.texts).run(files: files) { path in
      try InputFile(path: path).contents(limit: DefinitionFile.standardLimit)
    }
    try StandardStreams.write(outcome.lines.map { $0.string + "\n" }.joined())
    guard outcome.exitCode != 0 else { return }
    throw Failure(ExitCode(rawValue: outcome.exitCode) ?? .cancelled, outcome.problems.map(\.string))
  }
}
