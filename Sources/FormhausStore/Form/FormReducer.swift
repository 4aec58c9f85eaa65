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
  guard !form.engine.isSubmitDisabled else { return .none }
  // On Review the last step may stay skipped.
  if !form.isReviewing { form.engine.includeCurrentStep() }
  let errors = form.engine.validate()
  guard errors.isEmpty else {
    form.refuse(errors)
    return .none
  }
  return reduceSending(&form, .start(work))
}

@MainActor
private func skip(_ form: inout FormState, _ work: SubmissionWork) -> Effect<FormAction> {
  guard form.engine.canSkip, !form.isReviewing else { return .none }
  if form.engine.isLastStep {
    guard form.engine.skipStep(submitting: true) else { return .none }
    guard !form.hasReview else {
      form.showReview()
      return .none
    }
    return reduceSending(&form, .start(work))
  }
  guard form.engine.skipStep() else { return .none }
  form.arrive()
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
