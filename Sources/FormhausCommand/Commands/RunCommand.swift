import Formhaus
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
    file.warnings.forEach(StandardStreams.tell)
    let values = try await values(of: file.form, answers)
    try options.result.write(values)
  }

  private func readAnswers(for form: FormDefinition) throws(Failure) -> JSONObject {
    guard let file = options.answers else { return [:] }
    return try AnswersFile.read(file, for: form)
  }

  private func values(
    of form: CompiledForm, _ answers: JSONObject
  ) async throws(Failure) -> JSONObject {
    let command = options.submit.map { SubmitCommand($0, form: form.definition.id) }
    let engineOptions = FormEngineOptions(
      typeChecks: true, trimsText: true, locale: localeName(environment), today: Today.text)
    guard try options.presentation.asksNobody(environment) else { throw .noTerminal }
    return try await UnattendedForm(form: form, answers: answers, options: engineOptions).submit(to: command)
  }
}
