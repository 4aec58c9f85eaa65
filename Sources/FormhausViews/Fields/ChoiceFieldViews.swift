import FormhausCore
import FormhausText

/// One of several options: a dropdown or a list of rows.
struct ChoiceFieldView: View {
  let context: FieldContext
  let look: ChoicesLook

  var body: some View {
    FieldRow(context) {
      FieldChoices(context: context, look: look, allowsMultiple: false) { option in
        context.setValue(option.value.map(JSONValue.string))
      }
    }
  }
}

/// Any number of options.
struct ChoicesFieldView: View {
  let context: FieldContext

  var body: some View {
    FieldRow(context) {
      FieldChoices(context: context, look: .inline, allowsMultiple: true) { option in
        let picked = (context.value?.arrayValue ?? []).compactMap(\.stringValue)
        context.setValue(
          .array(context.field.toggling(option.value ?? "", in: picked).map(JSONValue.string)))
      }
    }
  }
}

/// The options of a field as one choice.
private struct FieldChoices: PrimitiveView {
  let context: FieldContext
  let look: ChoicesLook
  let allowsMultiple: Bool
  let pick: @MainActor (FieldContext.Option) -> Void

  func resolve(in resolving: ResolveContext) -> [Element] {
    let options = context.options
    let picked = pickedIndexes
    var semantics = Semantics(role: .choice, label: SafeText(label: context.label))
    semantics.kind = allowsMultiple ? .severalOf : .oneOf
    semantics.value =
      picked.isEmpty
      ? nil : SafeText(option: picked.sorted().compactMap { options[$0].label }.joined(separator: ", "))
    semantics.isDisabled = !resolving.environment.isEnabled
    semantics.actions.pick = { index in
      guard options.indices.contains(index), !options[index].isDisabled, !context.isLocked else { return }
      pick(options[index])
    }
    semantics.actions.commit = { context.commit() }
    semantics.actions.clear = { context.setValue(nil) }
    let content = ChoicesContent(
      look: look, allowsMultiple: allowsMultiple,
      options: ChoiceList(count: options.count, isDisabled: { options[$0].isDisabled }) { index in
        let option = options[index]
        return Choice(
          label: SafeText(option: option.label ?? ""), detail: detail(of: option),
          isDisabled: option.isDisabled, testID: option.value.flatMap(context.optionTestId))
      },
      picked: picked, prompt: SafeText(label: context.placeholder ?? context.labels[.choose]))
    return [Element(id: resolving.id, content: .choices(content), semantics: semantics)]
  }

  /// The description of an option; terminals draw no pictures, so that of a picture says what it shows.
  private func detail(of option: FieldContext.Option) -> SafeText? {
    let shown = option.alt ?? option.image.map { String($0.split(separator: "/").last ?? "") }
    let picture = shown.map { SafeText(label: context.labels.text(.picture, ["text": $0])) }
    let parts = [option.description.map(SafeText.init(option:)), picture].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private var pickedIndexes: Set<Int> {
    let values = Set(
      (context.value?.arrayValue ?? context.value.map { [$0] } ?? []).compactMap(\.stringValue))
    guard !values.isEmpty else { return [] }
    return Set(context.options.indices.filter { context.options[$0].value.map(values.contains) ?? false })
  }
}
