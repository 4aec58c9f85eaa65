import FormhausCore
import FormhausText
import FormhausViews

/// Going from question to question and from page to page.
extension PlainConversation {
  /// Says the title, how long the form is, and the commands that one has to know.
  func introduce() {
    var parts: [SafeText] = []
    if let title = options.title {
      parts.append(SafeText(label: title).sentence(in: wording))
      said.passages.formUnion(page.titles(SafeText(label: title)))
    }
    if let step = page.step {
      parts.append(wording.text(.plainSteps, count: step.of))
    } else if !page.openQuestions.isEmpty {
      parts.append(questionCount)
    }
    parts.append(wording.text(.plainIntro))
    say(wording.sentences(parts))
  }

  /// `8 questions.`
  var questionCount: SafeText {
    wording.text(.plainQuestions, count: page.openQuestions.count { $0.group == nil })
  }

  /// Walks on until something has to be typed or waited for.
  func proceed() {
    readPage()
    if page.dialog != nil { return askToDecide() }
    while true {
      arrive()
      if page.isSent { return finishSending() }
      if page.isWorking { return startWaiting() }
      if let question = page.openQuestions.first(where: { answered[$0.key] == nil }) {
        sayPassages(before: question.key)
        return ask(question)
      }
      sayPassages(before: nil)
      if page.isLoading { return waitForPage() }
      if page.isLast { return showReview() }
      if !pressNext() { return }
    }
  }

  /// Says the heading of a step that was just reached.
  func arrive() {
    sayAnnouncements()
    guard page.step != arrivedStep else { return }
    arrivedStep = page.step
    said.choices = []
    // What was taken away meanwhile, question or answer, is asked for again.
    let known = page.step.flatMap { answersOfSteps[$0.number]?.questions } ?? []
    for key in known.subtracting(page.openQuestions.map(\.key)) { answered[key] = nil }
    for question in page.openQuestions where answered[question.key] == true && !question.answer.isGiven {
      answered[question.key] = nil
    }
    if var editing {
      let isSilent = page.isLast || editing.isBrief && !editing.hasArrived
      editing.isBrief = isSilent
      editing.hasArrived = true
      self.editing = editing
      if isSilent { return }
    }
    guard let step = page.step else { return }
    say("")
    say(heading(of: step))
    saidItem = nil
    offerSkipping()
  }

  /// `Step 2 of 4: Day and time.`; a title that ends with a sign gets no other.
  private func heading(of step: PlainPage.Step) -> SafeText {
    let heading = wording.text(
      .plainStep,
      [
        "n": SafeText(label: String(step.number)), "total": SafeText(label: String(step.of)),
        "title": step.title,
      ])
    let withoutStop = heading.string.dropLast()
    guard step.title.endsWithSign, withoutStop.hasSuffix(step.title.string) else { return heading }
    return SafeText(notes: String(withoutStop))
  }

  /// Says the texts, and the answers that cannot be changed, that come before a question, or all.
  private func sayPassages(before key: Question.Key?) {
    var place: PlainGroup.Place?
    for item in page.items {
      switch item {
      case .itemHeading(let item): place = item
      case .passage(let passage):
        guard said.passages.insert(passage).inserted else { continue }
        if let place { say(itemHeading: place) }
        for line in passage.text.lines.map(\.onOneLine) where !line.isEmpty {
          say(passage.isTitle ? line.sentence(in: wording) : line)
        }
      case .groupHeading(let heading):
        if said.groups.insert(heading.id).inserted { say(heading.sentence(in: wording)) }
      case .question(let question):
        if question.key == key { return }
        if question.group != nil { place = nil }
        guard !question.isOpen, said.locked[question.key] != question.answer else { continue }
        said.locked[question.key] = question.answer
        let value = valueOrNone(question).sentence(in: wording)
        say(question.label.with(value, in: wording) + " " + wording.text(.plainCannotChange))
      }
    }
  }

