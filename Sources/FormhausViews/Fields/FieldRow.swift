import FormhausCore
import FormhausStore
import FormhausText

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
      FieldWork(context: context)
    }
  }
}

/// What the host does for a field: that it is on its way, or that it failed and can be tried again.
struct FieldWork: View {
  let context: FieldContext

  var body: some View {
    if context.isLoading {
      Spinner(context.labels[context.field.optionsFrom == nil ? .checking : .loadingOptions])
        .padding(.horizontal, 2)
        .purpose(.fieldWork)
    } else if let failure = context.failure {
      HStack {
        // The text of a check that failed is the field's error already.
        if failure.kind == .options { ErrorText(failure.message).purpose(.fieldWork) }
        Button(context.labels[.retry]) { context.retry() }
          .buttonStyle(.plain)
          .accessibilityLabel(context.labels.remark(context.labels[.retry], on: context.label))
          .accessibilityIdentifier(context.retryTestId)
          .locked(context.isLocked)
          .purpose(.fieldWork)
      }
      .padding(.horizontal, 2)
    }
  }
}

/// The error of a field, or its helper text while there is none.
struct FieldRemark: View {
  let context: FieldContext

  var body: some View {
    if let error = context.error {
      ErrorText(error, shown: context.shown(error)).padding(.horizontal, 2)
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
      .autocomplete(context.field.autocomplete)
      .meaning { semantics in
        semantics.limits = context.limits
        semantics.isWaiting = context.isLoading
        semantics.failure = context.failure.map { SafeText(notes: $0.message) }
        if context.failure != nil { semantics.actions.retry = { context.retry() } }
        semantics.actions.check = { context.check() }
      }
  }
}
