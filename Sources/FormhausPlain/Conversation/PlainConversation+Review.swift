import FormhausCore
import FormhausText
import FormhausViews

/// The page of answers: sending them, or changing one.
extension PlainConversation {
  /// Says the answers and asks whether to send them.
  func showReview() {
    if let editing {
      say(editing.didChange ? .plainChanged : .plainUnchanged)
      self.editing = nil
    } else if !page.questions.isEmpty {
      say("")
      say(.plainPage, ["title": wording.text(.review)])
    }
    reviewItems = sayReview()
    sendTitle = page.primary?.semantics.label
    turn = .reviewing
    prompt()
  }

  /// Says the answers with the numbers by which they are changed.
  private func sayReview() -> [ReviewItem] {
    var items: [ReviewItem] = []
    func number(_ item: ReviewItem, _ text: SafeText) {
      items.append(item)
      say(SafeText(label: "\(items.count). ") + text)
    }
    for (place, group) in page.groups.enumerated() {
      // A step without answers gets a number of its own, else it could not be changed.
      if group.answers.isEmpty, group.edit != nil {
        number(.edit(group: place, nil), (group.title ?? "").sentence(in: wording))
        continue
      }
      if let title = group.title { say(title.sentence(in: wording)) }
      for answer in group.answers {
        number(.edit(group: place, answer.label.isEmpty ? nil : answer), answer.line(in: wording))
      }
    }
    if !page.isReview {
      for question in page.questions {
        let item = question.isOpen ? ReviewItem.question(question.key) : .locked
        number(item, reviewLabel(question).with(valueOrNone(question), in: wording))
      }
    }
    for note in page.notes { say(.plainNote, ["text": note.onOneLine]) }
    return items
  }

  /// The label of a question's answer, with the remark that it cannot be changed where it cannot.
  private func reviewLabel(_ question: Question) -> SafeText {
    let label = question.fullLabel(in: wording)
    return question.isOpen ? label : label + wording.comma + wording.text(.locked)
  }

  var reviewPrompt: SafeText {
    wording.text(page.failures.isEmpty ? .plainSendPrompt : .plainRetryPrompt) + " "
  }

  /// Takes a line typed at Review.
  func answerReview(_ line: String) {
    switch TypedLine(line, prefix: options.commandPrefix) {
    case .empty: prompt()
    case .command(.back): goBack(from: nil)
    case .command(.review), .command(.list): showReview()
    case .command(.help):
      say(.plainHelpReviewing)
      say(.plainHelpEdit)
      runWithoutQuestion(.help)
    case .command(.clear): refuse(.clear, hint: .plainClearFirst)
    case .command(let command): runWithoutQuestion(command)
    case .listCommand(let command): run(command, at: nil)
    case .edit(let number): change(number, typed: line)
    case .unknownCommand(let word):
      sayUnknown(word, at: nil)
      prompt()
    case .text(let text):
      isSendWord(text) ? send() : change(ListNumber.read(text), typed: text)
    }
  }

  /// Whether a text is the word that sends, in the person's language or in English, or the label of the button.
  private func isSendWord(_ text: String) -> Bool {
    wording.isWord(text, .plainSendWord, "send")
      || page.primary?.semantics.label.string.lowercased() == text.trimmed.lowercased()
  }

  /// Changes the answer with a number.
  private func change(_ number: Int?, typed text: String) {
    guard let number, reviewItems.indices.contains(number - 1) else {
      say(wording.error(nil, notUnderstood(text), hint: wording.text(.plainHelpReviewing)))
      return prompt()
    }
    change(reviewItems[number - 1])
  }

  private func change(_ item: ReviewItem) {
    switch item {
    case .question(let key):
      editing = Editing(isBrief: true)
      answered[key] = nil
      said.choices.remove(key)
      turn = .idle
      proceed()
    case .locked:
      say(wording.error(nil, wording.text(.plainCannotEdit)))
      prompt()
    case .edit(let group, let answer):
      guard page.groups.indices.contains(group), let edit = page.groups[group].edit?.actions.press else {
        say(wording.error(nil, wording.text(.plainCannotEdit)))
        return prompt()
      }
      edit()
      readPage()
      reopen(answer)
    }
  }

  /// Asks one question of the step that was gone to, or all when it is not known which.
  private func reopen(_ answer: ReviewGroup.Answer?) {
    let wanted = answer.flatMap { questions(of: $0) }
    editing = Editing(isBrief: wanted != nil)
    for question in page.openQuestions {
      answered[question.key] = wanted?.contains(question.key) == false ? question.answer.isGiven : nil
    }
    turn = .idle
    proceed()
  }

  /// The questions that an answer on Review belongs to: those of its field and its parts, or the only one with its
  /// label.
  private func questions(of answer: ReviewGroup.Answer) -> Set<Question.Key>? {
    let questions = page.openQuestions.filter { question in
      answer.focusTag.map { question.key == .field($0) } ?? (question.label == answer.label)
    }
    guard questions.count == 1, case let key = questions[0].key else { return nil }
    guard let tag = answer.focusTag, questions[0].group == nil else { return [key] }
    return Set(page.openQuestions.map(\.key).filter { $0 == key || $0.isPart(of: tag) })
  }

  /// Presses the button that sends.
  private func send() {
    guard let primary = page.primary, !primary.semantics.isDisabled,
      let press = primary.semantics.actions.press
    else {
      say(wording.error(nil, wording.text(.submitDisabled)))
      return prompt()
    }
    hasTyped = true
    let step = page.step
    press()
    readPage()
    if page.isWorking || page.isSent {
      turn = .idle
      return proceed()
    }
    if !page.failures.isEmpty { say(.plainSending) }
    comeToRest(step, wasSending: false)
  }

  /// Goes on after sending did not happen or did not succeed.
  ///
  /// - Parameters:
  ///   - step: where it was asked for.
  ///   - wasSending: whether it was on its way.
  func comeToRest(_ step: PlainPage.Step?, wasSending: Bool) {
    sayFailures()
    let isRefused = page.step != step || page.openQuestions.contains { refusal(of: $0) != nil }
    guard isRefused else {
      if page.failures.isEmpty { sayWhyNotSent(wasSending) }
      turn = .reviewing
      return prompt()
    }
    turn = .idle
    editing = Editing(isBrief: false)
    arrive()
    if refuse() { proceed() }
  }

  private func sayWhyNotSent(_ wasSending: Bool) {
    if wasSending { return say(.plainSendingStopped) }
    let reason = page.primary?.semantics.dimmedReason ?? wording.text(.submitDisabled)
    say(wording.error(nil, reason))
  }

  /// Says the answers so far.
  func sayAnswers() {
    if page.isReview {
      _ = sayReview()
      return
    }
    let number = page.step?.number ?? 1
    for (_, step) in answersOfSteps.filter({ $0.key < number }).sorted(by: { $0.key < $1.key }) {
      say(step.title.sentence(in: wording))
      for answer in step.answers { say(answer.line(in: wording)) }
    }
    if let step = page.step { say(step.title.sentence(in: wording)) }
    for answer in answersOfPage { say(answer.line(in: wording)) }
  }
}
