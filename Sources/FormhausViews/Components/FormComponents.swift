/// The views of a form: one for each type of field, and one for each of its containers.
///
/// Start from `.standard`, `.system` or `.headless` and replace what you want to look otherwise; what you leave out keeps the
/// view of the set you started from.
///
/// ```swift
/// extension FormComponents {
///   static let acme = FormComponents.standard
///     .field("text") { AcmeTextField(context: $0) }
///     .actions { AcmeActions(context: $0) }
/// }
/// ```
/// Keep a set in a `static let`: fields are drawn anew when a form gets another set, and a set that is made in a `body` is
/// another one each time.
public struct FormComponents: Sendable {
  /// Makes the view of one thing from its context.
  typealias Component<Context> = @MainActor @Sendable (Context) -> AnyView

  /// What stands in the place of a container.
  enum Container<Context>: Sendable {
    case builtIn
    /// The set has none: the screen says so.
    case missing
    case custom(Component<Context>)
  }

  private(set) var look: ComponentLook = .formhaus
  /// Tells one set from another.
  private(set) var identity = Identity()
  private var fields: [String: Component<FieldContext>] = [:]
  /// Whether a type without a view of its own is edited as text.
  private let editsOtherTypes: Bool
  private(set) var actions: Container<ActionsContext>
  private(set) var progress: Container<ProgressContext>
  private(set) var section: Container<SectionContext>
  private(set) var group: Container<GroupContext>
  private(set) var groupItem: Container<GroupItemContext>
  private(set) var confirmDialog: Container<ConfirmDialogContext>

  /// The Formhaus look: cards and wells.
  public static let standard = FormComponents(builtIn: .formhaus)
  /// The terminal's own look: its colours, no boxes, lines and marks of ASCII, and the tint of the app.
  public static let system = FormComponents(builtIn: .system)
  /// No views at all: whatever is not registered says on the screen, and to `onWarning`, that it is missing.
  public static let headless = FormComponents()

  private init(builtIn look: ComponentLook) {
    self.look = look
    editsOtherTypes = true
    (actions, progress, section) = (.builtIn, .builtIn, .builtIn)
    (group, groupItem, confirmDialog) = (.builtIn, .builtIn, .builtIn)
    registerBuiltInFields()
  }

  private init() {
    editsOtherTypes = false
    (actions, progress, section) = (.missing, .missing, .missing)
    (group, groupItem, confirmDialog) = (.missing, .missing, .missing)
  }

  /// Sets the view of a type of field.
  public func field<Content: View>(
    _ type: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (FieldContext) -> Content
  ) -> FormComponents {
    changed { $0.fields[type] = customField(view) }
  }

  /// Sets the row of Continue, Back and Submit.
  public func actions<Content: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable (ActionsContext) -> Content
  ) -> FormComponents {
    changed { $0.actions = .custom { AnyView(view($0)) } }
  }

  /// Sets what tells how far the form has come; it stays in sight while the page scrolls.
  public func progress<Content: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable (ProgressContext) -> Content
  ) -> FormComponents {
    changed { $0.progress = .custom { AnyView(view($0)) } }
  }

  /// Sets what is around the fields of a section.
  public func section<Content: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable (SectionContext) -> Content
  ) -> FormComponents {
    changed { $0.section = .custom { AnyView(view($0)) } }
  }

  /// Sets what is around the items of a repeatable group.
  public func group<Content: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable (GroupContext) -> Content
  ) -> FormComponents {
    changed { $0.group = .custom { AnyView(view($0)) } }
  }

  /// Sets what is around the fields of one item of a group.
  public func groupItem<Content: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable (GroupItemContext) -> Content
  ) -> FormComponents {
    changed { $0.groupItem = .custom { AnyView(view($0)) } }
  }

  /// Sets the question before something is done that cannot be undone; it is shown on a panel above the page.
  public func confirmDialog<Content: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable (ConfirmDialogContext) -> Content
  ) -> FormComponents {
    changed { $0.confirmDialog = .custom { AnyView(view($0)) } }
  }

  private func changed(_ change: (inout FormComponents) -> Void) -> FormComponents {
    var components = self
    components.identity = Identity()
    change(&components)
    return components
  }

  /// A name that no two sets have in common.
  final class Identity: Sendable, Hashable {
    static func == (left: Identity, right: Identity) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension FormComponents {
  /// Sets a built-in view of a type, which brings the meaning of its field with it.
  mutating func register<Content: View>(
    _ type: String, _ view: @escaping @MainActor @Sendable (FieldContext) -> Content
  ) {
    fields[type] = { AnyView(view($0)) }
  }

  /// The view of a field; nil when the set has none for its type.
  @MainActor
  func view(_ context: FieldContext) -> AnyView? {
    if let view = fields[context.field.type] { return view(context) }
    return editsOtherTypes ? AnyView(TextFieldView(context: context, kind: .text)) : nil
  }

  func has(_ type: String) -> Bool { fields[type] != nil }

  /// A view of the app's own; its type is a part of its identity, so that no view finds another one's state.
  private func customField<Content: View>(
    _ view: @escaping @MainActor @Sendable (FieldContext) -> Content
  ) -> Component<FieldContext> {
    let name = String(reflecting: Content.self)
    return { context in AnyView(CustomField(context: context, content: view(context)).id(name)) }
  }
}

/// How built-in views look.
enum ComponentLook: Sendable, Hashable {
  /// Cards and wells.
  case formhaus
  /// The terminal's own: labels above, brackets around, ASCII only.
  case system
}

extension FormComponents {
  /// The same set for a form that is read out: its own fields, the built-in containers.
  var spoken: FormComponents {
    var components = self
    (components.actions, components.progress, components.section) = (.builtIn, .builtIn, .builtIn)
    (components.group, components.groupItem, components.confirmDialog) = (.builtIn, .builtIn, .builtIn)
    return components
  }
}

private struct IsSpokenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct FormComponentsKey: EnvironmentKey {
  static var defaultValue: FormComponents { .standard }
}

private struct TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The colour of the app, for the `.system` components.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Whether the views are read out instead of drawn.
  var isSpoken: Bool {
    get { self[IsSpokenKey.self] }
    set { self[IsSpokenKey.self] = newValue }
  }

  var formComponents: FormComponents {
    get { self[FormComponentsKey.self] }
    set { self[FormComponentsKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour in which the `.system` components show Continue and Back, check marks, scale dots, stars, picture
  /// choice and the date row; the Formhaus look has the theme's own.
  public func tint(_ color: Color?) -> some View {
    environment(\.tint, color)
  }

  /// Sets the views of the forms inside the view; a running form keeps its answers, step, errors and focus.
  public func formhausComponents(_ components: FormComponents) -> some View {
    environment(\.formComponents, components)
  }
}
