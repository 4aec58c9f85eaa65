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
  /// Whether some of the choices were said, by their numbers.
  var saidChoices = false
  /// Lines of a longer text that were typed already.
  var linesSoFar = 0
  /// Whether the current answer was refused.
  var isRefused = false
  /// Whether what is offered is said.
  var saysOffer = false
  /// Whether what was looked up has been said.
  var hasFound = false

  /// `Email, required, now maya@: `, and `Which day? required, number or name: `
  var text: SafeText {
    if hasFound { return wording.text(.plainNumberOrLookUp) + wording.text(.colon) + " " }
    if saidChoices, question.isLookedUp(saying: choicesAtOnce) {
      return question.label.asking(wording.text(.plainNumberOrMore), in: wording)
    }
    var parts: [SafeText] = []
    if let necessity { parts.append(necessity) }
    if let kind { parts.append(kind) }
    if linesSoFar > 0 {
      parts.append(wording.text(.plainLinesSoFar, count: linesSoFar))
    } else if let value = question.value(in: wording), !(question.isSecret && isRefused) {
      parts.append(wording.text(.plainNow, ["value": value.brief]))
    }
    if saysOffer, let offer = question.offer {
      parts.append(wording.text(.plainOffer, ["value": offer.brief]))
    }
    return question.label.asking(parts.joined(separator: wording.comma), in: wording)
  }

  /// What is asked, in words: `Name, required, text, at least 2 characters.`
  var description: SafeText {
    let kind = answer.word ?? wording.text(.plainKindText)
    let parts = [necessity, kind].compactMap(\.self) + answer.lengths
    return
      (question.label + (question.label.endsWithSign ? " " : wording.comma)
      + parts.joined(separator: wording.comma))
      .sentence(in: wording)
  }

  /// A yes or no is neither required nor optional unless it has to be yes.
  private var necessity: SafeText? {
    if question.semantics.isRequired { return wording.text(.required) }
    return question.kind == .yesNo ? nil : wording.text(.optional)
  }

  private var answer: AnswerWords {
    AnswerWords(kind: question.kind, limits: question.semantics.limits, wording: wording)
  }

  private var kind: SafeText? {
    if question.isLookedUp(saying: choicesAtOnce) { return wording.text(.plainKindPartOfName) }
    if question.isLookedUpByText { return wording.text(.plainKindLookUp) }
    if let choices = question.choices, choices.options.count > choicesAtOnce {
      return wording.text(.plainKindManyChoices, count: choices.options.count)
    }
    guard let word = answer.word else { return nil }
    let isNamed = question.kind.isNamedByLabel && question.label.string.hasWord(word.string)
    return isNamed ? nil : word
  }
}

extension SafeText {
  /// What is asked, and behind it how: `Email, required: `
  fileprivate func asking(_ stated: SafeText, in wording: PlainWording) -> SafeText {
    self + (endsWithSign ? " " : wording.comma) + stated + wording.text(.colon) + " "
  }
}

extension String {
  /// Whether the text has a word in it, or several in a row, whole; in scripts without blanks anywhere.
  fileprivate func hasWord(_ word: String) -> Bool {
    let (text, word) = (lowercased(), word.lowercased())
    var rest = text[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : nil
      let after = range.upperBound < text.endIndex ? text[range.upperBound] : nil
      if !(before.continues(word.first) || after.continues(word.last)) { return true }
      rest = text[text.index(after: range.lowerBound)...]
    }
    return false
  }
}

extension Character? {
  /// Whether the character makes a longer word with the one beside it.
  fileprivate func continues(_ neighbour: Character?) -> Bool {
    guard let self, let neighbour else { return false }
    return self.isWordLetter && neighbour.isWordLetter
  }
}

extension Character {
  /// Whether it is a letter of a script that puts blanks between words.
  fileprivate var isWordLetter: Bool { isNumber || isLetter && (unicodeScalars.first?.value ?? 0) < 0x2E80 }
}
