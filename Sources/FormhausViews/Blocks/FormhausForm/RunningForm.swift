import FormhausCore
import FormhausStore
import FormhausText

/// The view of a running form: a page for each step and Review, or a single page.
struct RunningForm: View {
  @Environment(\.reduceMotion) private var reduceMotion
  @Environment(\.formSucceeded) private var succeeded
  @Environment(\.formCancelled) private var cancelled
  @StoreState private var store: Store<FormState, FormAction>
  private let renderer: FormRendererOptions
  private let onSubmit: FormhausForm.SubmitHandler

  /// - Parameter host: says what the host does, as of the moment when an action starts.
  init(
    form: CompiledForm, initialValues: JSONObject, options: FormEngineOptions,
    renderer: FormRendererOptions, host: @escaping @MainActor () -> FormHost,
    onSubmit: @escaping FormhausForm.SubmitHandler
  ) {
    self.renderer = renderer
    self.onSubmit = onSubmit
    var options = options
    // The screens check types and trim one-line answers; the engine alone leaves both to its caller.
    options.typeChecks = true
    options.trimsText = true
    _store = StoreState { [options] environment in
      var options = options
      // Each session has random orders of its own.
      options.seed = options.seed ?? UInt64.random(in: .min ... .max)
      let engine = FormEngine(
        form, initialValues: initialValues, options: options.passing(host().asyncValidators))
      let store = Store<FormState, FormAction>(
        FormState(engine: engine, hasReview: environment.formBehavior.review), clock: environment.clock
      ) { reduceForm(&$0, $1, host: host()) }
      environment.formObserver?(store)
      store.send(.appeared)
      return store
    }
  }

  var body: some View {
    let form = store.state
    Group {
      if form.engine.isMultiStep {
        StepPage(
          number: form.flow.current + 1, of: form.pageCount, title: title,
          slide: Slide(key: form.flow.moves, isForward: form.flow.isForward), spoken: form.flow.spoken
        ) {
          if form.isReviewing { review } else { FormFields(store: store, renderer: renderer) }
        } actions: {
          below
        }
      } else {
        VStack(spacing: 1) {
          Card { FormFields(store: store, renderer: renderer) }
          below
        }
        .signals(form.flow.spoken.signals)
      }
    }
    .environment(\.labels, form.engine.labels)
    .modified { $0.signals.focusRequest = form.focusRequest }
  }

  private var title: String {
    store.state.isReviewing
      ? store.state.engine.labels[.review] : store.state.engine.currentStep?.title ?? ""
  }

  private var review: some View {
    let form = store.state
    return ReviewView(
      groups: form.reviewGroups { testID(.edit, key: $0) }, note: nil,
      edit: form.flow.submission.isLocked ? nil : edit)
  }

  private func edit(_ step: Int) { store.send(.edit(step)) }

  private var below: some View {
    VStack(spacing: 1) {
      ForEach(store.state.engine.topLevelErrors, id: \.self) { error in
        ErrorText(error).purpose(.failed)
      }
      StepActions(state: actions) { perform($0) }
    }
  }

  private var actions: StepActionsState {
    let form = store.state
    let labels = form.engine.labels
    let step = form.isReviewing ? nil : form.engine.currentStep
    var state = StepActionsState(
      showsBack: form.flow.current > 0 && step?.back != .hidden,
      backLabel: step?.back.label ?? labels[.back], primaryLabel: primaryLabel, isLast: form.isAtEnd,
      dimmedReason: form.dimmedReason, submission: form.flow.submission)
    state.showsPrimary = form.isAtEnd || step?.next != .hidden
    if step?.next != .hidden, !form.isReviewing { state.skipLabel = form.engine.currentStep?.skip?.label }
    state.cancelLabel = form.engine.definition.cancel?.label
    state.testIDs = StepActionsState.TestIDs(
      primary: testID(form.isAtEnd ? .submit : .next), back: testID(.back), skip: testID(.skip),
      cancel: testID(.cancel))
    return state
  }

  private var primaryLabel: String {
    let form = store.state
    if form.isAtEnd { return form.engine.definition.submit.label }
    if form.returnsToReviewAtOnce { return form.engine.labels[.backToReview] }
    return form.engine.currentStep?.next.label ?? form.engine.labels[.continue]
  }

  private func perform(_ action: StepActions.Action) {
    switch action {
    case .back: store.send(.back)
    case .skip: store.send(.skip(work))
    case .cancel: cancelled()
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

  private func testID(_ kind: TestIdTarget.Kind, key: String? = nil) -> String? {
    renderer.testIds.id(kind, key: key, in: store.state.engine.definition.id)
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
