import FormhausCore

/// A one-line text: text, email, phone, url, number, date.
struct TextFieldView: View {
  let context: FieldContext
  let kind: AnswerKind

  var body: some View {
    FieldRow(context) {
      TextField(context.placeholder ?? kind.example, text: context.textBinding, limit: FieldType.textLimit)
        .meaning { $0.kind = kind }
    }
  }
}

/// A text of several lines.
struct TextAreaView: View {
  let context: FieldContext

  var body: some View {
    FieldRow(context) {
      TextField(
        context.placeholder ?? "", text: context.textBinding, rows: max(2, context.field.rows ?? 3),
        limit: FieldType.textLimit)
    }
  }
}

/// A text that is not shown.
struct PasswordFieldView: View {
  let context: FieldContext

  var body: some View {
    FieldRow(context) {
      SecureField(context.placeholder ?? "", text: context.textBinding, limit: FieldType.textLimit)
    }
  }
}

extension AnswerKind {
  /// The notation shown in an empty field that has no placeholder of its own.
  var example: String {
    switch self {
    case .date: "YYYY-MM-DD"
    case .time: "HH:mm"
    case .dateTime: "YYYY-MM-DDTHH:mm"
    default: ""
    }
  }
}
