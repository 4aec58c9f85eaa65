import FormhausCore
import FormhausText

/// A step change on its way.
///
/// | phase      | waits for               | and then                                                            |
/// | ---------- | ----------------------- | ------------------------------------------------------------------- |
/// | checking   | the host's validators   | refused: the end; passed: validating                                |
/// | validating | `onStepValidate`        | errors: set, the end; none: guarded                                 |
/// | guarded    | `onBeforeStepChange`    | false: the end; true: the rules again, then rechecking              |
/// | rechecking | the host's validators   | refused: the end; passed: the move, then reporting                  |
/// | reporting  | `onAfterStepChange`     | the end: done; a throw: done, with a `FormLifecycleError`           |
///
/// A phase that has nothing to wait for is passed at once. The host that was in force at the start is asked to the end.
/// After a wait for validators the rules are asked again when anything changed meanwhile. Up to the move a throw is the end of it and goes to the
/// caller; a reset, another step, another path or another checked answer is the end without a word. Back and Skip start
/// at guarded.
struct StepChangeRun: Sendable {
  enum Phase: Sendable { case checking, validating, guarded, rechecking, reporting }

  let number: Int
  let request: StepChangeRequest
  /// The host in force when the step change started.
  let host: FormHost
  /// Nil for the page of all answers, which is no step.
  let change: StepChange?
  var phase = Phase.checking
  var seen: CheckedAnswers
  /// The engine's revision for which the rules of the step passed.
  var passedRevision: Int

  /// Whether rules count: Back and Skip check nothing.
  var isChecked: Bool { if case .next = request.move { true } else { false } }

  var awaitsValidators: Bool { phase == .checking || phase == .rechecking }

  var isSkip: Bool { if case .skip = request.move { true } else { false } }
}

extension FormSession {
  /// Starts a step change; refused while busy, on a single page and at the end of the path.
  mutating func start(_ request: StepChangeRequest, _ host: FormHost, _ out: inout SessionReaction) {
    guard !isBusy, let from = engine.currentStep?.id else {
      return out.settle(request.completion, .success(false))
    }
    let destination: ForwardPlan.Destination?
    switch request.move {
    case .next(_, let plan):
      guard plan.leadsOn(in: engine) else { return out.settle(request.completion, .success(false)) }
      let errors = engine.validateCurrentStep()
      guard errors.isEmpty else {
        out.events.append(.refused(errors))
        return out.settle(request.completion, .success(false))
      }
      destination = plan.destination(in: engine)
    case .back:
      let index = engine.currentStepIndex
      destination = index > 0 ? .step(engine.path[index - 1]) : nil
    case .skip(let handler, let plan):
      var rest = engine
      guard rest.skipStep(submitting: true) else { return out.settle(request.completion, .success(false)) }
      destination = plan.destination(skipping: from, rest: rest)
      if destination == nil { return skipLast(handler, request.completion, host, &out) }
    }
    guard let destination else { return out.settle(request.completion, .success(false)) }
    let run = StepChangeRun(
      number: nextNumber(), request: request, host: host,
      change: change(request.move, from: from, to: destination),
      seen: CheckedAnswers(.place, of: engine), passedRevision: engine.revision)
    enter(run.isChecked ? .checking : .guarded, run, &out)
  }

  /// Takes what a hook came to; that of another step change is dropped.
  mutating func take(
    _ result: SessionAction.StepChangeResult, number: Int, _ out: inout SessionReaction
  ) {
    guard case .changingStep(let run) = activity, run.number == number else { return }
    switch (run.phase, result) {
    case (.validating, .checked(.success(let errors))):
      guard errors.isEmpty else { return refuse(run, errors, &out) }
      enter(.guarded, run, &out)
    case (.guarded, .guarded(.success(true))):
      recheck(run, &out)
    case (.guarded, .guarded(.success(false))):
      end(run, .notDone, &out)
    case (.reporting, .reported(.success)):
      end(run, nil, &out)
    case (.reporting, .reported(.failure(let error))):
      end(run, .failed(error, .afterStepChange), &out)
    case (_, .checked(.failure(let error))), (_, .guarded(.failure(let error))):
      end(run, .failed(error, nil), &out)
    default: break
    }
  }

