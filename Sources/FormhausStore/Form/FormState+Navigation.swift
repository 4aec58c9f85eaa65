import FormhausCore

extension FormState {
  /// Moves on from the current step when it passes: to the next one, to what an edit made necessary, or to Review.
  mutating func next() {
    guard engine.isMultiStep, !isReviewing else { return }
    flow.submission = .idle
    guard passCurrentStep() else { return }
    goOn()
  }

  /// Shows what follows the current step, without checking it.
  mutating func goOn() {
    if flow.returnsToReview {
      if let step = firstUnfinishedStep(besides: leftOpen) { show(step: step) } else { showReview() }
    } else if !engine.isLastStep {
      show(step: engine.path[engine.currentStepIndex + 1])
    } else if hasReview {
      showReview()
    }
  }

  mutating func back() {
    flow.submission = .idle
    guard flow.current > 0 else { return }
    if flow.returnsToReview, !isReviewing, let step = engine.currentStep?.id, !engine.stepIsValid(step) {
      leftOpen.insert(step)
    }
    if isReviewing {
      guard let last = engine.path.last else { return }
      show(step: last)
    } else if engine.prevStep() {
      arrive()
    }
  }

  /// Checks the fields of the current step; on errors the first of them gets the focus.
  private mutating func passCurrentStep() -> Bool {
    let errors = engine.validateCurrentStep()
    guard let first = errors.first else { return true }
    noteRefused(errors)
    wishFocus(first)
    return false
  }

  /// Shows errors of the host on their fields; those of no visible field stand above the buttons.
  mutating func refuse(_ errors: [FieldError]) {
    engine.setErrors(errors.map { (key: $0.key, value: $0.message) })
    goToFirstError()
  }

  /// Goes to the first refused field of the document and says why; an error of no field is only said.
  mutating func goToFirstError() {
    let errors = engine.errors
    noteRefused(errors)
    guard let first = errors.first else {
      if let error = engine.topLevelErrors.first { flow.spoken.say(error) }
      return
    }
    engine.goToStepWithField(first.key)
    if isReviewing {
      flow.returnsToReview = true
      leftOpen = []
    }
    let isElsewhere = flow.current != engine.currentStepIndex
    if isElsewhere { flow.move(to: engine.currentStepIndex) }
    wishFocus(first, after: isElsewhere ? heading(engine.currentStep?.title) : nil)
  }

  private mutating func noteRefused(_ errors: [FieldError]) {
    refusedFields.formUnion(errors.compactMap { engine.fieldID(ofKey: $0.key) })
  }

  /// Wishes the focus on a refused field and says why, after the heading of the step that it brings in.
  private mutating func wishFocus(_ error: FieldError, after heading: String? = nil) {
    wishFocus(error.key)
    let remark = engine.labels.remark(error.message, on: engine.field(error.key)?.label ?? error.key)
    if let heading { flow.spoken.say(heading, remark) } else { flow.spoken.say(remark) }
  }

  /// Wishes the focus on a field.
  mutating func wishFocus(_ key: String) {
    focusWish.count += 1
    focusWish.key = key
  }

  mutating func show(step id: String) {
    engine.goToStep(id: id)
    arrive()
  }

  mutating func showReview() {
    flow.returnsToReview = false
    flow.move(to: engine.pathCount)
    flow.spoken.say(heading(engine.labels[.review]))
  }

  /// Brings the flow to the engine's current step.
  mutating func arrive() {
    flow.move(to: engine.currentStepIndex)
    flow.spoken.say(heading(engine.currentStep?.title))
  }

  private func heading(_ title: String?) -> String {
    engine.labels.stepHeading(number: flow.current + 1, of: pageCount, title: title ?? "")
  }
}
