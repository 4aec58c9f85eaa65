import FormhausCore
import FormhausText

/// The reducer of a form of the definition language on a screen.
///
/// The engine decides what is shown and what is refused, the session asks the host; the reducer decides where the person
/// is and what is said. A person changes nothing while something is on its way, nor once the form was sent.
@MainActor
public func reduceForm(
  _ form: inout FormState, _ action: FormAction, host: FormHost = FormHost()
) -> Effect<FormAction> {
  let place = FormPlace(form)
  var out = SessionReaction()
  let ending = form.take(action, host, &out)
  form.session.follow(host, &out)
  var effect = Effect.merge(ending, out.effect.map { FormAction.answered($0) })
  for event in out.events { effect = .merge(effect, form.note(event)) }
  form.keep(place)
  form.showActivity()
  form.dropIdleQuestion()
  for change in form.takeWaitingChanges() {
    effect = .merge(effect, reduceForm(&form, .engine(change), host: host))
  }
  effect = .merge(effect, form.keepDraft(after: action, host.draft))
  if case .checkShown(let work) = action, form.flow.submission.isSent {
    return .merge(effect, .call(work.succeeded))
  }
  return effect
}

extension FormState {
  /// Carries out an action, and gives what is to be done once it is reduced; what comes from a person has no effect
  /// while the form is locked.
  @MainActor
  fileprivate mutating func take(
    _ action: FormAction, _ host: FormHost, _ out: inout SessionReaction
  ) -> Effect<FormAction> {
    switch action {
    case .answered(let action): session.take(action, host, &out)
    case .stop: session.take(.stop, host, &out)
    case .engine(let change): changeEngine(change)
    case .appeared: if let store = host.draft { begin(store) }
    case .cancel(let cancelled) where !flow.submission.isLocked: return cancel(cancelled)
    case .answer(let accepts) where !flow.submission.isLocked: return answer(accepts, host)
    default: if !flow.submission.isLocked { takeFromPerson(action, host, &out) }
    }
    return .none
  }

  @MainActor
  private mutating func takeFromPerson(
    _ action: FormAction, _ host: FormHost, _ out: inout SessionReaction
  ) {
    switch action {
    case .setText(let key, let text): setText(key, text)
    case .setName(let key, let name, let value): setName(key, name, value)
    case .setValue(let key, let value): setValue(key, value)
    case .commit(let key):
      if engine.field(key)?.autoAdvance == true, !isAtEnd { next(.autoAdvance, host, &out) }
    case .check(let key): check(key)
    case .addItem(let group): addItem(group)
    case .removeItem(let group, let id): removeItem(group, id)
    case .moveItem(let group, let source, let destination): moveItem(group, from: source, to: destination)
    case .next: next(.next, host, &out)
    case .back: back(host, &out)
    case .skip(let work): skip(work, host, &out)
    case .edit(let index): edit(stepAt: index)
    case .goTo(let key): goTo(key)
    case .submit(let work): if isAtEnd { submit(work, host, &out) }
    case .setErrors(let errors): refuse(errors)
    case .retry(let key): session.take(.retry(key: key), host, &out)
    case .answered, .stop, .engine, .appeared, .checkShown, .cancel, .answer, .draft: break
    }
  }

  /// Makes a change of the host, or lets it wait while the form is being sent.
  @MainActor
  private mutating func changeEngine(_ change: @escaping FormAction.EngineChange) {
    if flow.submission.isSending {
      waitingChanges.append(change)
    } else if !flow.submission.isSent {
      change(&engine)
    }
  }

  /// The changes of the host that can be made now; none while sending, and none any more once it was sent.
  fileprivate mutating func takeWaitingChanges() -> [FormAction.EngineChange] {
    guard !waitingChanges.isEmpty, !flow.submission.isSending else { return [] }
    defer { waitingChanges = [] }
    return flow.submission.isSent ? [] : waitingChanges
  }

  /// Shows what became of what was on its way.
  fileprivate mutating func note(_ event: SessionEvent) -> Effect<FormAction> {
    switch event {
    case .moved(let change): arrive(by: change)
    case .passed: showReview()
    case .refused(let errors): goToFirst(of: errors)
    case .noticed(let error): notice(error)
    case .sent(let message): return sent(message)
    case .failed(let error, .afterSubmit): return sent(error.sentence)
    case .failed(let error, _): fail(error)
    case .notDone: rest()
    }
    return .none
  }

  /// Back to rest without a word: what was said last is taken back.
  private mutating func rest() {
    sending = nil
    guard flow.submission.isBusy else { return }
    flow.submission = .idle
    announce(flow.submission, &flow.spoken, engine.labels)
  }

  private mutating func sent(_ message: String?) -> Effect<FormAction> {
    flow.submission = .sent(message: message)
    announce(flow.submission, &flow.spoken, engine.labels)
    guard let work = sending else { return .none }
    sending = nil
    return .after(work.checkTime, id: .submission, .checkShown(work))
  }

  /// Says why nothing came of it; a cancellation is quiet.
  private mutating func fail(_ error: any Error) {
    let text = error.sentence ?? sending?.defaultFailure ?? engine.labels[.checkFailed]
    guard !(error is CancellationError) else { return rest() }
    sending = nil
    flow.submission = .failed(text)
    announce(flow.submission, &flow.spoken, engine.labels)
  }

  /// Shows and says what the form is busy with.
  fileprivate mutating func showActivity() {
    if let activity = session.submission {
      guard flow.submission != activity else { return }
      flow.submission = activity
      announce(activity, &flow.spoken, engine.labels)
    } else if flow.submission.isBusy {
      flow.submission = .idle
      sending = nil
    }
  }
}

extension FormSession {
  /// How far checking and sending have come; nil at rest.
  fileprivate var submission: Submission? {
    switch activity {
    case .idle: nil
    case .changingStep: .checking
    case .submitting(let run):
      switch run.phase {
      case .checking, .guarded, .rechecking: .checking
      case .sending, .reporting: run.isStopping ? .stopping : .sending
      }
    }
  }
}
