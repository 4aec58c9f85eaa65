import Formhaus
import FormhausCore
import FormhausText

/// `formhaus validate`
@MainActor
struct ValidateCommand {
  let options: ValidateOptions

  /// Checks all lines and writes a line for each.
  ///
  /// - Throws: a failure when lines were refused, or when not all could be read or written.
  func run() throws(Failure) {
    let file = try DefinitionFile(options.form, limit: options.definitionLimit)
    let lineOptions = lineOptions(try options.locale.language(for: file.definition))
    let form = file.form.localized(to: lineOptions.submission.locale)
    for warning in file.warnings() { StandardStreams.tell(warning) }
    try LineRun(options: options.lines).run {
      // A form of its own: threads that share one wait for each other at every count of references.
      let checker = LineChecker(form.copy(), lineOptions)
      return checker.check
    }
  }

  private func lineOptions(_ language: Language) -> LineCheckOptions {
    LineCheckOptions(
      submission: SubmissionOptions(
        hiddenValues: options.hiddenValues, messages: language.texts.messages, locale: language.locale,
        today: CivilDate.today.description,
        addressFormats: options.addressFormats),
      isEnvelope: options.isEnvelope, lines: options.lines)
  }
}
