import FormhausCore
import FormhausText

/// A submit on its way.
///
/// | phase      | waits for             | and then                                                                  |
/// | ---------- | --------------------- | ------------------------------------------------------------------------- |
/// | checking   | the host's validators | refused: the end; passed: guarded                                         |
/// | guarded    | `onBeforeSubmit`      | false: the end; true: its answers are set, the rules again, rechecking    |
/// | rechecking | the host's validators | refused: the end; passed: the answers are read anew, then sending         |
/// | sending    | the handler           | sent: reporting; refused, failed or called off: the end                   |
/// | reporting  | `onAfterSubmit`       | the end: sent; a throw: sent, with a `FormLifecycleError`                 |
///
/// A phase that has nothing to wait for is passed at once. The host that was in force at the start is asked to the end.
/// After a wait for validators the rules are asked again when anything changed meanwhile. Up to sending a throw is the
/// end of it and goes to the caller; a reset, another step, another path or another checked answer is the end without a
/// word. From sending on only a reset is: what was sent was sent, so the handler's result counts for the answers that
/// it was given, whatever they are by then. The submit of a skipped last step that comes to nothing puts that step back
/// as it was.
struct SubmitRun: Sendable {
  enum Phase: Sendable { case checking, guarded, rechecking, sending, reporting }

  let number: Int
  var request: SubmitRequest
  /// The host in force when the submit started.
  let host: FormHost
  var phase = Phase.checking
  var seen: CheckedAnswers
  /// The engine's revision for which all rules passed.
  var passedRevision: Int?
  /// The answers handed to the handler.
  var values: JSONObject = [:]
  /// What the receiver answered.
  var message: String?
  /// Whether the person called sending off and its result is still awaited.
  var isStopping = false

  var awaitsValidators: Bool { phase == .checking || phase == .rechecking }

  /// Puts a skipped last step back as it was, once, unless something was edited since; says whether it did.
  @discardableResult
  mutating func takeBackSkip(in engine: inout FormEngine) -> Bool {
    guard let undo = request.undo else { return false }
    request.undo = nil
    guard engine.resetCount == undo.before.resetCount, engine.values == undo.values else { return false }
    engine.restore(undo.before)
    return true
  }
}

/// What a form was before its last step was skipped, and the answers right after that.
struct SkipUndo: Sendable {
  let before: FormEngine
  let values: JSONObject
}

extension FormSession {
  /// Starts to send; refused while busy.
  mutating func start(_ request: SubmitRequest, _ host: FormHost, _ out: inout SessionReaction) {
    guard !isBusy else { return out.settle(request.completion, .success(false)) }
    if request.includesCurrentStep { engine.includeCurrentStep() }
    var run = SubmitRun(
      number: nextNumber(), request: request, host: host, seen: CheckedAnswers(.place, of: engine))
    activity = .submitting(run)
    let errors = engine.validate()
    guard errors.isEmpty else { return end(run, .refused(errors), &out) }
    run.passedRevision = engine.revision
    enter(.checking, run, &out)
  }

  /// Skips the last step and sends the rest.
  mutating func skipLast(
    _ handler: SubmitHandler?, _ completion: SessionCompletion?, _ host: FormHost,
    _ out: inout SessionReaction
  ) {
    guard let handler else { return out.settle(completion, .success(false)) }
    let before = engine
    _ = engine.skipStep(submitting: true)
    var request = SubmitRequest(handler: handler, completion: completion)
    request.includesCurrentStep = false
    request.undo = SkipUndo(before: before, values: engine.values)
    start(request, host, &out)
  }

  /// Takes what a hook or the handler came to; that of another submit is dropped.
  mutating func take(
    _ result: SessionAction.SubmitResult, number: Int, _ out: inout SessionReaction
  ) {
    guard case .submitting(let run) = activity, run.number == number else { return }
    switch (run.phase, result) {
    case (.guarded, .guarded(.success(let answer))):
      guard answer.isAllowed else { return end(run, .notDone, &out) }
      for (key, value) in answer.changes { engine.setValue(key, value) }
      recheck(run, &out)
    case (.guarded, .guarded(.failure(let error))):
      end(run, .failed(error, nil), &out)
    case (.sending, .handled(.success(let outcome))):
      handled(run, outcome, &out)
    case (.sending, .handled(.failure(let error))):
      end(run, run.isStopping || error is CancellationError ? .notDone : .failed(error, nil), &out)
    case (.reporting, .reported(.success)):
      end(run, .sent(message: run.message), &out)
    case (.reporting, .reported(.failure(let error))):
      end(run, .failed(error, .afterSubmit), &out)
    default: break
    }
  }

