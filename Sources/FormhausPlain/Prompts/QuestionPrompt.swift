import FormhausCore
import FormhausText
import FormhausViews

/// The line that asks for an answer: label, required or optional, kind, current value.
@MainActor
struct QuestionPrompt {
  let question: Question
  let wording: PlainWording
  /// Choices said at once at most.
  let choicesAtOnce: Int
  /// Lines of a longer text that were typed already.
  var linesSoFar = 0
  /// Whether the current answer was refused.
  var isRefused = false

  /// `Email, required, now maya@: `, and `Which day? required, number or name: `
  var text: SafeText {
    var parts: [SafeText] = []
    if let necessity { parts.append(necessity) }
    if let kind { parts.append(kind) }
    if linesSoFar > 0 {
      parts.append(wording.text(.plainLinesSoFar, count: linesSoFar))
    } else if let value = question.value(in: wording), !(question.isSecret && isRefused) {
      parts.append(wording.text(.plainNow, ["value": value.brief]))
    }
    let stated = parts.joined(separator: ", ") + ": "
    return question.label + (question.label.endsWithSign ? " " : ", ") + stated
  }

  /// A yes or no is neither required nor optional unless it has to be yes.
  private var necessity: SafeText? {
    if question.semantics.isRequired { return wording.text(.required) }
    return question.kind == .yesNo ? nil : wording.text(.optional)
  }

  private var kind: SafeText? {
    if let choices = question.choices, choices.options.count > choicesAtOnce {
      return wording.text(.plainKindManyChoices, count: choices.options.count)
    }
    guard let key = question.kind.word else { return nil }
    let word = wording.text(key, question.kind.arguments)
    let (label, said) = (question.label.string.lowercased(), word.string.lowercased())
    if question.kind.isNamedByLabel, label.contains(said) || said.contains(label) { return nil }
    return word
  }
}
