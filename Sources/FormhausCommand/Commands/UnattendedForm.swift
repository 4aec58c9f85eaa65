import FormhausCore
import FormhausText

/// A form whose answers are all there, so that nobody is asked.
@MainActor
struct UnattendedForm {
  let form: CompiledForm
  let answers: JSONObject
  let options: FormEngineOptions

  /// Checks the answers and hands them to the command, if there is one.
  ///
  /// - Throws: a failure that lists what was refused.
  func submit(to command: SubmitCommand?) async throws(Failure) -> JSONObject {
    var engine = FormEngine(form, initialValues: answers, options: options)
    let errors = engine.validate()
    guard errors.isEmpty else { throw refusal(errors, engine) }
    guard !engine.isSubmitDisabled else {
      throw Failure(.refused, "formhaus: \(engine.labels[.submitDisabled])")
    }
    guard let command else { return engine.submitValues }
    switch await reply(of: command, engine) {
    case .sent(let message):
      if let message { StandardStreams.tell(message) }
      return engine.submitValues
    case .refused(let errors): throw refusal(errors, engine)
    case .failed(let text): throw Failure(.refused, "formhaus: \(text ?? engine.labels[.submitFailed])")
    case .cancelled: throw Failure(.cancelled, [])
    }
  }

  /// Sends the values; a signal ends the command before it ends the program.
  private func reply(of command: SubmitCommand, _ engine: FormEngine) async -> SubmitReply {
    let sending = Task { await command.send(engine.submitValues, skippedSteps: engine.skippedSteps) }
    let signals = EndingSignals { sending.cancel() }
    let reply = await sending.value
    signals.release()
    return reply
  }

  private func refusal(_ errors: [FieldError], _ engine: FormEngine) -> Failure {
    Failure(
      .refused,
      errors.map { error in
        let label = engine.field(error.key)?.label
        return "\(label.map { "\($0) (\(error.key))" } ?? error.key): \(error.message)"
      })
  }
}
