import FormhausCore
import FormhausStore
import FormhausText

/// A form whose answers are all there, so that nobody is asked.
@MainActor
struct UnattendedForm {
  let form: CompiledForm
  let answers: JSONObject
  let options: FormEngineOptions
  /// The commands that check the answers; nil for none.
  var commands: HostCommands?

  /// Checks the answers and hands them to the command, if there is one.
  ///
  /// A signal ends the commands before it ends the program.
  ///
  /// - Throws: a failure that lists what was refused.
  func submit(to command: SubmitCommand?) async throws(Failure) -> JSONObject {
    try await InterruptibleWork.run {
      () async throws(Failure) in
      try await checkAndSend(to: command)
    } ended: {
      await commands?.end()
    }
  }

  private func checkAndSend(to command: SubmitCommand?) async throws(Failure) -> JSONObject {
    let host = commands?.host ?? FormHost()
    var engine = FormEngine(form, initialValues: answers, options: options.passing(host.asyncValidators))
    let checks = HostChecks(host: host)
    try await checks.provideOptions(to: &engine)
    let errors = engine.validate()
    guard errors.isEmpty else { throw refusal(errors, engine) }
    guard !engine.isSubmitDisabled else {
      throw Failure(.refused, "formhaus: \(engine.labels[.submitDisabled])")
    }
    let refused = try await checks.errors(in: engine)
    guard refused.isEmpty else { throw refusal(refused, engine) }
    guard let command else { return engine.submitValues }
    switch await command.send(engine.submitValues, skippedSteps: engine.skippedSteps) {
    case .sent(let message):
      if let message { StandardStreams.tell(message) }
      return engine.submitValues
    case .refused(let errors): throw refusal(errors, engine)
    case .failed(let text): throw Failure(.refused, "formhaus: \(text ?? engine.labels[.submitFailed])")
    case .cancelled: throw Failure(.cancelled, [])
    }
  }

  private func refusal(_ errors: [FieldError], _ engine: FormEngine) -> Failure {
    Failure(
      .refused,
      errors.map { error in
        let label = engine.fullLabel(ofField: error.key)
        return "\(label.map { "\($0) (\(error.key))" } ?? error.key): \(error.message)"
      })
  }
}
