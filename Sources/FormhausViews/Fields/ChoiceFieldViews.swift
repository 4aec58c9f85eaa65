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

/// Any number of options: rows, or a list that opens where there are many.
struct ChoicesFieldView: View {
  let context: FieldContext

  /// More options than this stand in a list that opens and can be searched.
  static let longestRows = 8

  var body: some View {
    FieldRow(context) {
      FieldChoices(
        context: context, look: context.options.count > ChoicesFieldView.longestRows ? .menu : .inline,
        allowsMultiple: true
      ) { option in
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
    let places = context.pickedPlaces
    // Of one value a single choice shows one option as picked, a multiple one all of them.
    let picked = Set(allowsMultiple ? places.flatMap(\.self) : places.compactMap(\.first))
    var semantics = Semantics(role: .choice, label: SafeText(label: context.label))
    semantics.kind = allowsMultiple ? .severalOf : .oneOf
    semantics.value =
      picked.isEmpty
      ? nil
      : SafeText(
        option: places.compactMap(\.first).sorted().compactMap { options[$0].label }
          .joined(separator: context.labels.listSeparator))
    semantics.isDisabled = !resolving.environment.isEnabled
    semantics.actions.pick = { index in
      guard options.indices.contains(index), !options.disabled.contains(index), !context.isLocked else {
        return
      }
      pick(options[index])
    }
    semantics.actions.commit = { context.commit() }
    semantics.actions.clear = { context.setValue(nil) }
    var content = ChoicesContent(
      look: look, allowsMultiple: allowsMultiple, options: context.choiceList, picked: picked,
      prompt: SafeText(label: context.placeholder ?? context.labels[.choose]))
    if !allowsMultiple, picked.isEmpty, let detail = resolving.environment.offeredDetail {
      content.ghost = context.place(ofDetail: detail, language: context.labels.locale)
    }
    content.startsAtFirst = context.field.type == "picture"
    if allowsMultiple {
      content.pickedCount = pickedCount(places.count, context.limits)
    }
    return [Element(id: resolving.id, content: .choices(content), semantics: semantics)]
  }

  /// How many options are picked, and how many may be; nil for none where any number will do.
  private func pickedCount(_ count: Int, _ limits: AnswerLimits) -> SafeText? {
    let (labels, least) = (context.labels, limits.minLength.flatMap { $0 > 0 ? $0 : nil })
    guard count > 0 || least != nil || limits.maxLength != nil else { return nil }
    let picked =
      limits.maxLength.map { labels.text(.pickedOfMost, ["most": String($0)], count: count) }
      ?? labels.text(.pickedCount, count: count)
    let atLeast = least.map { labels.text(.plainAtLeast, ["n": String($0)]) }
    return SafeText(label: [picked, atLeast].compactMap(\.self).joined(separator: labels.listSeparator))
  }
}
