import FormhausCore

/// What became of an activity, for those who show the form.
enum SessionEvent: Sendable {
  /// The form is on another step.
  case moved(StepChange)
  /// The current step passed, and the page of all answers follows.
  case passed
  /// Answers were refused; the errors are set.
  case refused([FieldError])
  /// A field was checked on its own, and refused or not checked after all; the error is set.
  case noticed(FieldError)
  /// It was sent.
  case sent(message: String?)
  /// A hook or the handler failed; without a phase nothing has happened.
  case failed(any Error, FormLifecycleError.Phase?)
  /// Nothing came of it: called off, no longer true, or not allowed by a hook.
  case notDone
}

/// What a reduction of a session asks for and reports.
struct SessionReaction: Sendable {
  var effects: [Effect<SessionAction>] = []
  var events: [SessionEvent] = []

  var effect: Effect<SessionAction> { Effect(work: effects.flatMap(\.work)) }

  /// Tells the caller how the action ended.
  mutating func settle(_ completion: SessionCompletion?, _ result: Result<Bool, any Error>) {
    if let completion { effects.append(.call { completion(result) }) }
  }

  /// Runs a hook; what it returns or throws comes back as an action.
  mutating func ask<Answer: Sendable>(
    id: EffectID, _ work: @escaping @Sendable @MainActor () async throws -> Answer,
    as wrap: @escaping @Sendable (Result<Answer, any Error>) -> SessionAction
  ) {
    effects.append(
      .run(id: id) { send in
        let result: Result<Answer, any Error>
        do {
          result = .success(try await work())
        } catch {
          result = .failure(error)
        }
        send(wrap(result))
      })
  }
}

extension EffectID {
  /// The hook that the form's activity waits for.
  static let activity: EffectID = "activity"
}
