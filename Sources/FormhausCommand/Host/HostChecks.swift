import FormhausCore
import FormhausStore
import FormhausText

/// The checks of the host's commands on answers that are all there.
@MainActor
struct HostChecks {
  let host: FormHost

  /// Asks about each step of the path, then about each answer. Cancelling the task ends the commands.
  ///
  /// - Throws: a failure when a step could not be checked.
  func errors(in engine: FormEngine) async throws(Failure) -> [FieldError] {
    do {
      let refused = try await stepErrors(engine)
      guard refused.isEmpty else { return refused }
      return try await answerErrors(engine)
    } catch {
      guard !(error is CancellationError) else { throw Failure(.cancelled, []) }
      let text = (error as? HostCommandError)?.errorDescription ?? engine.labels[.checkFailed]
      throw Failure(.refused, "formhaus: \(text)")
    }
  }

  private func stepErrors(_ engine: FormEngine) async throws -> [FieldError] {
    guard let check = host.hooks.onStepValidate else { return [] }
    var errors: [FieldError] = []
    for step in engine.visibleSteps {
      let messages = try await check(step.id, engine.submitValues)
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
