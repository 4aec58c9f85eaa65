public import FormhausCore

/// A form without a screen: the engine, and its asynchronous actions with the host's hooks.
///
/// ```swift
/// let form = FormController(engine, host: FormHost(hooks: hooks))
/// form.update { $0.setValue("email", "ada@example.com") }
/// if try await form.nextStepAsync() { print(form.engine.currentStep?.title ?? "") }
/// ```
///
/// The asynchronous actions answer false when nothing was done: answers are refused, a hook said no, the form is busy,
/// or what they were about changed meanwhile. They throw what a hook throws, wrapped into a `FormLifecycleError` when
/// the action had happened before.
@MainActor
public final class FormController {
  private let store: Store<FormSession, SessionAction>
  private let cell: HostCell

  public init(_ engine: FormEngine, host: FormHost = FormHost(), clock: any FormClock = LiveClock()) {
    let cell = HostCell(host)
    self.cell = cell
    store = Store(FormSession(engine), clock: clock) { reduceSession(&$0, $1, host: cell.host) }
    store.send(.change { _ in })
  }

  /// What the host does; an action that has started goes on with what it started with.
  public var host: FormHost {
    get { cell.host }
    set { cell.host = newValue }
  }

  /// The engine with what it waits for.
  public var session: FormSession { store.state }

  public var engine: FormEngine { store.state.engine }

  /// Changes the engine at once; what is on its way and no longer holds is dropped.
  public func update(_ change: @escaping @Sendable @MainActor (inout FormEngine) -> Void) {
    store.send(.change(change))
  }

  /// Moves to the next step, with the hooks and the host's checks.
  public func nextStepAsync(reason: StepChange.Reason = .next) async throws -> Bool {
    try await run { .changeStep(StepChangeRequest(.next(reason, .path), completion: $0)) }
  }

  /// Moves back, with the hooks; nothing is checked.
  public func prevStepAsync() async throws -> Bool {
    try await run { .changeStep(StepChangeRequest(.back, completion: $0)) }
  }

  /// Leaves the current step out; at the end of the path the rest is submitted, if there is a handler.
  public func skipStepAsync(_ submit: SubmitHandler? = nil) async throws -> Bool {
    try await run { .changeStep(StepChangeRequest(.skip(submit, .path), completion: $0)) }
  }

  /// Checks the whole path and hands the answers over, with the hooks.
  public func submitAsync(_ handler: @escaping SubmitHandler) async throws -> Bool {
    try await run { .submit(SubmitRequest(handler: handler, completion: $0)) }
  }

  /// Invalidates what is on its way and keeps the answers.
  public func cancelPendingActions() { store.send(.cancelPending) }

  /// Asks once more what could not be asked: the options or the check of a field.
  public func retry(_ key: String) { store.send(.retry(key: key)) }

  /// Sends an action whose end is reported to its completion.
  public func send(_ action: SessionAction) { store.send(action) }

  private func run(_ action: (@escaping SessionCompletion) -> SessionAction) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      store.send(action { continuation.resume(with: $0) })
    }
  }

  private final class HostCell {
    var host: FormHost

    init(_ host: FormHost) { self.host = host }
  }
}
