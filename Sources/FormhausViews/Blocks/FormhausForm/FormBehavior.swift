/// How a form behaves beyond its definition.
public struct FormBehavior: Sendable {
  /// Whether a form of several steps ends with a page that shows all answers.
  public var review: Bool

  public init(review: Bool = false) {
    self.review = review
  }
}

private struct FormBehaviorKey: EnvironmentKey {
  static var defaultValue: FormBehavior { FormBehavior() }
}

extension EnvironmentValues {
  var formBehavior: FormBehavior {
    get { self[FormBehaviorKey.self] }
    set { self[FormBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets how the forms inside the view behave.
  public func formhausBehavior(_ behavior: FormBehavior) -> some View {
    environment(\.formBehavior, behavior)
  }
}
