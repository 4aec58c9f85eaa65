import FormhausCore

extension FormState {
  /// Moves on from the current step when it passes: to the next one, to what an edit made necessary, or to Review.
  mutating func next(_ reason: StepChange.Reason, _ host: FormHost, _ out: inout SessionReaction) {
    guard engine.isMultiStep, !isReviewing else { return }
    flow.submission = .idle
    session.start(StepChangeRequest(.next(reason, plan)), host, &out)
  }

  /// Where Continue and Skip lead.
  private var plan: ForwardPlan {
    ForwardPlan(hasReview: hasReview, returnsToReview: flow.returnsToReview, leftOpen: leftOpen)
  }

  mutating func back(_ host: FormHost, _ out: inout SessionReaction) {
    flow.submission = .idle
    guard flow.current > 0 else { return }
    if isReviewing {
      if let last = engine.path.last { show(step: last) }
    } else {
      session.start(StepChangeRequest(.back), host, &out)
    }
  }

  /// Leaves the current step out; at the end of a form without Review the rest is sent.
  mutating func skip(_ work: SubmissionWork, _ host: FormHost, _ out: inout SessionReaction) {
    guard engine.canSkip, !isReviewing, let step = engine.currentStep?.id else { return }
    flow.submission = .idle
    var rest = engine
    guard rest.skipStep(submitting: true) else { return }
    if plan.destination(skipping: step, rest: rest) == nil {
      guard !rest.isSubmitDisabled else { return }
      engine.dropTopLevelErrors()
      sending = work
    }
    session.start(StepChangeRequest(.skip({ await work.submit($0, $1) }, plan)), host, &out)
  }

  /// Sends the form when nothing on the path is refused.
  mutating func submit(_ work: SubmissionWork, _ host: FormHost, _ out: inout SessionReaction) {
    guard !engine.isSubmitDisabled else { return }
    flow.submission = .idle
    engine.dropTopLevelErrors()
    sending = work
    var request = SubmitRequest { await work.submit($0, $1) }
    // On Review the last step may stay skipped.
    request.includesCurrentStep = !isReviewing
    session.start(request, host, &out)
  }

  /// Follows an Edit link of Review.
  mutating func edit(stepAt index: Int) {
    guard engine.path.indices.contains(index) else { return }
    flow.submission = .idle
    flow.returnsToReview = true
    leftOpen = []
    show(step: engine.path[index])
  }

  /// Comes to the step that a step change led to.
  mutating func arrive(by change: StepChange) {
    if change.direction == .back, flow.returnsToReview, !engine.stepIsValid(change.fromStepID) {
      leftOpen.insert(change.fromStepID)
    }
    arrive()
  }

  /// Shows errors of the host on their fields; those of no visible field stand above the buttons.
  mutating func refuse(_ errors: [FieldError]) {
    engine.setErrors(errors.map { (key: $0.key, value: $0.message) })
    goToFirst(of: engine.errors)
  }

  /// Goes to the first of some refused fields and says why; without any the first error of no field is said.
  mutating func goToFirst(of errors: [FieldError]) {
    flow.submission = .idle
    sending = nil
    noteRefused(errors)
    guard let first = errors.first else {
      if let error = engine.topLevelErrors.first { flow.spoken.say(error, cue: .refused) }
      return
    }
    let isElsewhere = comeToStep(ofField: first.key)
    refusedMoves = flow.moves
    wishFocus(first, after: isElsewhere ? heading(engine.currentStep?.title) : nil)
  }

  /// Goes to a field, on whatever step it is; on another one the summary stays until something is refused again.
  mutating func goTo(_ key: String) {
    let hadSummary = refusedMoves == flow.moves
    if comeToStep(ofField: key) {
      flow.spoken.say(heading(engine.currentStep?.title), cue: .stepChanged)
    }
    if hadSummary { refusedMoves = flow.moves }
    wishFocus(key)
  }

  /// Brings in the step of a field; true when another page showed.
  private mutating func comeToStep(ofField key: String) -> Bool {
    engine.goToStepWithField(key)
    if isReviewing {
      flow.returnsToReview = true
      leftOpen = []
    }
    let isElsewhere = flow.current != engine.currentStepIndex
    if isElsewhere { flow.move(to: engine.currentStepIndex) }
    return isElsewhere
  }

  /// Says what is wrong with a field that was checked on its own.
  mutating func notice(_ error: FieldError) {
    noteRefused([error])
    flow.spoken.say(remark(error))
  }

  private mutating func noteRefused(_ errors: [FieldError]) {
    refusedFields.formUnion(errors.compactMap { engine.fieldID(ofKey: $0.key) })
  }

  /// Wishes the focus on a refused field and says why, after the heading of the step that it brings in.
  private mutating func wishFocus(_ error: FieldError, after heading: String? = nil) {
    wishFocus(error.key)
    flow.spoken.say((heading.map { [$0] } ?? []) + [remark(error)], cue: .refused)
  }

  private func remark(_ error: FieldError) -> String {
    engine.labels.remark(error.message, on: engine.fullLabel(ofField: error.key) ?? error.key)
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
    flow.spoken.say(heading(engine.labels[.review]), cue: .stepChanged)
  }

  /// Brings the flow to the engine's current step.
  mutating func arrive() {
    flow.move(to: engine.currentStepIndex)
    flow.spoken.say(heading(engine.currentStep?.title), cue: .stepChanged)
  }

  private func heading(_ title: String?) -> String {
    engine.labels.stepHeading(number: flow.current + 1, of: pageCount, title: title ?? "")
  }
}
