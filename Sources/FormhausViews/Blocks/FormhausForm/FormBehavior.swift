/// How a form behaves beyond its definition.
public struct FormBehavior: Sendable {
  /// Whether a form of several steps ends with a page that shows all answers.
  public var review: Bool
  /// How the `.system` components show the title of the definition.
  public var titleDisplayMode: TitleDisplayMode

  public init(review: Bool = false, titleDisplayMode: TitleDisplayMode = .automatic) {
    self.review = review
    self.titleDisplayMode = titleDisplayMode
  }

  /// Where the title of a definition stands.
  public enum TitleDisplayMode: Sendable, Hashable {
    /// Large on a terminal of 30 rows or more, else inline.
    case automatic
    /// On the row that tells how far the form has come.
    case inline
    /// Bold on a row of its own above that.
    case large
    /// Nowhere.
    case off
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
