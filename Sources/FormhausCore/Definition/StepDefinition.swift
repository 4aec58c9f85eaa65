public import FormhausText

/// One step of a multi-step form.
public struct StepDefinition: Sendable, Equatable {
  /// Unique within the form.
  public var id: String
  /// The heading, also the name in the step indicator.
  public var title: String
  public var description: String?
  /// The fields and sections of the step.
  public var fields: [FieldDefinition]
  /// The step is on the path when all of these hold.
  public var show: [Condition]
  /// The step is on the path when one of these holds; empty asks for none.
  public var showAny: [Condition]
  /// Where the step leads, in order; empty means the next declared step.
  public var routes: [RouteDefinition]
  /// The button that goes on.
  public var next: NavigationButton
  /// The button that goes back.
  public var back: NavigationButton
  /// Present when the step may be left out.
  public var skip: ActionDefinition?
  /// Members that the language does not name, as written.
  public var furtherMembers: JSONObject
  /// Where the step starts in the source text, in bytes.
  public var offset: Int?

  public init(
    id: String, title: String, description: String? = nil, fields: [FieldDefinition] = [],
    show: [Condition] = [], showAny: [Condition] = [], routes: [RouteDefinition] = [],
    next: NavigationButton = .standard, back: NavigationButton = .standard, skip: ActionDefinition? = nil
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.fields = fields
    self.show = show
    self.showAny = showAny
    self.routes = routes
    self.next = next
    self.back = back
    self.skip = skip
    self.furtherMembers = [:]
    self.offset = nil
  }
}

/// How a step draws its Continue or Back button.
public enum NavigationButton: Sendable, Equatable {
  /// The built-in label.
  case standard
  /// A label of the step's own.
  case action(ActionDefinition)
  /// Not drawn; navigation itself still works.
  case hidden

  /// The label of the step's own, if it has one.
  public var label: String? {
    if case .action(let action) = self { action.label } else { nil }
  }
}

/// A forward destination of a step.
public struct RouteDefinition: Sendable, Equatable {
  /// The id of a later step, or nil: this step becomes the last.
  public var to: String?
  /// The route is taken when all of these hold.
  public var show: [Condition]
  /// The route is taken when one of these holds; empty asks for none.
  public var showAny: [Condition]
  /// Where the route starts in the source text, in bytes.
  public var offset: Int?

  public init(to: String?, show: [Condition] = [], showAny: [Condition] = []) {
    self.to = to
    self.show = show
    self.showAny = showAny
    self.offset = nil
  }
}
