public import FormhausText

/// What the host does when a person moves through a form and sends it.
///
/// A hook that is nil allows everything. The hooks in force when an action starts are used to its end. What a hook
/// throws before anything happened ends the action; what it throws afterwards is a `FormLifecycleError`.
public struct FormHooks: Sendable {
  /// Checks the answers of a step after its rules; messages by field key keep the person on the step.
  public typealias StepValidate =
    @Sendable @MainActor (_ stepID: String, _ values: JSONObject) async throws -> [String: String]
  /// Allows a step change, or with false keeps the person where they are.
  public typealias BeforeStepChange = @Sendable @MainActor (_ change: StepChange) async throws -> Bool
  /// Is told of a step change that has happened.
  public typealias AfterStepChange = @Sendable @MainActor (_ change: StepChange) async throws -> Void
  /// Allows sending, or with false calls it off; answers that it changes are set in the form, which is checked again.
  public typealias BeforeSubmit = @Sendable @MainActor (_ values: inout JSONObject) async throws -> Bool
  /// Is told of the answers that were sent.
  public typealias AfterSubmit = @Sendable @MainActor (_ values: JSONObject) async throws -> Void

  public var onStepValidate: StepValidate?
  public var onBeforeStepChange: BeforeStepChange?
  public var onAfterStepChange: AfterStepChange?
  public var onBeforeSubmit: BeforeSubmit?
  public var onAfterSubmit: AfterSubmit?

  public init(
    onStepValidate: StepValidate? = nil, onBeforeStepChange: BeforeStepChange? = nil,
    onAfterStepChange: AfterStepChange? = nil, onBeforeSubmit: BeforeSubmit? = nil,
    onAfterSubmit: AfterSubmit? = nil
  ) {
    self.onStepValidate = onStepValidate
    self.onBeforeStepChange = onBeforeStepChange
    self.onAfterStepChange = onAfterStepChange
    self.onBeforeSubmit = onBeforeSubmit
    self.onAfterSubmit = onAfterSubmit
  }
}

/// A hook failed after the action it belongs to had happened.
public struct FormLifecycleError: Error {
  /// The hooks that are asked once the action has happened.
  public enum Phase: String, Sendable, Hashable {
    case afterStepChange, afterSubmit
  }

  /// Whether the action did happen.
  public let committed: Bool
  /// The hook that failed.
  public let phase: Phase
  /// What the hook threw.
  public let cause: any Error

  public init(committed: Bool = true, phase: Phase, cause: any Error) {
    self.committed = committed
    self.phase = phase
    self.cause = cause
  }
}

extension FormLifecycleError: LocalizedError {
  public var errorDescription: String? { cause.sentence }
}
