import FormhausCore
import FormhausStore
import FormhausText

/// The view of a running form: a page for each step and Review, or a single page.
struct RunningForm: View {
  @Environment(\.reduceMotion) var reduceMotion
  @Environment(\.formSucceeded) var succeeded
  @Environment(\.formCancelled) var cancelled
  @Environment(\.mayLeave) var mayLeave
  @StoreState var store: Store<FormState, FormAction>
  @Environment(\.formComponents) private var chosenComponents
  @Environment(\.isSpoken) private var isSpoken
  @Environment(\.tint) private var tint
  @Environment(\.autofill) private var autofill
  @Environment(\.formBehavior) private var behavior
  @State private var options = OptionMemory()
  let renderer: FormRendererOptions
  let onSubmit: FormhausForm.SubmitHandler

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
      options.today = options.today ?? environment.today?.description
      options.addressFormats = options.addressFormats ?? environment.addressFormats
      options.files = options.files ?? environment.fileBrowser?.problem
      // Each session has random orders of its own.
      options.seed = options.seed ?? UInt64.random(in: .min ... .max)
      let engine = FormEngine(
        form, initialValues: initialValues, options: options.passing(host().asyncValidators))
      let store = Store<FormState, FormAction>(
        FormState(engine: engine, hasReview: environment.formBehavior.review), clock: environment.clock
      ) { reduceForm(&$0, $1, host: host()) }
      environment.formObserver?(store)
      // The views may be gone by the time that the host wants the rest.
      host().draft?.started { store.send(.draft(.keep)) }
      store.send(.appeared)
      return store
    }
  }

  var body: some View {
    let form = store.state
    Group {
      page.region(form.engine.definition.title, testID: testID(.form))
        .modified { $0.signals.focusRequest = form.focusRequest }
      question
    }
    .environment(\.labels, form.engine.labels)
    .modified { element in
      guard components.look == .system else { return }
      element.style.hasBoxes = false
      element.style.isASCII = true
      element.style.accent = element.style.accent ?? tint
    }
  }

  @ViewBuilder private var page: some View {
    let form = store.state
    if form.engine.isMultiStep {
      StepPage(
        slide: Slide(key: form.flow.moves, isForward: form.flow.isForward), spoken: form.flow.spoken
      ) {
        ProgressView(context: progress, formTitle: formTitle, components: components, report: report)
      } notice: {
        summary
      } content: {
        if form.isReviewing { review } else { FormFields(source: source) }
      } actions: {
        below
      }
    } else {
      VStack(spacing: 1) {
        if let formTitle { Text(formTitle.text).bold().accessibilityHeader() }
        summary
        Card { FormFields(source: source) }
        below
      }
      .signals(form.flow.spoken.signals)
    }
  }

  private var components: FormComponents { isSpoken ? chosenComponents.spoken : chosenComponents }

  private var source: FieldSource {
    FieldSource(
      store: store, renderer: renderer, components: components, options: options,
      autofill: autofill)
  }

  private var report: (@Sendable (FormWarning) -> Void)? { store.state.engine.options.onWarning }

  /// The title of the form, where the components show one.
  private var formTitle: FormTitle? {
    guard components.look == .system else { return nil }
    return FormTitle(store.state.engine.definition.title, behavior.titleDisplayMode)
  }

  private var progress: ProgressContext {
    let form = store.state
    let labels = form.engine.labels
    let (current, total) = (form.flow.current + 1, form.pageCount)
    return ProgressContext(
      current: current, total: total,
      title: form.isReviewing ? labels[.review] : form.engine.currentStep?.title ?? "",
      position: labels.stepPosition(number: current, of: total))
  }

  /// What was refused on the page that shows.
  @ViewBuilder private var summary: some View {
    let form = store.state
    let errors = form.flow.submission.isLocked ? [] : form.summary
    if !errors.isEmpty {
      ErrorSummary(
        errors: errors, testID: testID(.summary), label: { form.engine.fullLabel(ofField: $0) },
        goTo: { store.send(.goTo(key: $0)) })
    }
  }

  private var review: some View {
    let form = store.state
    return ReviewView(
      groups: form.reviewGroups { testID(.edit, key: $0) }, note: nil,
      edit: form.flow.submission.isLocked ? nil : edit
    )
    .region(form.engine.labels[.review], testID: testID(.review))
  }

  private func edit(_ step: Int) { store.send(.edit(step)) }

  private var below: some View {
    VStack(spacing: 1) {
      ForEach(store.state.engine.topLevelErrors, id: \.self) { error in
        ErrorText(error).purpose(.failed)
      }
      ActionsView(context: actions, components: components, report: report)
    }
  }

  /// The question that is asked before something is done that cannot be undone.
  @ViewBuilder private var question: some View {
    if let words = store.state.questionWords {
      ConfirmDialogView(
        context: ConfirmDialogContext(
          title: words.title, message: words.message, acceptLabel: words.accept, declineLabel: words.decline,
          isExpected: words.isExpected,
          acceptTestId: testID(.accept), declineTestId: testID(.decline)
        ) { [store] in store.send(.answer(accepts: $0)) },
        components: components, report: report)
    }
  }

  func testID(_ kind: TestIdTarget.Kind, key: String? = nil) -> String? {
    renderer.testIds.id(kind, key: key, in: store.state.engine.definition.id)
  }
}
