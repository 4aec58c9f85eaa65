import FormhausCore
import FormhausText

/// The reducer of a form of the definition language.
///
/// The engine decides what is shown and what is refused; the reducer decides where the person is, what is said and
/// when something is sent. Nothing changes while sending, nor once it was sent.
@MainActor
public func reduceForm(_ form: inout FormState, _ action: FormAction) -> Effect<FormAction> {
  if case .submission(let action) = action { return reduceSending(&form, action) }
  guard !form.flow.submission.isLocked else { return .none }
  switch action {
  case .setText(let key, let text):
    form.setText(key, text)
  case .setValue(let key, let value):
    form.setValue(key, value)
  case .commit(let key):
    guard form.engine.field(key)?.autoAdvance == true, !form.isAtEnd else { return .none }
    form.next()
  case .check(let key):
    form.check(key)
  case .addItem(let group):
    form.addItem(group)
  case .removeItem(let group, let id):
    form.removeItem(group, id)
  case .moveItem(let group, let source, let destination):
    form.moveItem(group, from: source, to: destination)
  case .next:
    form.next()
  case .back:
    form.back()
  case .skip(let work):
    return skip(&form, work)
  case .edit(let index):
    guard form.engine.path.indices.contains(index) else { return .none }
    form.flow.submission = .idle
    form.flow.returnsToReview = true
    form.leftOpen = []
    form.show(step: form.engine.path[index])
  case .submit(let work):
    guard form.isAtEnd else { return .none }
    return submit(&form, work)
  case .setErrors(let errors):
    form.refuse(errors)
  case .engine(let change):
    form.change(change)
  case .submission:
    break
  }
  return .none
}

@MainActor
private func submit(_ form: inout FormState, _ work: SubmissionWork) -> Effect<FormAction> {
  // On Review the last step may stay skipped.
  if !form.isReviewing { form.engine.includeCurrentStep() }
  return send(&form, work)
}

/// Sends the form when nothing on the path is refused.
@MainActor
private func send(_ form: inout FormState, _ work: SubmissionWork) -> Effect<FormAction> {
  guard !form.engine.isSubmitDisabled else { return .none }
  form.engine.dropTopLevelErrors()
  guard form.engine.validate().isEmpty else {
    form.goToFirstError()
    return .none
  }
  return reduceSending(&form, .start(work))
}

/// Leaves the current step out; on the last step of a form without Review the rest is sent.
@MainActor
private func skip(_ form: inout FormState, _ work: SubmissionWork) -> Effect<FormAction> {
  guard form.engine.canSkip, !form.isReviewing else { return .none }
  form.flow.submission = .idle
  let step = form.engine.currentStep?.id
  if form.engine.isLastStep {
    form.change { _ = $0.skipStep(submitting: true) }
    guard form.hasReview else { return send(&form, work) }
    form.goOn()
  } else {
    form.change { _ = $0.skipStep() }
    if form.flow.returnsToReview, form.engine.currentStep?.id != step { form.goOn() }
  }
  return .none
}

@MainActor
private func reduceSending(_ form: inout FormState, _ action: SubmissionAction) -> Effect<FormAction> {
  let before = form.flow.submission
  let effect = reduceSubmission(&form.flow.submission, action)
  guard form.flow.submission != before else { return effect.map { .submission($0) } }
  if case .finished(.refused(let errors), _) = action {
    form.refuse(errors)
  } else {
    announce(form.flow.submission, &form.flow.spoken, form.engine.labels)
  }
  return effect.map { .submission($0) }
}
