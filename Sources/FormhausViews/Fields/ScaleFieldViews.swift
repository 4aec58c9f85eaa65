import FormhausCore
import FormhausText

/// Numbers in a row, or a number to type where there are too many.
struct ScaleFieldView: View {
  let context: FieldContext

  /// More numbers than this are typed.
  static let longestRow = 31

  var body: some View {
    let scale = context.field.scale ?? ScaleDefinition()
    let numbers = scale.numbers(limit: ScaleFieldView.longestRow)
    FieldRow(context) {
      if numbers.isEmpty {
        TextField(context.placeholder ?? "", text: context.textBinding, limit: FieldType.textLimit)
          .meaning { $0.kind = context.range(scale) }
      } else {
        NumberChoices(
          context: context, numbers: numbers, look: .scale, kind: context.range(scale),
          ends: ScaleEnds(
            first: scale.minLabel.map(SafeText.init(label:)), last: scale.maxLabel.map(SafeText.init(label:)))
        ) { context.numbers.text($0) }
      }
    }
  }
}

/// Stars, with the number of them in words.
struct RatingFieldView: View {
  let context: FieldContext

  var body: some View {
    let scale = context.field.scale ?? .rating()
    let numbers = scale.numbers(limit: ScaleFieldView.longestRow)
    FieldRow(context) {
      if numbers.isEmpty {
        TextField(context.placeholder ?? "", text: context.textBinding, limit: FieldType.textLimit)
          .meaning { $0.kind = context.range(scale) }
      } else {
        NumberChoices(context: context, numbers: numbers, look: .stars, kind: context.range(scale)) {
          context.labels.text(.ratingOf, ["n": $0.text, "total": scale.max.text])
        }
      }
    }
  }
}

/// Numbers of which one is picked; a presentation may also take the typed number.
private struct NumberChoices: PrimitiveView {
  let context: FieldContext
  let numbers: [JSONNumber]
  let look: ChoicesLook
  let kind: AnswerKind
  var ends = ScaleEnds()
  let name: @MainActor (JSONNumber) -> String

  func resolve(in resolving: ResolveContext) -> [Element] {
    let picked = numbers.firstIndex { .number($0) == context.value }
    var semantics = Semantics(role: .choice, label: SafeText(label: context.label))
    semantics.kind = kind
    semantics.value =
      picked.map { SafeText(label: name(numbers[$0])) }
      ?? (context.text.isEmpty ? nil : SafeText(value: context.text))
    semantics.isDisabled = !resolving.environment.isEnabled
    semantics.actions.pick = { index in
      guard numbers.indices.contains(index), !context.isLocked else { return }
      context.setValue(.number(numbers[index]))
    }
    semantics.actions.setText = { context.textBinding.wrappedValue = $0 }
    semantics.actions.commit = { context.commit() }
    semantics.actions.clear = { context.setValue(nil) }
    var choices = ChoicesContent(
      look: look, allowsMultiple: false,
      options: ChoiceList(
        numbers.map { number in
          Choice(
            label: SafeText(label: name(number)), testID: context.optionTestId(number.text),
            typed: context.numbers.text(number))
        }),
      picked: picked.map { [$0] } ?? [], prompt: "")
    choices.ends = ends
    choices.startsAtFirst = true
    return [Element(id: resolving.id, content: .choices(choices), semantics: semantics)]
  }
}

extension FieldContext {
  /// What is expected of an answer on a scale.
  fileprivate func range(_ scale: ScaleDefinition) -> AnswerKind {
    .range(
      min: SafeText(label: numbers.text(scale.min)), max: SafeText(label: numbers.text(scale.max)))
  }
}
