import FormhausCore
import FormhausText
import FormhausViews

/// The commands, and the prompt that follows most of them.
extension PlainConversation {
  /// Runs a command that was typed at a question.
  func run(_ command: TypedLine.Command, _ asking: Asking, _ question: Question) {
    switch command {
    case .help:
      said.offers[question.key] = nil
      if question.group == nil, question.choices == nil || question.semantics.limits.isAboutLength {
        say(promptWords(question).description)
      }
      if let hint = question.semantics.hint { say(hint.sentence(in: wording)) }
      if let ends = question.ends(in: wording) { say(ends) }
      if let hint = wording.hint(question) { say(hint) }
      if question.isLookedUpByText { say(.plainHintLookUp) }
      sayCommands(at: question)
      if question.offered == nil { prompt() } else { list(question, asking) }
    case .list: list(question, asking)
    case .review:
      sayAnswers()
      prompt()
    case .quit: askToLeave(.left)
    case .skip: skip()
    case .retry: retry(question)
    case .clear: clear(question, asking)
    case .mine: takeOffer(question, asking)
    case .back:
      if !asking.lines.isEmpty {
        question.semantics.actions.setText?(asking.lines.joined(separator: "\n"))
        readPage()
      }
      goBack(from: question.key)
    }
  }

  /// Says the commands; that of lists where a question has one.
  func sayCommands(at question: Question? = nil) {
    let hasList = question.map { $0.choices != nil || $0.offered != nil } ?? false
    let help: [LabelKey] =
      [.plainHelpBack, .plainHelpClear] + (hasList ? [.plainHelpList] : [])
      + [.plainHelpReview, .plainHelpHelp] + (options.mayLeave ? [.plainHelpQuit] : []) + [.plainHelpLiteral]
    for key in help { say(key) }
    if page.questions.contains(where: { $0.offer != nil }) { say(.plainHelpMine) }
    if page.skip != nil { say(.plainHelpSkip) }
    guard page.questions.contains(where: { $0.group != nil }) else { return }
    let lists: [LabelKey] = [.plainHelpAdd, .plainHelpRemove, .plainHelpMove]
    for key in lists { say(key) }
  }

  func sayUnknown(_ word: String, at question: Question?) {
    let message: SafeText =
      question?.isSecret == true
      ? wording.text(.plainUnknownSecret)
      : wording.text(.plainUnknownCommand, ["text": SafeText(value: word).brief])
    say(wording.error(question?.label, message, hint: wording.text(help(for: word))))
  }

  /// What helps with something that is no command: how one for lists is written, or how an answer like it is.
  private func help(for word: String) -> LabelKey {
    switch word.dropFirst(options.commandPrefix.count).split(separator: " ").first {
    case "add": .plainHelpAdd
    case "remove": .plainHelpRemove
    case "move": .plainHelpMove
    case "edit": .plainHelpEdit
    default: .plainHelpLiteral
    }
  }

  private func retry(_ question: Question) {
    guard let retry = question.semantics.actions.retry else { return runWithoutQuestion(.retry) }
    retry()
    readPage()
    guard let question = page.question(question.key), question.semantics.isWaiting else {
      turn = .idle
      return proceed()
    }
    wait(for: question)
  }

  private func clear(_ question: Question, _ asking: Asking) {
    guard let clear = question.semantics.actions.clear else {
      say(.plainCannotEmpty, ["label": question.label])
      return prompt()
    }
    clear()
    hasTyped = true
    readPage()
    var asking = asking
    asking.lines = []
    asking.hasFound = false
    refused.remove(question.key)
    turn = .asking(asking)
    guard let question = page.question(asking.key) else { return proceed() }
    if question.answer != asking.answerBefore { editing?.didChange = true }
    if let value = question.value(in: wording) {
      say(.plainNowReads, ["label": question.label, "value": value.brief])
    } else {
      say(.plainEmptied, ["label": question.label])
    }
    sayAppearances(since: asking.questionsBefore, because: question)
    noteBefore(&asking, question)
    turn = .asking(asking)
    // A required question is asked again; that it is empty is no mistake yet.
    if question.semantics.isRequired { return prompt() }
    accept(asking)
  }

  /// Goes back to the question before, on this page or the one before.
  func goBack(from key: Question.Key?) {
    let questions = page.openQuestions
    // What is gone back from is not refused anew before it is answered.
    if let key { refused.remove(key) }
    // A step that may be left leads back to Review; one that may not is walked back through.
    let mayLeave =
      page.primary?.semantics.dimmedReason == nil && !questions.contains { refusal(of: $0) != nil }
    if mayLeave, editing?.isBrief == true { return goBackToReview() }
    let place = key.flatMap { key in questions.firstIndex { $0.key == key } } ?? questions.count
    if place > 0 {
      answered[questions[place - 1].key] = nil
      turn = .idle
      return proceed()
    }
    if mayLeave, editing != nil { return goBackToReview() }
    if goToPageBefore() { return }
    say(page.step.map { $0.number > 1 } ?? false ? .plainNoBack : .plainFirstQuestion)
    prompt()
  }

