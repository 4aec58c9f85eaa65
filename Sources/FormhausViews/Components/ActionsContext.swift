import FormhausStore

/// What the view of the buttons below a step is given.
@MainActor
public struct ActionsContext {
  /// What the buttons say and whether they are ready.
  public let state: ActionsState
  /// The ids by which tests find the buttons.
  public let testIds: ActionTestIds
  let perform: @MainActor (Action) -> Void

  /// Whether the form is on its way: being checked or sent.
  public var busy: Bool { state.submission.isBusy }

  /// Goes back to the step before.
  public func back() { act(.back) }
  /// Leaves the step out.
  public func skip() { act(.skip) }
  /// Gives the form up; asks first when something was filled in.
  public func cancel() { act(.cancel) }
  /// Calls off what is on its way.
  public func stop() { perform(.stop) }

  /// Moves on, or sends the form at its end; pressed too early it says what is missing.
  public func performPrimaryAction() {
    guard !state.submission.isLocked else { return }
    if let reason = state.dimmedReason { perform(.refused(reason)) } else { perform(.primary) }
  }

  private func act(_ action: Action) {
    if !state.submission.isLocked { perform(action) }
  }

  enum Action {
    case back, primary, skip, cancel
    /// Calls off what is on its way.
    case stop
    /// The primary button was pressed before the step was ready.
    case refused(String)
  }
}

/// What the buttons of a step say and whether they are ready.
public struct ActionsState: Sendable {
  /// Whether there is a step to go back to, and a button for it.
  public internal(set) var showBack: Bool
  /// The words on Back.
  public internal(set) var backLabel: String
  /// Whether there is a button that moves on or sends.
  public internal(set) var showPrimary = true
  /// The words on the button that moves on or sends.
  public internal(set) var primaryLabel: String
  /// Whether the definition turns Submit off, or the form was sent.
  public internal(set) var primaryDisabled = false
  /// Whether the primary button sends the form.
  public internal(set) var isLast: Bool
  /// Why the step is not ready to move on; nil when it is.
  public internal(set) var dimmedReason: String?
  /// Nil when the step cannot be left out.
  public internal(set) var skipLabel: String?
  /// Nil when the definition has no Cancel.
  public internal(set) var cancelLabel: String?
  /// How far sending has come.
  public internal(set) var submission: Submission
}

/// The ids by which tests find the buttons of a step; nil where they have none.
public struct ActionTestIds: Sendable, Hashable {
  /// That of Submit at the end of the form, else that of Continue.
  public internal(set) var primary: String?
  /// That of Back.
  public internal(set) var back: String?
  /// That of Skip.
  public internal(set) var skip: String?
  /// That of Cancel.
  public internal(set) var cancel: String?
}
