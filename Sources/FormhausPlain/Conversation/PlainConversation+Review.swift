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
    } else if !page.openQuestions.isEmpty {
      say("")
      say(.plainPage, ["title": wording.text(.review)])
    }
    reviewItems = sayReview()
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
        number(.edit(group: place, nil), (group.title ?? "").asSentence)
        continue
      }
      if let title = group.title { say(title.asSentence) }
      for answer in group.answers {
        number(.edit(group: place, answer), answer.label.with(answer.value))
      }
    }
    if !page.isReview {
      for question in page.openQuestions {
        number(.question(question.key), question.fullLabel.with(valueOrNone(question)))
      }
    }
    for note in page.notes { say(.plainNote, ["text": note.onOneLine]) }
    return items
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
      runWithoutQuestion(.help)
    case .command(let command): runWithoutQuestion(command)
    case .listCommand(let command): run(command, at: nil)
    case .unknownCommand(let word):
      sayUnknown(word, at: nil)
      prompt()
    case .text(let text):
      let word = text.trimmed.lowercased()
      if word == wording.text(.plainSendWord).string.lowercased() { return send() }
      guard let number = Int(word), reviewItems.indices.contains(number - 1) else {
        say(wording.error(nil, notUnderstood(text), hint: wording.text(.plainHelpReviewing)))
        return prompt()
      }
      change(reviewItems[number - 1])
    }
  }

  private func change(_ item: ReviewItem) {
    switch item {
    case .question(let key):
      editing = Editing(isBrief: true)
      answered[key] = nil
      said.choices.remove(key)
      turn = .idle
      proceed()
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
    let wanted = answer.flatMap { question(of: $0) }
    editing = Editing(isBrief: wanted != nil)
    for question in page.openQuestions {
      answered[question.key] = wanted != nil && question.key != wanted ? question.answer.isGiven : nil
    }
    turn = .idle
    proceed()
  }

  /// The question that an answer on Review belongs to: that of its field, or the only one with its label.
  private func question(of answer: ReviewGroup.Answer) -> Question.Key? {
    let questions = page.openQuestions.filter { question in
      answer.focusTag.map { question.key == .field($0) } ?? (question.label == answer.label)
    }
    return questions.count == 1 ? questions[0].key : nil
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
      say(step.title.asSentence)
      for answer in step.answers { say(answer.label.with(answer.value)) }
    }
    if let step = page.step { say(step.title.asSentence) }
    for answer in answersOfPage { say(answer.label.with(answer.value)) }
  }
}
