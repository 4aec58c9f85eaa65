import FormhausCore
import FormhausText
import FormhausViews

/// Asking a question and taking its answer.
extension PlainConversation {
  /// Asks a question: its hint and choices the first time, why its answer was refused, then the prompt.
  ///
  /// - Parameter wasKept: whether Enter alone has kept the answer that was refused.
  func ask(_ question: Question, wasKept: Bool = false) {
    if question.isWaitingForOptions { return wait(for: question) }
    var asking = Asking(key: question.key)
    noteBefore(&asking, question)
    say(itemOf: question)
    if case .asking(let current) = turn, current.key == question.key { asking = current }
    if let hint = question.semantics.hint { sayOnce(hint.sentence(in: wording)) }
    if let group = question.group { sayCount(group) }
    if let choices = question.choices { ask(choices, of: question, &asking) }
    if let ends = question.ends(in: wording) { sayOnce(ends) }
    if question.narrowedOffer != nil { sayOnce(wording.text(.plainHintSuggestions)) }
    if question.kind.saysHintFirst, question.choices?.options.count != 0,
      !question.isLookedUp(saying: options.choicesAtOnce), let hint = wording.hint(question)
    {
      sayOnce(hint)
    }
    if let failure = question.semantics.failure {
      say(wording.error(question.label, failure, hint: wording.text(.plainRetryHint)))
    } else if refused.contains(question.key), let refusal = refusal(of: question) {
      // Enter alone does not help out of it.
      let canBeEmpty = wasKept && !question.semantics.isRequired && question.answer.isGiven
      let hints = [wording.notation(question), canBeEmpty ? wording.text(.plainHintClear) : nil]
      say(wording.error(question.label, refusal, hint: wording.sentences(hints.compactMap(\.self))))
    }
    asking.optionNames = question.optionNames(upTo: options.choicesAtOnce)
    turn = .asking(asking)
    prompt()
  }

  private func ask(_ choices: ChoicesContent, of question: Question, _ asking: inout Asking) {
    guard 1...options.choicesAtOnce ~= choices.options.count else { return }
    asking.shown = Array(0..<choices.options.count)
    if said.choices.insert(question.key).inserted { sayOptions(asking.shown, of: choices.options) }
  }

  /// Says the item that a question belongs to, when that is another one than that of the question before.
  private func say(itemOf question: Question) {
    if let item = question.item { say(itemHeading: item) } else { saidItem = nil }
  }

  /// Says the heading of an item, unless it was the last that was said.
  func say(itemHeading item: PlainGroup.Place) {
    if item.id != saidItem { say(item.heading.sentence(in: wording)) }
    saidItem = item.id
  }

  private func sayOnce(_ hint: SafeText) {
    if said.hints.insert(hint).inserted { say(hint) }
  }

  /// Notes the answer and the questions of the page as they are before something is typed.
  func noteBefore(_ asking: inout Asking, _ question: Question) {
    asking.answerBefore = question.answer
    asking.questionsBefore = page.openQuestions.map {
      Asking.Other(key: $0.key, label: $0.label, isRequired: $0.semantics.isRequired)
    }
  }

  /// Takes a line that was typed at a question.
  func answer(_ line: String, _ asking: Asking) {
    guard let question = page.question(asking.key) else { return proceed() }
    let isLongText = question.kind == .longText
    let typed = TypedLine(
      line, prefix: options.commandPrefix, keepsBlanks: question.isSecret || !asking.lines.isEmpty)
    switch typed {
    case .command(let command):
      run(command, asking, question)
    case .listCommand(let command): run(command, at: question)
    case .edit: refuseToEdit()
    case .unknownCommand(let path) where question.kind == .file:
      hasTyped = true
      apply(path, asking, to: question)
    case .unknownCommand(let word):
      sayUnknown(word, at: question)
      prompt()
    case .text(let text) where question.group != nil:
      say(wording.error(question.label, notUnderstood(text), hint: wording.text(.plainHelpAdd)))
      prompt()
    case .empty where asking.hasFound: keepTyped(asking, question)
    case .text(let text) where question.isLookedUpByText && (asking.hasFound || text.isLookUp):
      answerLookUp(text, asking, question)
    case .empty where asking.lines.isEmpty:
      keep(question)
    case .empty:
      add("", to: asking)
    case .text(let text) where isLongText && text.trimmed == ".":
      endLongText(asking, question)
    case .text(let text) where isLongText:
      add(text, to: asking)
    case .text(let text):
      hasTyped = true
      apply(text, asking, to: question)
    }
  }

  private func add(_ line: String, to asking: Asking) {
    hasTyped = true
    var asking = asking
    asking.lines.append(line)
    turn = .asking(asking)
    // What is there so far is the answer already, so that a draft has it.
    page.question(asking.key)?.semantics.actions.setText?(asking.lines.joined(separator: "\n"))
  }

  /// Takes the lines of a longer text as its answer.
  func endLongText(_ asking: Asking, _ question: Question) {
    guard !asking.lines.isEmpty else { return keep(question) }
    question.semantics.actions.setText?(asking.lines.joined(separator: "\n"))
    accept(asking)
  }

  private func keep(_ question: Question) {
    if question.choices != nil, let value = question.value(in: wording) {
      say(.plainKept, ["value": value.brief])
    }
    guard case .asking(let asking) = turn else { return }
    accept(asking, isKept: true)
  }

  private func apply(_ text: String, _ asking: Asking, to question: Question) {
    switch question.element.content {
    case .toggle:
      guard let answer = YesOrNo(labels: options.labels).read(text) else {
        say(wording.error(question.label, notUnderstood(text), hint: wording.text(.plainHintYesNo)))
        return prompt()
      }
      question.semantics.actions.setOn?(answer)
      accept(asking)
    case .choices(let choices) where question.choices != nil:
      pick(text, choices, asking, question)
    case _ where take(text, offeredFor: question, asking): break
    default:
      if refusesUnavailable(text, at: question) { return }
      question.semantics.actions.setText?(text)
      sayLikeness(of: text, to: question)
      accept(asking)
    }
  }

  func notUnderstood(_ text: String) -> SafeText {
    wording.text(.plainNotUnderstood, ["text": SafeText(value: text).brief])
  }

  /// Goes on when the answer will do, else says why not and asks again.
  ///
  /// - Parameter isKept: whether Enter alone has kept it.
  func accept(_ asking: Asking, isKept: Bool = false) {
    readPage()
    page.question(asking.key)?.semantics.actions.check?()
    readPage()
    var asking = asking
    asking.lines = []
    guard let question = page.question(asking.key), question.isOpen else {
      answered[asking.key] = true
      return proceed()
    }
    if question.answer != asking.answerBefore { editing?.didChange = true }
    if refusal(of: question) != nil {
      refused.insert(question.key)
      turn = .asking(asking)
      return ask(question, wasKept: isKept)
    }
    refused.remove(question.key)
    answered[question.key] = question.answer.isGiven
    sayResult(question, asking)
    turn = .idle
    proceed()
  }

  /// Says what cannot be heard from what was typed: that a secret is kept, what appeared and what went.
  private func sayResult(_ question: Question, _ asking: Asking) {
    guard question.answer != asking.answerBefore else { return }
    if question.isSecret { say(question.label.with(wording.text(.plainSecretSaved), in: wording)) }
    sayNextQuestions(question, asking)
    sayAppearances(since: asking.questionsBefore, because: question)
  }
}
