import FormhausCore

/// A field's control in its well, with the error or the helper text below.
struct FieldRow<Control: View>: View {
  let context: FieldContext
  let control: Control

  init(_ context: FieldContext, @ViewBuilder control: () -> Control) {
    self.context = context
    self.control = control()
  }

  var body: some View {
    VStack {
      Well(context.label, isInvalid: context.isInvalid) {
        control.fieldMeaning(context)
      }
      FieldRemark(context: context)
    }
  }
}

/// The error of a field, or its helper text while there is none.
struct FieldRemark: View {
  let context: FieldContext

  var body: some View {
    if let error = context.error {
      ErrorText(error).padding(.horizontal, 2)
    } else if let helper = context.helperText {
      Text(helper).foregroundStyle(.textSecondary)
        .padding(.horizontal, 2)
    }
  }
}

extension View {
  /// What every control of a field has: its name, its error, its handles.
  func fieldMeaning(_ context: FieldContext) -> some View {
    self
      .accessibilityLabel(context.label)
      .answer(isRequired: context.isRequired, error: context.error)
      .accessibilityHint(context.helperText)
      .accessibilityIdentifier(context.testId)
      .focusTag(context.field.key)
      .locked(context.isLocked)
      .meaning { $0.actions.check = { context.check() } }
  }
}
