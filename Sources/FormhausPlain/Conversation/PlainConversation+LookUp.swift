import FormhausCore
import FormhausText
import FormhausViews

/// Answers that are looked up: a text behind a question mark finds some, a number picks one.
extension PlainConversation {
  /// Takes a text that is to be looked up, or the number of what was found.
  func answerLookUp(_ text: String, _ asking: Asking, _ question: Question) {
    hasTyped = true
    guard asking.hasFound, !text.isLookUp, let number = Int(text.trimmed) else {
      return lookUp(text.lookedUp, asking, question)
    }
    if number == 0 { return keepTyped(asking, question) }
    guard asking.shown.indices.contains(number - 1) else {
      let message = wording.text(.plainNoNumber, ["n": SafeText(value: text.trimmed).brief])
      say(wording.error(question.label, message))
      return prompt()
    }
    let requests = page.focusRequests
    question.semantics.actions.pick?(asking.shown[number - 1])
    lookUpGoesOn(LookUp(asking: asking, requestsBeforePick: requests))
  }

  private func lookUp(_ text: String, _ asking: Asking, _ question: Question) {
    var asking = asking
    asking.hasFound = false
    asking.shown = []
    question.semantics.actions.lookUp?(text)
    lookUpGoesOn(LookUp(asking: asking))
  }

  /// Keeps the answer as it is; without one it is asked for again.
  func keepTyped(_ asking: Asking, _ question: Question) {
    var asking = asking
    asking.hasFound = false
    turn = .asking(asking)
    if question.answer.isGiven { accept(asking) } else { prompt() }
  }

  /// Waits until a look-up has come to its end, then says what was found; after a pick it goes on.
  func lookUpGoesOn(_ lookUp: LookUp) {
    readPage()
    sayAnnouncements()
    guard let question = page.question(lookUp.asking.key), question.isOpen else {
      turn = .idle
      return proceed()
    }
    if question.semantics.isWaiting {
      turn = .lookingUp(lookUp)
      return
    }
    var asking = lookUp.asking
    guard let requests = lookUp.requestsBeforePick else { return listFound(question, asking) }
    asking.hasFound = false
    asking.shown = []
    turn = .asking(asking)
    if page.focusRequests == requests { prompt() } else { accept(asking) }
  }

  /// Says what was found, numbered from 1, and 0 for none of it.
  func listFound(_ question: Question, _ asking: Asking) {
    var asking = asking
    let count = min(question.offered?.count ?? 0, options.choicesAtOnce)
    asking.shown = Array(0..<count)
    asking.hasFound = count > 0
    if let offered = question.offered {
      sayOptions(asking.shown, of: offered)
      say("0. " + wording.text(.plainKeepTyped))
    }
    turn = .asking(asking)
    prompt()
  }

  // MARK: Questions that go by an answer

  /// The questions that an answer has brought, renamed or made optional, with their like, in order; empty when all
  /// are as they were.
  func renamedQuestions(_ question: Question, _ asking: Asking) -> [Question] {
    let governed = page.openQuestions.filter { question.governs($0.key) }
    let before = asking.questionsBefore.filter { question.governs($0.key) }
    let isSame = governed.elementsEqual(before) {
      $0.key == $1.key && $0.label == $1.label && $0.semantics.isRequired == $1.isRequired
    }
    return isSame ? [] : governed
  }

  /// Says which questions follow when they have become others, and asks them.
  func sayNextQuestions(_ question: Question, _ asking: Asking) {
    let questions = renamedQuestions(question, asking)
    guard !questions.isEmpty, let value = question.value(in: wording) else { return }
    for question in questions { answered[question.key] = nil }
    let names = questions.map { question in
      question.semantics.isRequired
        ? question.label : question.label + " (" + wording.text(.optional) + ")"
    }
    let mark: SafeText = names.contains { $0.string.contains(",") } ? "; " : ", "
    say(.plainNextQuestions, ["value": value.brief, "questions": names.joined(separator: mark)])
  }
}

extension String {
  /// Whether the text asks to be looked up; a full-width mark will do as well.
  var isLookUp: Bool { trimmed.first.map { "?\u{FF1F}".contains($0) } ?? false }

  /// The text without the mark.
  fileprivate var lookedUp: String { isLookUp ? String(trimmed.dropFirst()).trimmed : trimmed }
}
