import FormhausCore
import FormhausStore
import FormhausText

/// The checks of the host's commands on answers that are all there.
@MainActor
struct HostChecks {
  let host: FormHost

  /// Puts the options of the providers in their places, which the answers must keep to.
  ///
  /// - Throws: a failure when a provider could not be asked.
  func provideOptions(to engine: inout FormEngine) async throws(Failure) {
    for request in requests(of: engine) {
      guard let provider = host.optionsProviders[request.provider], let key = engine.key(of: request.field)
      else { continue }
      do {
        engine.setOptions(try await provider(engine.values(for: request)), ofField: key)
      } catch {
        let label = engine.fullLabel(ofField: key) ?? key
        throw failure(error, engine.labels.remark(engine.labels[.optionsFailed], on: label))
      }
    }
  }

  /// What the fields of the whole path ask.
  private func requests(of engine: FormEngine) -> [OptionsRequest] {
    guard engine.isMultiStep else { return engine.optionsRequests }
    var walker = engine
    return engine.path.flatMap { step in
      walker.goToStep(id: step)
      return walker.optionsRequests
    }
  }

  private func failure(_ error: any Error, _ standard: String) -> Failure {
    guard !(error is CancellationError) else { return Failure(.cancelled, []) }
    return Failure(.refused, "formhaus: \((error as? HostCommandError)?.errorDescription ?? standard)")
  }

  /// Asks about each step of the path, then about each answer. Cancelling the task ends the commands.
  ///
  /// - Throws: a failure when a step could not be checked.
  func errors(in engine: FormEngine) async throws(Failure) -> [FieldError] {
    do {
      let refused = try await stepErrors(engine)
      guard refused.isEmpty else { return refused }
      return try await answerErrors(engine)
    } catch {
      throw failure(error, engine.labels[.checkFailed])
    }
  }

  private func stepErrors(_ engine: FormEngine) async throws -> [FieldError] {
    guard let check = host.hooks.onStepValidate else { return [] }
    var errors: [FieldError] = []
    for step in engine.visibleSteps {
      let messages = try await check(step.id, engine.projection)
      let found = messages.sorted { $0.key < $1.key }.map { FieldError(key: $0.key, message: $0.value) }
      errors += found.filter { !errors.contains($0) }
    }
    return errors
  }

  private func answerErrors(_ engine: FormEngine) async throws -> [FieldError] {
    guard !host.asyncValidators.isEmpty else { return [] }
    let controller = FormController(engine, host: FormHost(asyncValidators: host.asyncValidators))
    _ = try await withTaskCancellationHandler {
      try await controller.submitAsync { _, _ in .sent(message: nil) }
    } onCancel: {
      Task { @MainActor in controller.cancelPendingActions() }
    }
    try Task.checkCancellation()
    return controller.engine.errors
  }
}