  /// Goes into a phase, and on at once when it has nothing to wait for.
  private mutating func enter(
    _ phase: StepChangeRun.Phase, _ run: StepChangeRun, _ out: inout SessionReaction
  ) {
    var run = run
    run.phase = phase
    let (number, hooks) = (run.number, run.host.hooks)
    switch phase {
    case .checking, .rechecking:
      guard run.isChecked, askValidators(engine.visibleFields, run.host, &out) else {
        return validatorsAnswered(run, &out)
      }
      run.seen = CheckedAnswers(.rulesOfStep, of: engine)
      activity = .changingStep(run)
    case .validating:
      guard let hook = hooks.onStepValidate, let step = engine.currentStep?.id else {
        return enter(.guarded, run, &out)
      }
      run.seen = CheckedAnswers(.step, of: engine)
      activity = .changingStep(run)
      let values = engine.projection
      out.ask(
        id: .activity, { try await hook(step, values) }, as: { .stepChange(.checked($0), number: number) })
    case .guarded:
      guard let hook = hooks.onBeforeStepChange, let change = run.change else {
        return recheck(run, &out)
      }
      run.seen = CheckedAnswers(run.isSkip ? .all : run.isChecked ? .rulesOfStep : .place, of: engine)
      activity = .changingStep(run)
      out.ask(id: .activity, { try await hook(change) }, as: { .stepChange(.guarded($0), number: number) })
    case .reporting:
      guard let hook = hooks.onAfterStepChange, let change = run.change else { return end(run, nil, &out) }
      activity = .changingStep(run)
      out.ask(id: .activity, { try await hook(change) }, as: { .stepChange(.reported($0), number: number) })
    }
  }

  /// Goes on once the host's validators have answered.
  mutating func validatorsAnswered(_ run: StepChangeRun, _ out: inout SessionReaction) {
    let errors = run.isChecked ? verdictErrors(engine.visibleFields, run.host) : []
    guard errors.isEmpty else {
      engine.addErrors(errors.map { (key: $0.key, value: $0.message) })
      return end(run, .refused(errors), &out)
    }
    if run.phase == .checking { enter(.validating, run, &out) } else { recheck(run, &out) }
  }

  /// Asks the rules again, for answers may have come while hooks were asked.
  private mutating func recheck(_ run: StepChangeRun, _ out: inout SessionReaction) {
    guard run.isChecked, run.passedRevision != engine.revision else { return move(run, &out) }
    var run = run
    let errors = engine.validateCurrentStep()
    guard errors.isEmpty else { return end(run, .refused(errors), &out) }
    run.passedRevision = engine.revision
    enter(.rechecking, run, &out)
  }

  private mutating func move(_ run: StepChangeRun, _ out: inout SessionReaction) {
    if run.isSkip { _ = engine.skipStep(submitting: true) }
    if let change = run.change { engine.goToStep(id: change.toStepID) }
    out.events.append(run.change.map { .moved($0) } ?? .passed)
    enter(.reporting, run, &out)
  }

  /// Sets what the host's check of the step refused, in the order of the keys.
  private mutating func refuse(_ run: StepChangeRun, _ errors: [String: String], _ out: inout SessionReaction)
  {
    engine.setErrors(errors.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) })
    end(run, .refused(engine.errors), &out)
  }

  /// Ends a step change; nil when it was done.
  mutating func end(_ run: StepChangeRun, _ event: SessionEvent?, _ out: inout SessionReaction) {
    activity = .idle
    if let event { out.events.append(event) }
    switch event {
    case nil: out.settle(run.request.completion, .success(true))
    case .failed(let error, let phase?):
      out.settle(run.request.completion, .failure(FormLifecycleError(phase: phase, cause: error)))
    case .failed(let error, nil): out.settle(run.request.completion, .failure(error))
    default: out.settle(run.request.completion, .success(false))
    }
  }

  private func change(
    _ move: StepChangeRequest.Move, from: String, to destination: ForwardPlan.Destination
  ) -> StepChange? {
    guard case .step(let target) = destination else { return nil }
    let (direction, reason): (StepChange.Direction, StepChange.Reason) =
      switch move {
      case .next(let reason, _): (.next, reason)
      case .back: (.back, .back)
      case .skip: (.next, .skip)
      }
    return StepChange(
      fromStepID: from, toStepID: target, direction: direction, reason: reason, values: engine.projection)
  }
}
