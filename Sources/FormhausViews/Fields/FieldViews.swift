import FormhausCore

/// Gives the view of each type of field.
@MainActor
struct FieldViews {
  private let views: [String: @MainActor (FieldContext) -> AnyView]

  /// The Formhaus look: one line a type.
  static let standard = FieldViews([
    "text": { AnyView(TextFieldView(context: $0, kind: .text)) },
    "email": { AnyView(TextFieldView(context: $0, kind: .email)) },
    "phone": { AnyView(TextFieldView(context: $0, kind: .phone)) },
    "url": { AnyView(TextFieldView(context: $0, kind: .url)) },
    "number": { AnyView(TextFieldView(context: $0, kind: .number)) },
    "scale": { AnyView(ScaleFieldView(context: $0)) },
    "rating": { AnyView(RatingFieldView(context: $0)) },
    "time": { AnyView(TextFieldView(context: $0, kind: .time)) },
    "date": { AnyView(TextFieldView(context: $0, kind: .date)) },
    "datetime": { AnyView(TextFieldView(context: $0, kind: .dateTime)) },
    "autocomplete": { AnyView(TextFieldView(context: $0, kind: .text)) },
    "address": { AnyView(AddressFieldView(context: $0)) },
    "file": { AnyView(TextFieldView(context: $0, kind: .file)) },
    "textarea": { AnyView(TextAreaView(context: $0)) },
    "password": { AnyView(PasswordFieldView(context: $0)) },
    "select": { AnyView(ChoiceFieldView(context: $0, look: .menu)) },
    "radio": { AnyView(ChoiceFieldView(context: $0, look: .inline)) },
    "picture": { AnyView(ChoiceFieldView(context: $0, look: .inline)) },
    "multiselect": { AnyView(ChoicesFieldView(context: $0)) },
    "checkbox": { AnyView(FlagFieldView(context: $0, look: .checkbox)) },
    "switch": { AnyView(FlagFieldView(context: $0, look: .switch)) },
  ])

  init(_ views: [String: @MainActor (FieldContext) -> AnyView]) {
    self.views = views
  }

  /// The view of a field; a type without one is edited as text.
  func view(_ context: FieldContext) -> AnyView {
    views[context.field.type]?(context) ?? AnyView(TextFieldView(context: context, kind: .text))
  }

  func has(_ type: String) -> Bool { views[type] != nil }
}
