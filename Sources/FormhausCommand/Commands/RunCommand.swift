import FormhausCore
import FormhausText

/// `formhaus run`
@MainActor
struct RunCommand {
  let options: RunOptions
  let environment: [String: String]

  /// Asks the form and writes the values.
  func run() async throws(Failure) {
    let file = try DefinitionFile(options.form, limit: options.definitionLimit)
    try options.result.check(keys: file.definition.allFields.map(\.key))
    let answers = try readAnswers(for: file.definition)
    let interface = try chooseInterface(
      flags, environment: environment, probes: .taken(options.presentation.tty))
    file.warnings.forEach(StandardStreams.tell)
    let values = try await values(of: file.form, answers, interface)
    try options.result.write(values)
  }

  private var flags: InterfaceFlags {
    InterfaceFlags(
      wanted: options.presentation.wanted,
      readsStandardInput: options.form.isStandardInput || options.answers?.isStandardInput == true)
  }

  private func readAnswers(for form: FormDefinition) throws(Failure) -> JSONObject {
    guard let file = options.answers else { return [:] }
    return try AnswersFile.read(file, for: form)
  }

  private func values(
    of form: CompiledForm, _ answers: JSONObject, _ interface: Interface
  ) async throws(Failure) -> JSONObject {
    let command = options.submit.map { SubmitCommand($0, form: form.definition.id) }
    let engineOptions = FormEngineOptions(
      typeChecks: true, trimsText: true, locale: localeName(environment), today: Today.text)
    guard interface == .none else { throw .noTerminal }
    return try await UnattendedForm(form: form, answers: answers, options: engineOptions).submit(to: command)
  }
}
