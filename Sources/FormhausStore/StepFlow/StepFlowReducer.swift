public import FormhausCore

/// What a person or the host does to a form of steps.
public enum StepFlowAction: Sendable {
  /// The host shows another step; a place outside of the form is brought inside.
  case show(Int, StepFacts)
  case next(StepFacts)
  /// Pressed while the step is not valid: says why nothing happens.
  case refused(reason: String)
  case back(StepFacts)
  /// An Edit link of Review.
  case edit(Int, StepFacts)
  case submit(StepFacts, SubmissionWork)
  case submission(SubmissionAction)
}

/// The reducer of a form of steps. It moves on only from a valid step and sends only what is finished.
public struct StepFlowReducer: Sendable {
  public var labels: Labels

  public init(labels: Labels) {
    self.labels = labels
  }

  public func callAsFunction(_ flow: inout StepFlow, _ action: StepFlowAction) -> Effect<StepFlowAction> {
    switch action {
    case .show(let step, let facts):
      let step = min(max(step, 0), facts.steps.count)
      guard !flow.submission.isLocked, step != flow.current else { return .none }
      flow.submission = .idle
      flow.returnsToReview = false
      arrive(&flow, at: step, facts)
    case .next(let facts):
      guard !flow.submission.isLocked, facts.steps.indices.contains(flow.current),
        facts.steps[flow.current].isValid
      else { return .none }
      flow.submission = .idle
      // What an edit made necessary is asked before Review is shown again.
      let target =
        flow.returnsToReview
        ? facts.firstUnfinished(besides: flow.leftOpen) ?? facts.steps.count : flow.current + 1
      arrive(&flow, at: target, facts)
      if target == facts.steps.count { flow.returnsToReview = false }
    case .refused(let reason):
      flow.spoken.say(reason, cue: .refused)
    case .back(let facts):
      guard !flow.submission.isLocked, flow.current > 0 else { return .none }
      flow.submission = .idle
      if flow.returnsToReview, facts.steps.indices.contains(flow.current), !facts.steps[flow.current].isValid
      {
        flow.leftOpen.insert(flow.current)
      }
      arrive(&flow, at: min(flow.current, facts.steps.count) - 1, facts)
    case .edit(let step, let facts):
      guard !flow.submission.isLocked, facts.steps.indices.contains(step) else { return .none }
      flow.submission = .idle
      flow.returnsToReview = true
      flow.leftOpen = []
      arrive(&flow, at: step, facts)
    case .submit(let facts, let work):
      guard !flow.submission.isLocked else { return .none }
      if let unfinished = facts.firstUnfinished {
        flow.submission = .idle
        flow.returnsToReview = true
        flow.leftOpen = []
        arrive(&flow, at: unfinished, facts, cue: .refused)
        return .none
      }
      return submission(&flow, .start(work))
    case .submission(let action):
      return submission(&flow, action)
    }
    return .none
  }

  private func submission(_ flow: inout StepFlow, _ action: SubmissionAction) -> Effect<StepFlowAction> {
    let before = flow.submission
    let effect = reduceSubmission(&flow.submission, action)
    if flow.submission != before { announce(flow.submission, &flow.spoken, labels) }
    return effect.map { .submission($0) }
  }

  private func arrive(
    _ flow: inout StepFlow, at step: Int, _ facts: StepFacts, cue: Cue = .stepChanged
  ) {
    flow.move(to: step)
    flow.spoken.say(
      labels.stepHeading(number: step + 1, of: facts.steps.count + 1, title: facts.title(step)),
      cue: cue)
  }
}

/// Says how far sending has come; calling it off is quiet, and going back to rest takes back what was said last.
func announce(_ submission: Submission, _ spoken: inout Spoken, _ labels: Labels) {
  switch submission {
  case .idle: spoken.say()
  case .stopping: break
  case .checking: spoken.say(labels[.checking])
  case .sending: spoken.say(labels[.sending])
  case .sent(let message?): spoken.say(labels[.sent], message, cue: .sent)
  case .sent: spoken.say(labels[.sent], cue: .sent)
  case .failed(let text): spoken.say(text, cue: .failed)
  }
}

extension StepFlow {
  mutating func move(to step: Int) {
    isForward = step > current
    current = step
    moves += 1
  }
}
