import FormhausCore
import FormhausStore
import FormhausText
import FormhausViews

/// Waiting for the form to send or to check.
extension PlainConversation {
  /// Says that the form works, and says so again from time to time.
  func startWaiting(isSkipping: Bool = false) {
    // The last page is checked in order to be sent.
    let isSending = page.isSending || page.isLast
    turn = .working(
      Work(isSending: isSending, isSkipping: isSkipping, step: isSending ? page.step : arrivedStep))
    say(page.isSending ? sendingWords : wording.text(.plainChecking))
    startCounting()
  }

  /// Says from now on that something takes long, until the timer is cancelled.
  func startCounting() {
    timer?.cancel()
    if !options.isQuietWhileWaiting { sayStillWorking(after: .seconds(10), since: clock.now) }
  }

  /// At 10 seconds, at 30, and each minute. While something is asked in between it is counted on, and nothing is said.
  private func sayStillWorking(after delay: Duration, since start: Duration) {
    timer = clock.schedule(after: start + delay - clock.now) { [weak self] in
      guard let self, turn.isWaiting else { return }
      let seconds = Int(delay.components.seconds)
      switch seconds {
      case _ where turn.isPrompting: break
      case ..<60: say(.plainStillSeconds, count: seconds)
      default: say(.plainStillMinutes, count: seconds / 60)
      }
      let next: Duration =
        seconds < 30 ? .seconds(30) : seconds < 60 ? .seconds(60) : delay + .seconds(60)
      sayStillWorking(after: next, since: start)
      flush()
    }
  }

  /// Takes what the form did by itself.
  func hostHasChanged() {
    switch turn {
    case .working(let work): workGoesOn(work)
    case .sent: hostGoesOn()
    case .loading(let key): loadingGoesOn(key)
    case .loadingPage: pageLoadingGoesOn()
    case .lookingUp(let lookUp): lookUpGoesOn(lookUp)
    case .asking, .reviewing, .stuck: changeAtPrompt()
    case .leaving, .removing, .deciding, .idle, .ended: break
    }
  }

  private func workGoesOn(_ work: Work) {
    readPage()
    guard !page.isWorking else { return }
    timer?.cancel()
    if page.isSent { return finishSending() }
    if work.isSkipping {
      comeFromSkipping(work.step, wasSending: work.isSending)
    } else if work.isSending {
      comeToRest(work.step, wasSending: true)
    } else {
      turn = .idle
      if page.step != work.step || refuse(wasCalledOff: work.interruptions > 0) { proceed() }
    }
  }

  /// Says that the form was sent; the host has a moment to go on with something else.
  func finishSending() {
    if case .working = turn {} else { say(.plainSending) }
    let sent = (ownWords ?? wording.text(.sent)).sentence(in: wording)
    say(wording.sentences([sent] + page.sentMessages.map { $0.sentence(in: wording) }))
    turn = .sent
    timer = clock.schedule(after: SubmissionWork.standardCheckTime) { [weak self] in
      self?.end(.sent)
      self?.flush()
    }
  }

  private func hostGoesOn() {
    readPage()
    guard !page.isSent, page.primary != nil || !page.openQuestions.isEmpty else { return }
    timer?.cancel()
    forget()
    proceed()
  }

  /// Forgets the form that was sent.
  private func forget() {
    turn = .idle
    arrivedStep = nil
    answered = [:]
    refused = []
    editing = nil
    answersOfSteps = [:]
  }

  /// Says what a change by itself says, and asks again when something was said or the question is gone.
  private func changeAtPrompt() {
    let step = page.step
    readPage()
    if page.isWorking || page.isSent || page.step != step {
      turn = .idle
      return proceed()
    }
    if case .asking(let asking) = turn, page.question(asking.key)?.isOpen != true {
      turn = .idle
      return proceed()
    }
    if case .asking(let asking) = turn, let question = page.question(asking.key),
      question.optionNames(upTo: options.choicesAtOnce) != asking.optionNames
    {
      said.choices.remove(question.key)
      turn = .idle
      return proceed()
    }
    if sayAnnouncements() { prompt() }
  }

  /// Says that the host does something for a question, and waits for it.
  func wait(for question: Question) {
    let isLoading = question.isWaitingForOptions
    let work = wording.text(isLoading ? .loadingOptions : .checking)
    say(question.label.with(work.sentence(in: wording), in: wording))
    turn = .loading(question.key)
    startCounting()
  }

  /// Waits for what the page is to ask.
  func waitForPage() {
    turn = .loadingPage
    startCounting()
  }

  func pageLoadingGoesOn() {
    readPage()
    guard !page.isLoading else { return }
    timer?.cancel()
    turn = .idle
    if page.step == nil { say(questionCount) }
    proceed()
  }

  /// `Sending. Please wait.`, or in the words of the button.
  var sendingWords: SafeText {
    ownWords.map { wording.text(.plainWorking, ["work": $0]) } ?? wording.text(.plainSending)
  }

  /// What the button itself says of its work, without signs around it; nil when that is what every form says.
  private var ownWords: SafeText? {
    guard let label = page.primary?.semantics.label, label != sendTitle else { return nil }
    let usual: [LabelKey] = [.sending, .stopping, .sent]
    let words = label.bareWords
    return words.isEmpty || usual.contains { wording.text($0).bareWords == words } ? nil : words
  }

  func loadingGoesOn(_ key: Question.Key) {
    readPage()
    guard page.question(key)?.semantics.isWaiting != true else { return }
    timer?.cancel()
    turn = .idle
    proceed()
  }
}

extension SafeText {
  /// The text without the signs before and behind its words: `Saving` of `Saving...`, `Sent` of `✓ Sent`.
  fileprivate var bareWords: SafeText {
    func isSign(_ character: Character) -> Bool { !(character.isLetter || character.isNumber) }
    let words = string.drop(while: isSign)
    let count = words.reversed().prefix(while: isSign).count
    return SafeText(notes: String(words.dropLast(count)))
  }
}
