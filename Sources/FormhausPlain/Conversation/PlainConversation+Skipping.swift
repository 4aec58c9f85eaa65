import FormhausCore
import FormhausText
import FormhausViews

/// Leaving a step out.
extension PlainConversation {
  /// Says how the step is left out, in the words of its button.
  func offerSkipping() {
    guard let skip = page.skip else { return }
    say(skip.label.with(wording.text(.plainSkipOffer), in: wording))
  }

  /// Presses the button that leaves the step out.
  func skip() {
    guard let skip = page.skip, !skip.isDisabled, let press = skip.actions.press else { return refuse(.skip) }
    let (step, questions) = (page.step, page.questions)
    press()
    hasTyped = true
    readPage()
    for question in questions where page.step != step || page.isWorking {
      answered[question.key] = nil
      refused.remove(question.key)
    }
    if page.isWorking { return startWaiting(isSkipping: true) }
    comeFromSkipping(step, wasSending: false)
  }

  /// Goes on where leaving a step out has led.
  ///
  /// - Parameters:
  ///   - step: the step that was to be left out.
  ///   - wasSending: whether the form was on its way without it.
  func comeFromSkipping(_ step: PlainPage.Step?, wasSending: Bool) {
    turn = .idle
    if page.isSent { return proceed() }
    if page.step != step {
      editing?.didChange = true
      if let step {
        let remark = ReviewGroup.Answer(label: "", value: wording.text(.skipped), focusTag: nil)
        answersOfSteps[step.number] = StepAnswers(questions: [], title: step.title, answers: [remark])
      }
      return wasSending ? comeToRest(step, wasSending: true) : proceed()
    }
    sayFailures()
    if page.failures.isEmpty {
      if wasSending {
        say(.plainSendingStopped)
      } else {
        say(wording.error(step?.title, wording.text(.plainNotSkipped)))
      }
    }
    proceed()
  }
}
