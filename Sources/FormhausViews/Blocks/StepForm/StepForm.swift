import FormhausCore
import FormhausStore

/// A form of several steps that ends with Review: an indicator, a card with the current step, and the buttons.
///
/// The steps' views own their fields and bindings; the block owns the order, the indicator and the buttons. Build the
/// steps in your body from your own state, so that validity and answers stay current. It is a section: it brings no
/// page, padding or scrolling of its own.
public struct StepForm: View {
  @Environment(\.labels) private var labels
  @Environment(\.reduceMotion) private var reduceMotion
  @Environment(\.formSucceeded) private var succeeded
  @StoreState private var store: Store<StepFlow, StepFlowAction>

  private let steps: [Step]
  private let current: Binding<Int>?
  private let reviewTitle: String?
  private let reviewNote: String?
  private let submitTitle: String?
  private let onSubmit: @Sendable @MainActor () async throws -> Void
  private let onSuccess: EndAction?

  /// - Parameters:
  ///   - current: the step that shows, from 0, with `steps.count` meaning Review; nil and the block keeps it.
  ///   - reviewTitle: the title of the last step; nil for "Review".
  ///   - reviewNote: a remark on a quiet panel under the answers.
  ///   - submitTitle: the button on Review; nil for "Submit".
  ///   - onSubmit: sends the answers you hold; a thrown `LocalizedError` shows its description under the button, a
  ///     `CancellationError` goes back to rest quietly.
  ///   - onSuccess: called once the check has shown; without it the program ends.
  public init(
    steps: [Step], current: Binding<Int>? = nil, reviewTitle: String? = nil, reviewNote: String? = nil,
    submitTitle: String? = nil, onSubmit: @escaping @Sendable @MainActor () async throws -> Void,
    onSuccess: EndAction? = nil
  ) {
    self.steps = steps
    self.current = current
    self.reviewTitle = reviewTitle
    self.reviewNote = reviewNote
    self.submitTitle = submitTitle
    self.onSubmit = onSubmit
    self.onSuccess = onSuccess
    let first = min(max(current?.wrappedValue ?? 0, 0), steps.count)
    _store = StoreState { environment in
      Store(
        StepFlow(current: first), clock: environment.clock,
        reduce: StepFlowReducer(labels: environment.labels).callAsFunction)
    }
  }

  public var body: some View {
    let flow = store.state
    let step = steps.indices.contains(flow.current) ? steps[flow.current] : nil
    StepPage(slide: Slide(key: flow.moves, isForward: flow.isForward), spoken: flow.spoken) {
      StepIndicator(
        number: min(flow.current, steps.count) + 1, of: steps.count + 1,
        title: step?.title ?? facts.reviewTitle)
    } notice: {
      EmptyView()
    } content: {
      if let step {
        step.content.locked(flow.submission.isLocked)
      } else {
        ReviewView(
          groups: reviewGroups, note: reviewNote, edit: flow.submission.isLocked ? nil : edit)
      }
    } actions: {
      StepActions(
        context: ActionsContext(
          state: actions(step: step, flow: flow), testIds: ActionTestIds(), perform: perform))
    }
    .onChange(of: wish) { if let step = $0 { send(.show(step, facts)) } }
  }

  /// The step that the host wants to show, where it is another one than shows.
  private var wish: Int? {
    current.flatMap { $0.wrappedValue == store.state.current ? nil : $0.wrappedValue }
  }

  private var facts: StepFacts {
    StepFacts(
      steps: steps.map { StepFacts.Fact(title: $0.title, isValid: $0.isValid) },
      reviewTitle: reviewTitle ?? labels[.review])
  }

  private var reviewGroups: [ReviewGroup] {
    steps.map { step in
      ReviewGroup(
        title: step.title, isFinished: step.isValid,
        answers: step.summary.map { ReviewAnswer(label: $0.label, value: $0.value) })
    }
  }

  private func edit(_ step: Int) {
    send(.edit(step, facts))
  }

  private func actions(step: Step?, flow: StepFlow) -> ActionsState {
    let returnsAtOnce =
      flow.returnsToReview && facts.firstUnfinished(besides: flow.leftOpen.union([flow.current])) == nil
    return ActionsState(
      showBack: flow.current > 0, backLabel: labels[.back],
      primaryLabel: step == nil
        ? submitTitle ?? labels[.submit] : returnsAtOnce ? labels[.backToReview] : labels[.continue],
      isLast: step == nil, dimmedReason: step?.isValid == false ? labels[.stepIncomplete] : nil,
      submission: flow.submission)
  }

  private func perform(_ action: ActionsContext.Action) {
    switch action {
    case .back: send(.back(facts))
    case .refused(let reason): send(.refused(reason: reason))
    case .stop: send(.submission(.cancel))
    case .skip, .cancel: break
    case .primary where store.state.current < steps.count: send(.next(facts))
    case .primary: send(.submit(facts, work))
    }
  }

  private var work: SubmissionWork {
    let onSubmit = onSubmit
    return SubmissionWork(
      checkTime: reduceMotion ? .zero : SubmissionWork.standardCheckTime,
      defaultFailure: labels[.submitFailed],
      submit: { _, _ in
        do {
          try await onSubmit()
          return .sent(message: nil)
        } catch {
          return SubmissionOutcome(throwing: error)
        }
      }, succeeded: onSuccess ?? succeeded)
  }

  /// Sends an action to the store and tells the host which step shows afterwards.
  private func send(_ action: StepFlowAction) {
    store.send(action)
    if let current, current.wrappedValue != store.state.current {
      current.wrappedValue = store.state.current
    }
  }
}

extension StepForm {
  /// One step: its view and what it reports to the block.
  @MainActor
  public struct Step: Identifiable {
    public let id: String
    /// Shown in the indicator and on Review.
    public let title: String
    /// Whether Continue may move on.
    public let isValid: Bool
    /// What Review shows of the step.
    public let summary: [Answers]
    let content: AnyView

    /// A step with its fields.
    ///
    /// - Parameters:
    ///   - isValid: whether the person may go on.
    ///   - summary: what Review shows of the step.
    public init<Content: View>(
      id: String, title: String, isValid: Bool = true, summary: [Answers] = [],
      @ViewBuilder content: () -> Content
    ) {
      self.id = id
      self.title = title
      self.isValid = isValid
      self.summary = summary
      self.content = AnyView(content().id(id))
    }
  }

  /// An answer as Review shows it; an empty value reads "Not given".
  public struct Answers: Sendable, Hashable {
    /// What was asked.
    public let label: String
    /// The answer in words; empty when there is none.
    public let value: String

    /// A question with its answer.
    public init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }
}
