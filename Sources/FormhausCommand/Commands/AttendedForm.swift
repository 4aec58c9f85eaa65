import FormhausCore
import FormhausStore
import FormhausText
import FormhausViews

/// A form that a person is asked.
@MainActor
struct AttendedForm {
  let form: CompiledForm
  let answers: JSONObject
  let options: FormEngineOptions
  let hasReview: Bool
  let presentation: PresentationOptions
  /// The commands that the form asks; nil for none.
  var commands: HostCommands?
  /// Where suggestions for addresses come from.
  var search = SearchChoice.none
  /// Where what is filled in is kept; nil keeps nothing.
  var draft: DraftFile?

  /// Shows the form until it is sent, to the command if there is one.
  ///
  /// - Throws: a failure when it was not sent.
  func submit(to command: SubmitCommand?) async throws(Failure) -> JSONObject {
    let sent = SentValues()
    let search = try await search.open(language: options.locale)
    let definition = form.definition.localized(to: options.locale)
    let host = commands?.host ?? FormHost()
    let view = FormhausForm(definition: form.definition, initialValues: answers, options: options) {
      values, context in
      let result = try await command?.send(values, skippedSteps: context.skippedSteps).result() ?? .ok
      if result.isAccepted { sent.values = values }
      return result
    }
    .formhausHooks(host.hooks).optionsProviders(host.optionsProviders).asyncValidators(host.asyncValidators)
    .draft(draft?.store)
    .formhausBehavior(FormBehavior(review: hasReview))
    .addressSearch(search?.search)
    try await presentation.show(
      view, title: definition.title,
      labels: Labels(locale: options.locale, host: options.labels, definition: definition),
      messages: Messages(locale: options.locale, host: options.messages, definition: definition),
      isSent: { sent.values != nil },
      ended: {
        // A second signal must not leave the command behind while it is being ended.
        let signals = EndingSignals {}
        await draft?.finish()
        await command?.end()
        await commands?.end()
        await search?.end()
        signals.release()
      })
    return sent.values ?? [:]
  }
}

/// The values once they were accepted.
@MainActor
final class SentValues {
  var values: JSONObject?
}

extension SubmitReply {
  /// The answer to the form.
  ///
  /// - Throws: `CancellationError` when sending was called off.
  fileprivate func result() throws -> SubmitResult {
    switch self {
    case .sent(let message): message.map(SubmitResult.okWithMessage) ?? .ok
    case .refused(let errors): .errors(errors.messages)
    case .failed(let text): .failure(text)
    case .cancelled: throw CancellationError()
    }
  }
}

extension SubmitResult {
  fileprivate var isAccepted: Bool {
    switch self {
    case .ok, .okWithMessage: true
    case .errors, .failure: false
    }
  }
}
