import FormhausCore

/// The reducer of a form with its host, without a screen.
@MainActor
public func reduceSession(
  _ session: inout FormSession, _ action: SessionAction, host: FormHost = FormHost()
) -> Effect<SessionAction> {
  var out = SessionReaction()
  session.take(action, host, &out)
  session.follow(host, &out)
  return out.effect
}

extension FormSession {
  /// Carries out an action.
  @MainActor
  mutating func take(_ action: SessionAction, _ host: FormHost, _ out: inout SessionReaction) {
    switch action {
    case .changeStep(let request): start(request, host, &out)
    case .submit(let request): start(request, host, &out)
    case .cancelPending: cancelPending(&out)
    case .stop: stop(&out)
    case .change(let change): change(&engine)
    case .retry(let key):
      retryOptions(key, host, &out)
      retryValidator(key, host, &out)
    case .stepChange(let result, let number): take(result, number: number, &out)
    case .submission(let result, let number): take(result, number: number, &out)
    case .validated(let result, let id, let number): take(result, id, number: number, &out)
    case .options(let result, let id, let number): take(result, id, number: number)
    }
  }

  /// Brings what is on its way up to date after the engine may have changed: drops what no longer holds, and asks for
  /// options that are wanted now.
  mutating func follow(_ host: FormHost, _ out: inout SessionReaction) {
    dropStaleActivity(&out)
    dropStaleVerdicts(&out)
    let isNew = resetCount != engine.resetCount
    resetCount = engine.resetCount
    if structureRevision != engine.structureRevision {
      structureRevision = engine.structureRevision
      dropOptions(all: isNew, &out)
    }
    askOptions(host, &out)
  }

  /// Ends the activity that is on its way; one whose work is done already counts as done.
  mutating func cancelPending(_ out: inout SessionReaction) {
    guard isBusy else { return }
    out.effects.append(.cancel(.activity))
    dropVerdicts(onlyStale: false, &out)
    switch activity {
    case .idle: break
    case .changingStep(let run): end(run, run.phase == .reporting ? nil : .notDone, &out)
    case .submitting(let run):
      end(run, run.phase == .reporting ? .sent(message: run.message) : .notDone, &out)
    }
  }

  /// Calls off what is on its way; answers that were handed over may have got through, so their result is awaited
  /// unless the person asks twice.
  private mutating func stop(_ out: inout SessionReaction) {
    guard case .submitting(var run) = activity, run.phase == .sending, !run.isStopping else {
      return cancelPending(&out)
    }
    run.isStopping = true
    activity = .submitting(run)
    out.effects.append(.interrupt(.activity))
  }

  private mutating func dropStaleActivity(_ out: inout SessionReaction) {
    let holds =
      switch activity {
      case .idle: true
      case .changingStep(let run):
        run.phase == .reporting ? !run.seen.wereReset(in: engine) : run.seen.hold(in: engine)
      case .submitting(let run):
        run.phase == .sending || run.phase == .reporting
          ? !run.seen.wereReset(in: engine) : run.seen.hold(in: engine)
      }
    if !holds { cancelPending(&out) }
  }
}
