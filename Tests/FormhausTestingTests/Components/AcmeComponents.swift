import FormhausCore
import FormhausUI

// The components that the guide shows, as it shows them: only the import, and the rows between views, are a terminal's.

extension FormComponents {
  static let acme = FormComponents.standard
    .field("text") { AcmeTextField(context: $0) }
    .field("email") { AcmeTextField(context: $0) }
    .field("select") { AcmeSelect(context: $0) }
    .field("checkbox") { AcmeCheckbox(context: $0) }
}

struct SignupView: View {
  let definition: FormDefinition

  var body: some View {
    FormhausForm(definition: definition) { values, _ in .ok }
      .formhausComponents(.acme)
  }
}

struct AcmeTextField: View {
  @FocusState private var focused: Bool
  let context: FieldContext

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: context.label).font(.subheadline.weight(.semibold))
      TextField(context.placeholder ?? "", text: context.textBinding)
        .textFieldStyle(.roundedBorder)
        .disabled(context.isLocked)
        .formhausFocus(context, $focused)
        .accessibilityLabel(context.accessibilityName)
      if let error = context.error {
        Text(verbatim: error).font(.footnote).foregroundStyle(.red)
      }
    }
    .formhausScrollAnchor(context)
  }
}

struct AcmeSelect: View {
  let context: FieldContext

  var body: some View {
    Picker(context.label, selection: selection) {
      Text(verbatim: context.placeholder ?? "Choose").tag("")
      ForEach(context.options, id: \.self) { option in
        Text(verbatim: option.label ?? "").tag(option.value ?? "")
      }
    }
    .pickerStyle(.menu)
    .disabled(context.isLocked)
    .formhausScrollAnchor(context)
  }

  private var selection: Binding<String> {
    Binding(
      get: { context.value?.stringValue ?? "" },
      set: { context.setValue($0.isEmpty ? nil : .string($0)) }
    )
  }
}

struct AcmeCheckbox: View {
  let context: FieldContext

  var body: some View {
    Toggle(context.label, isOn: context.boolBinding)
      .disabled(context.isLocked)
      .formhausScrollAnchor(context)
  }
}

struct AcmeActions: View {
  let context: ActionsContext

  var body: some View {
    HStack {
      if context.state.showBack {
        Button(context.state.backLabel) { context.back() }
      }
      Spacer()
      Button(context.state.primaryLabel) { context.performPrimaryAction() }
        .buttonStyle(.borderedProminent)
        .disabled(context.state.primaryDisabled || context.busy)
    }
  }
}
