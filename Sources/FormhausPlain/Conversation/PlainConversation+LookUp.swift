import FormhausCore
import FormhausText
import FormhausViews

/// Answers that are looked up: a text behind a question mark finds some, a number picks one.
extension PlainConversation {
  /// Takes a text that is to be looked up, or the number of what was found.
  func answerLookUp(_ text: String, _ asking: Asking, _ question: Question) {
    hasTyped = true
    guard asking.hasFound, !text.isLookUp, let number = ListNumber.read(text) else {
      return lookUp(text.lookedUp, asking, question)
    }
    if number == 0 { return keepTyped(asking, question, asking.lookedUp) }
    guard let picked = ListNumber.pick(text, of: asking.shown) else {
      return refuse(number: text, at: question)
    }
    let requests = page.focusRequests
    question.semantics.actions.pick?(picked)
    lookUpGoesOn(LookUp(asking: asking, requestsBeforePick: requests))
  }

  private func lookUp(_ text: String, _ asking: Asking, _ question: Question) {
    var asking = asking
    asking.hasFound = false
    asking.shown = []
    asking.lookedUp = text
    question.semantics.actions.lookUp?(text)
    lookUpGoesOn(LookUp(asking: asking))
  }

  /// Keeps the answer as it is; where there is none, a text that was looked up in vain becomes it, or it is asked for
  /// again.
  func keepTyped(_ asking: Asking, _ question: Question, _ lookedUp: String? = nil) {
    var asking = asking
    asking.hasFound = false
    asking.shown = []
    turn = .asking(asking)
    if !question.answer.isGiven {
      guard let lookedUp else { return prompt() }
      question.semantics.actions.setText?(lookedUp)
    }
    accept(asking)
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
    if page.focusRequests == requests { return prompt() }
    // A pick may have another country, by which the questions behind it go.
    if let governor = page.questions.first(where: { $0.governs(question.key) }) {
      sayNextQuestions(renamedQuestions(governor, asking).filter { $0.key != question.key }, of: governor)
    }
    accept(asking)
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
    for question in questions { answered[question.key] = nil }
    sayNextQuestions(questions, of: question)
  }

  /// `Canada. The next questions are Street address, City ...`
  private func sayNextQuestions(_ questions: [Question], of governor: Question) {
    guard !questions.isEmpty, let value = governor.value(in: wording) else { return }
    let names = questions.map { question in
      question.semantics.isRequired
        ? question.label : question.label + " (" + wording.text(.optional) + ")"
    }
    say(
      .plainNextQuestions,
      ["value": value.brief, "questions": names.joined(separator: wording.separator(of: names))])
  }
}

extension String {
  /// Whether the text asks to be looked up; a full-width mark will do as well.
  var isLookUp: Bool { trimmed.first.map { "?\u{FF1F}".contains($0) } ?? false }

  /// The text without the mark.
  fileprivate var lookedUp: String { isLookUp ? String(trimmed.dropFirst()).trimmed : trimmed }
}