  /// Goes into a phase, and on at once when it has nothing to wait for.
  private mutating func enter(_ phase: SubmitRun.Phase, _ run: SubmitRun, _ out: inout SessionReaction) {
    var run = run
    run.phase = phase
    let number = run.number
    switch phase {
    case .checking, .rechecking:
      guard askValidators(engine.fieldsOnPath, run.host, &out) else {
        return validatorsAnswered(run, &out)
      }
      run.seen = CheckedAnswers(.rulesOfPath, of: engine)
      activity = .submitting(run)
    case .guarded:
      guard let hook = run.host.hooks.onBeforeSubmit else { return recheck(run, &out) }
      run.seen = CheckedAnswers(.rulesOfPath, of: engine)
      activity = .submitting(run)
      let values = engine.submitValues
      out.ask(
        id: .activity, { try await SubmitPermission(hook, values) },
        as: {
          .submission(.guarded($0), number: number)
        })
    case .sending:
      run.values = engine.submitValues
      activity = .submitting(run)
      let (handler, values, skipped) = (run.request.handler, run.values, engine.skippedSteps)
      out.ask(
        id: .activity, { try await handler(values, skipped) },
        as: {
          .submission(.handled($0), number: number)
        })
    case .reporting:
      guard let hook = run.host.hooks.onAfterSubmit else {
        return end(run, .sent(message: run.message), &out)
      }
      activity = .submitting(run)
      let values = run.values
      out.ask(id: .activity, { try await hook(values) }, as: { .submission(.reported($0), number: number) })
    }
  }

  /// Goes on once the host's validators have answered.
  mutating func validatorsAnswered(_ run: SubmitRun, _ out: inout SessionReaction) {
    let errors = verdictErrors(engine.fieldsOnPath, run.host)
    guard errors.isEmpty else {
      engine.addErrors(errors.map { (key: $0.key, value: $0.message) })
      return end(run, .refused(errors), &out)
    }
    if run.phase == .checking { enter(.guarded, run, &out) } else { recheck(run, &out) }
  }

  /// Asks the rules again, for answers may have come while hooks were asked.
  private mutating func recheck(_ run: SubmitRun, _ out: inout SessionReaction) {
    guard run.passedRevision != engine.revision else { return enter(.sending, run, &out) }
    var run = run
    let errors = engine.validate()
    guard errors.isEmpty else { return end(run, .refused(errors), &out) }
    run.passedRevision = engine.revision
    enter(.rechecking, run, &out)
  }

  private mutating func handled(
    _ run: SubmitRun, _ outcome: SubmissionOutcome, _ out: inout SessionReaction
  ) {
    var run = run
    switch outcome.settled(calledOff: run.isStopping) {
    case .sent(let message):
      run.message = message
      enter(.reporting, run, &out)
    case .cancelled: end(run, .notDone, &out)
    case .failed(let text): end(run, .failed(SubmissionFailure(errorDescription: text), nil), &out)
    case .refused(let errors):
      run.takeBackSkip(in: &engine)
      engine.setErrors(errors.map { (key: $0.key, value: $0.message) })
      end(run, .refused(engine.errors), &out)
    }
  }

  /// Ends a submit.
  mutating func end(_ run: SubmitRun, _ event: SessionEvent, _ out: inout SessionReaction) {
    var run = run
    activity = .idle
    out.events.append(event)
    switch event {
    case .sent:
      out.settle(run.request.completion, .success(true))
    case .failed(let error, .some(let phase)):
      out.settle(run.request.completion, .failure(FormLifecycleError(phase: phase, cause: error)))
    case .failed(let error, nil):
      run.takeBackSkip(in: &engine)
      out.settle(run.request.completion, .failure(error))
    case .refused(let errors):
      if run.takeBackSkip(in: &engine) { engine.setErrors(errors.map { (key: $0.key, value: $0.message) }) }
      out.settle(run.request.completion, .success(false))
    case .notDone, .noticed, .moved, .passed:
      run.takeBackSkip(in: &engine)
      out.settle(run.request.completion, .success(false))
    }
  }
}