  /// Leaves an edit without answering further.
  private func goBackToReview() {
    for question in page.openQuestions { answered[question.key] = question.answer.isGiven }
    turn = .idle
    proceed()
  }

  /// Goes to the last question of the nearest page before that has one; false when there is none.
  private func goToPageBefore() -> Bool {
    keepAnswers()
    while let back = page.back?.semantics.actions.press {
      let step = page.step
      back()
      readPage()
      if page.step == step { break }
      if let last = page.openQuestions.last {
        for question in page.openQuestions where answered[question.key] == nil {
          answered[question.key] = question.answer.isGiven
        }
        answered[last.key] = nil
        turn = .idle
        proceed()
        return true
      }
    }
    return false
  }

  /// Says what appeared and what went because of an answer.
  func sayAppearances(since before: [Asking.Other], because question: Question) {
    let (now, then) = (Set(page.openQuestions.map(\.key)), Set(before.map(\.key)))
    let allGone = before.filter { !now.contains($0.key) }
    for other in allGone { answered[other.key] = nil }
    // Of those that go by the answer itself it is said what they are now.
    let gone = allGone.filter { !question.governs($0.key) }
    let appeared = now.subtracting(then).filter { !question.governs($0) }
    guard !appeared.isEmpty || !gone.isEmpty else { return }
    let value = question.isSecret ? nil : question.value(in: wording)
    let reason: SafeText =
      if question.isSecret {
        wording.text(.plainBecauseSecret, ["label": question.label])
      } else if let value {
        wording.text(.plainBecause, ["label": question.label, "value": value.brief])
      } else {
        wording.text(.plainBecauseEmpty, ["label": question.label])
      }
    if !appeared.isEmpty { say(.plainAppeared, ["reason": reason], count: appeared.count) }
    // What stays on the page was not taken away: it is locked.
    let locked = gone.filter { page.question($0.key) != nil }
    let removed = gone.filter { page.question($0.key) == nil }
    if !removed.isEmpty { say(.plainRemoved, ["labels": labels(removed), "reason": reason]) }
    if !locked.isEmpty { say(.plainLocked, ["labels": labels(locked), "reason": reason]) }
  }

  private func labels(_ questions: [Asking.Other]) -> SafeText {
    questions.map(\.label).joined(separator: wording.comma)
  }

  /// Writes the prompt of what is asked now.
  func prompt() {
    switch turn {
    case .asking(let asking):
      guard let question = page.question(asking.key) else { return proceed() }
      if let group = question.group { return ask(for: prompt(group)) }
      var words = promptWords(question, asking)
      words.saysOffer = asking.lines.isEmpty && question.offer.map { saysOffer($0, at: question) } == true
      ask(for: words.text, isSecret: question.isSecret)
    case .reviewing: ask(for: reviewPrompt)
    case .stuck: ask(for: wording.text(moveOn == nil ? .plainStuckPrompt : .plainProceedPrompt) + " ")
    case .removing(_, let place, _):
      ask(for: wording.text(.plainRemovePrompt, ["item": place.title]) + " ")
    case .leaving: ask(for: wording.text(.plainLeavePrompt) + " ")
    case .deciding: ask(for: wording.text(.plainYesOrNo) + " ")
    case .loading, .loadingPage, .lookingUp, .idle, .working, .sent, .ended: break
    }
  }

  private func promptWords(_ question: Question, _ asking: Asking? = nil) -> QuestionPrompt {
    QuestionPrompt(
      question: question, wording: wording, choicesAtOnce: options.choicesAtOnce,
      saidChoices: asking?.shown.isEmpty == false, linesSoFar: asking?.lines.count ?? 0,
      isRefused: refused.contains(question.key), hasFound: asking?.hasFound == true)
  }

  /// Takes a line typed at a page that does not go on by itself.
  func answerStuck(_ line: String) {
    switch TypedLine(line, prefix: options.commandPrefix) {
    case .empty: proceed()
    case .command(.back): goBack(from: nil)
    case .command(let command): runWithoutQuestion(command)
    case .listCommand(let command): run(command, at: nil)
    case .edit: refuseToEdit()
    case .unknownCommand(let word):
      sayUnknown(word, at: nil)
      prompt()
    case .text: prompt()
    }
  }

  /// Runs a command where no question is asked; `back` and what is special to a place is the caller's.
  func runWithoutQuestion(_ command: TypedLine.Command) {
    switch command {
    case .help:
      sayCommands()
      prompt()
    case .review:
      sayAnswers()
      prompt()
    case .quit: askToLeave(.left)
    case .skip: skip()
    case .back, .clear, .list, .mine, .retry: refuse(command)
    }
  }

  /// Says that a command does nothing here, and asks again.
  func refuse(_ command: TypedLine.Command, hint: LabelKey? = nil) {
    refuse(command: command.rawValue, hint: hint)
  }

  /// Says where `edit` is of use, and asks again.
  func refuseToEdit() { refuse(command: "edit", hint: .plainHelpEdit) }

  func refuse(command: String, hint: LabelKey? = nil) {
    let word = SafeText(label: options.commandPrefix + command)
    let message = wording.text(.plainNotHere, ["command": word])
    say(wording.error(nil, message, hint: hint.map { wording.text($0) }))
    prompt()
  }
}