  /// Says the sentences that elements ask to be said, unless an element says them anyway.
  /// - Returns: whether anything was said.
  @discardableResult
  func sayAnnouncements() -> Bool {
    var isAnySaid = false
    for announcement in page.announcements where said.announcements[announcement.id] != announcement.serial {
      said.announcements[announcement.id] = announcement.serial
      guard !page.isWorking, !page.isSent else { continue }
      for sentence in announcement.sentences.map(\.onOneLine) where !page.says(sentence, wording) {
        say(sentence.sentence(in: wording))
        isAnySaid = true
      }
    }
    return isAnySaid
  }

  /// Presses the button that moves on; false when something has to be typed first.
  private func pressNext() -> Bool {
    guard let press = moveOn else {
      turn = .stuck
      prompt()
      return false
    }
    keepAnswers()
    let step = page.step
    press()
    readPage()
    if page.step != step || page.isWorking || page.isSent { return true }
    sayFailures()
    return refuse()
  }

  /// What moves on from the page: its button, or else the last choice, which moves on by itself.
  var moveOn: (@MainActor () -> Void)? {
    if let primary = page.primary { return primary.semantics.actions.press }
    return page.openQuestions.last?.semantics.actions.commit
  }

  /// Leads back to what the page refuses, with the reason; false when there is nothing to answer.
  ///
  /// - Parameter wasCalledOff: whether the person called off what would have moved on.
  func refuse(wasCalledOff: Bool = false) -> Bool {
    let failing = page.openQuestions.filter { refusal(of: $0) != nil }
    if failing.isEmpty, page.failures.isEmpty {
      if let reason = page.primary?.semantics.dimmedReason {
        say(wording.error(page.step?.title, reason))
      } else {
        say(wasCalledOff ? .plainCheckingStopped : .plainStepHeld)
      }
    }
    for question in failing { refused.insert(question.key) }
    for question in failing.isEmpty ? page.openQuestions : failing { answered[question.key] = nil }
    guard page.openQuestions.isEmpty else { return true }
    turn = .stuck
    prompt()
    return false
  }

  /// Why an answer will not do: the question's error, or that a required one is empty.
  func refusal(of question: Question) -> SafeText? {
    if let error = question.semantics.error { return error }
    guard question.semantics.isRequired, !question.answer.isGiven else { return nil }
    return SafeText(label: options.messages[.required])
  }

  func sayFailures() {
    for failure in page.failures { say(wording.error(nil, failure)) }
  }

  /// The answer in words, or that there is none.
  func valueOrNone(_ question: Question) -> SafeText {
    question.understoodValue(in: wording) ?? wording.text(.notGiven)
  }

  /// Keeps the answers of the page for `/review`.
  func keepAnswers() {
    guard let step = page.step, !page.isReview else { return }
    answersOfSteps[step.number] = StepAnswers(
      questions: Set(page.openQuestions.map(\.key)), title: step.title, answers: answersOfPage)
  }

  var answersOfPage: [ReviewGroup.Answer] {
    page.questions.map {
      ReviewGroup.Answer(label: $0.fullLabel(in: wording), value: valueOrNone($0), focusTag: nil)
    }
  }
}

extension PlainPage {
  /// The headings that say no more than a title.
  fileprivate func titles(_ title: SafeText) -> [Passage] {
    items.compactMap { item in
      if case .passage(let passage) = item, passage.isTitle, passage.text.onOneLine == title.onOneLine {
        passage
      } else {
        nil
      }
    }
  }

  /// Whether an element of the page has this text for its own.
  fileprivate func says(_ text: SafeText, _ wording: PlainWording) -> Bool {
    var own = failures + [step?.heading, primary?.semantics.dimmedReason].compactMap(\.self)
    for question in questions {
      guard let error = question.semantics.error else { continue }
      own.append(
        SafeText(notes: wording.labels.remark(error.string, on: question.fullLabel(in: wording).string)))
    }
    return own.contains { $0.onOneLine == text }
  }
}
