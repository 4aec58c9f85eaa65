import FormhausCore
import FormhausText

/// A one-line text: text, email, phone, url. A mask gives it its shape.
struct TextFieldView: View {
  let context: FieldContext
  let kind: AnswerKind

  var body: some View {
    let mask = context.field.mask.map { TextMask($0) }
    FieldRow(context) {
      TextField(context.placeholder ?? "", text: text(mask), limit: FieldType.textLimit)
        .meaning { $0.kind = kind }
        .input { input in
          input.mask = mask
          if let mask { input.ghost = input.ghost.map(mask.shaped) }
        }
    }
  }

  private func text(_ mask: TextMask?) -> Binding<String> {
    let text = context.textBinding
    guard let mask else { return text }
    return Binding(get: { text.wrappedValue }, set: { text.wrappedValue = mask.shaped($0) })
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

/// A text that is not shown unless the person asks for it.
struct PasswordFieldView: View {
  let context: FieldContext

  var body: some View {
    FieldRow(context) {
      SecureField(context.placeholder ?? "", text: context.textBinding, limit: FieldType.textLimit)
    }
  }
}

/// A number, typed or stepped to with the arrow keys.
struct NumberFieldView: View {
  let context: FieldContext

  var body: some View {
    FieldRow(context) {
      TextField(context.placeholder ?? "", text: context.textBinding, limit: FieldType.textLimit)
        .meaning { $0.kind = .number }
        .input { input in
          let rules = context.field.validation
          input.ghost = input.ghost.flatMap { context.numbers.number($0) == nil ? nil : $0 }
          input.stepper = NumberStepper(context.numbers, min: rules?.min, max: rules?.max)
        }
    }
  }
}

extension View {
  /// Changes how a text is edited.
  func input(_ change: @escaping @MainActor (inout InputContent) -> Void) -> some View {
    modified { element in
      guard case .input(var input) = element.content else { return }
      change(&input)
      element.content = .input(input)
    }
  }
}
