import Address
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
    if let format = options.idFormat { return try listIds(format) }
    let asksNobody = options.presentation.asksNobody
    let file = try DefinitionFile(options.form, limit: options.definitionLimit)
    let engineOptions = FormEngineOptions.inProgram(
      try options.locale.language(for: file.definition), hiddenValues: options.hiddenValues,
      addressFormats: options.addressFormats)
    try options.result.check(keys: file.definition.allFields.map(\.key))
    let answers = try readAnswers(for: file.definition)
    let warnings = file.warnings(validators: options.host.validators.map(\.name))
    for warning in warnings + options.host.oddities(file.definition) { StandardStreams.tell(warning) }
    let submission = randomUUID()
    let command = options.submit.map {
      SubmitCommand($0, form: file.definition.id, submission: submission)
    }
    let commands = HostCommands(options.host, form: file.definition.id, submission: submission)
    let values: JSONObject
    var draft: DraftFile?
    if asksNobody {
      values = try await UnattendedForm(
        form: file.form, answers: answers, options: engineOptions, commands: commands
      ).submit(to: command)
    } else {
      if let choice = options.draft {
        draft = try DraftFile(path: choice.path(form: file.definition.id), form: file.definition.id)
      }
      values = try await AttendedForm(
        form: file.form, answers: answers, options: engineOptions, hasReview: options.hasReview,
        presentation: options.presentation, commands: commands, search: options.search, draft: draft
      ).submit(to: command)
    }
    try options.result.write(values)
    await draft?.remove()
  }

  private func listIds(_ format: IdFormat) throws(Failure) {
    _ = try options.presentation.theme?.theme()
    let file = try DefinitionFile(options.form, limit: options.definitionLimit)
    let form = HeadlessForm(
      file.form, answers: try readAnswers(for: file.definition),
      options: .inProgram(
        try options.locale.language(for: file.definition), hiddenValues: options.hiddenValues,
        addressFormats: options.addressFormats),
      hasReview: options.hasReview, look: HeadlessLook(size: options.size))
    try StandardStreams.write(IdTable(form).text(format))
  }

  private func readAnswers(for form: FormDefinition) throws(Failure) -> JSONObject {
    guard let file = options.answers else { return [:] }
    return try AnswersFile.read(file, for: form)
  }
}

extension FormEngineOptions {
  /// The rules by which the program runs forms.
  static func inProgram(
    _ language: Language, hiddenValues: HiddenValues = .clear, addressFormats: AddressFormats? = nil
  ) -> FormEngineOptions {
    FormEngineOptions(
      hiddenValues: hiddenValues, typeChecks: true, trimsText: true,
      messages: language.texts.messages, labels: language.texts.labels, locale: language.locale,
      today: CivilDate.today.description, addressFormats: addressFormats)
  }
}
