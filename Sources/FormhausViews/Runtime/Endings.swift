/// What is called when a form is done with.
public typealias EndAction = @Sendable @MainActor () -> Void

private struct FinishKey: EnvironmentKey {
  static var defaultValue: EndAction { {} }
}

private struct LeaveKey: EnvironmentKey {
  static var defaultValue: EndAction { {} }
}

private struct MayLeaveKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct FormSucceededKey: EnvironmentKey {
  static var defaultValue: EndAction? { nil }
}

private struct FormCancelledKey: EnvironmentKey {
  static var defaultValue: EndAction? { nil }
}

extension EnvironmentValues {
  /// Ends the program that shows the views, as one does after sending.
  public var finish: EndAction {
    get { self[FinishKey.self] }
    set { self[FinishKey.self] = newValue }
  }

  /// Leaves the program that shows the views without sending anything.
  public var leave: EndAction {
    get { self[LeaveKey.self] }
    set { self[LeaveKey.self] = newValue }
  }

  /// Whether the person may leave without sending anything; where not, forms have no Cancel.
  public var mayLeave: Bool {
    get { self[MayLeaveKey.self] }
    set { self[MayLeaveKey.self] = newValue }
  }

  /// What follows a form that was sent; without it the program ends.
  var formSucceeded: EndAction {
    get { self[FormSucceededKey.self] ?? finish }
    set { self[FormSucceededKey.self] = newValue }
  }

  /// What follows a form's Cancel; without it the program is left.
  var formCancelled: EndAction {
    get { self[FormCancelledKey.self] ?? leave }
    set { self[FormCancelledKey.self] = newValue }
  }
}

extension View {
  /// Called once a form was sent and its check has shown; without it the program ends.
  public func onFormSuccess(_ action: @escaping EndAction) -> some View {
    environment(\.formSucceeded, action)
  }

  /// Called when the person presses the form's Cancel; without it the program is left.
  public func onFormCancel(_ action: @escaping EndAction) -> some View {
    environment(\.formCancelled, action)
  }
}
