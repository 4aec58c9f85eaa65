public import FormhausCore
public import FormhausText

/// What is done to a form session, and what comes back from the host.
public enum SessionAction: Sendable {
  case changeStep(StepChangeRequest)
  case submit(SubmitRequest)
  /// Invalidates what is on its way and keeps the answers.
  case cancelPending
  /// The person calls off what is on its way; a submit that was handed over is asked to stop, and its result counts.
  case stop
  /// Changes the engine; what is on its way and no longer holds is dropped.
  case change(@Sendable @MainActor (inout FormEngine) -> Void)
  /// Asks once more what could not be asked: the options or the check of a field.
  case retry(key: String)

  case stepChange(StepChangeResult, number: Int)
  case submission(SubmitResult, number: Int)
  case validated(Result<String?, any Error>, FieldID, number: Int)
  case options(Result<[OptionDefinition], any Error>, FieldID, number: Int)

  /// What a hook of a step change came to.
  public enum StepChangeResult: Sendable {
    case checked(Result<[String: String], any Error>)
    case guarded(Result<Bool, any Error>)
    case reported(Result<Void, any Error>)
  }

  /// What a hook of a submit, or its handler, came to.
  public enum SubmitResult: Sendable {
    case guarded(Result<SubmitPermission, any Error>)
    case handled(Result<SubmissionOutcome, any Error>)
    case reported(Result<Void, any Error>)
  }
}

/// Whether sending is allowed, and the answers that the hook changed; nil takes one away.
public struct SubmitPermission: Sendable {
  var isAllowed: Bool
  var changes: [(key: String, value: JSONValue?)]

  /// Asks the hook.
  @MainActor
  init(_ hook: FormHooks.BeforeSubmit, _ values: JSONObject) async throws {
    var changed = values
    isAllowed = try await hook(&changed)
    let removed = values.map(\.key).filter { changed[$0] == nil }
    changes =
      changed.filter { values[$0.key] != $0.value }.map { ($0.key, $0.value) } + removed.map { ($0, nil) }
  }
}

/// Is called once with how an action ended: whether it was done, or why it failed.
public typealias SessionCompletion = @Sendable @MainActor (Result<Bool, any Error>) -> Void

/// A wish to go to another step.
public struct StepChangeRequest: Sendable {
  /// The ways to another step.
  public enum Move: Sendable {
    /// Checks the current step and moves on.
    case next(StepChange.Reason, ForwardPlan)
    /// Moves back; nothing is checked.
    case back
    /// Leaves the current step out; at the end of the path the rest is sent, if there is a way to send it.
    case skip(SubmitHandler?, ForwardPlan)
  }

  /// Which way.
  public var move: Move
  /// Is told how the step change ended; nil when nobody waits for it.
  public var completion: SessionCompletion?

  /// - Parameter completion: is called once, with true when the form moved or was sent, and with what a hook threw.
  public init(_ move: Move, completion: SessionCompletion? = nil) {
    self.move = move
    self.completion = completion
  }
}

/// Takes the answers and the ids of the skipped steps.
public typealias SubmitHandler =
  @Sendable @MainActor (_ values: JSONObject, _ skippedSteps: [String]) async throws -> SubmissionOutcome

/// A wish to send the form.
public struct SubmitRequest: Sendable {
  /// Takes the answers once everything has passed.
  public var handler: SubmitHandler
  /// Is told how the submit ended; nil when nobody waits for it.
  public var completion: SessionCompletion?
  /// Whether a current step that was skipped counts in again.
  var includesCurrentStep = true
  /// What to go back to when the submit of a skipped last step comes to nothing.
  var undo: SkipUndo?

  /// - Parameter completion: is called once, with true when the form was sent, and with what a hook or the handler threw.
  public init(handler: @escaping SubmitHandler, completion: SessionCompletion? = nil) {
    self.handler = handler
    self.completion = completion
  }
}

/// How sending failed when its handler said so instead of throwing.
public struct SubmissionFailure: LocalizedError {
  /// Nil for the form's default text.
  public let errorDescription: String?
}
