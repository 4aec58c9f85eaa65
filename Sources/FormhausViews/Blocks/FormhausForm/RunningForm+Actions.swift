import FormhausCore
import FormhausStore

/// The buttons of a running form, and what they do.
extension RunningForm {
  var actions: ActionsContext {
    let form = store.state
    let labels = form.engine.labels
    let step = form.isReviewing ? nil : form.engine.currentStep
    var state = ActionsState(
      showBack: form.flow.current > 0 && step?.back != .hidden,
      backLabel: step?.back.label ?? labels[.back], primaryLabel: primaryLabel,
      primaryDisabled: form.isAtEnd && form.engine.isSubmitDisabled || form.flow.submission.isSent,
      isLast: form.isAtEnd, dimmedReason: form.dimmedReason, submission: form.flow.submission)
    state.showPrimary = form.isAtEnd || step?.next != .hidden
    if step?.next != .hidden, !form.isReviewing { state.skipLabel = form.engine.currentStep?.skip?.label }
    if mayLeave { state.cancelLabel = form.engine.definition.cancel?.label }
    let testIds = ActionTestIds(
      primary: testID(form.isAtEnd ? .submit : .next), back: testID(.back), skip: testID(.skip),
      cancel: testID(.cancel))
    return ActionsContext(state: state, testIds: testIds, perform: perform)
  }

  private var primaryLabel: String {
    let form = store.state
    if form.isAtEnd { return form.engine.definition.submit.label }
    if form.returnsToReviewAtOnce { return form.engine.labels[.backToReview] }
    return form.engine.currentStep?.next.label ?? form.engine.labels[.continue]
  }

  private func perform(_ action: ActionsContext.Action) {
    switch action {
    case .back: store.send(.back)
    case .skip: store.send(.skip(work))
    case .cancel: store.send(.cancel(cancelled))
    case .stop: store.send(.stop)
    // A Continue that is pressed too early says what is missing by failing.
    case .primary, .refused: store.send(store.state.isAtEnd ? .submit(work) : .next)
    }
  }

  private var work: SubmissionWork {
    let onSubmit = onSubmit
    return SubmissionWork(
      checkTime: reduceMotion ? .zero : SubmissionWork.standardCheckTime,
      defaultFailure: store.state.engine.labels[.submitFailed],
      submit: { values, skippedSteps in
        do {
          return SubmissionOutcome(try await onSubmit(values, SubmitContext(skippedSteps: skippedSteps)))
        } catch {
          return SubmissionOutcome(throwing: error)
        }
      }, succeeded: succeeded)
  }
}

extension SubmissionOutcome {
  init(_ result: SubmitResult) {
    self =
      switch result {
      case .ok: .sent(message: nil)
      case .okWithMessage(let message): .sent(message: message)
      case .errors(let errors):
        .refused(errors.sorted { $0.key < $1.key }.map { FieldError(key: $0.key, message: $0.value) })
      case .failure(let text): .failed(text)
      }
  }
}
