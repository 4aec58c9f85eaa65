import FormhausCore
import FormhausStore
import FormhausText

/// What the buttons of a step say and whether they are ready.
struct StepActionsState {
  var showsBack: Bool
  var backLabel: String
  var primaryLabel: String
  /// Whether the primary button sends the form.
  var isLast: Bool
  /// Why the step is not ready to move on; nil when it is.
  var dimmedReason: String?
  var submission: Submission
  var showsPrimary = true
  var skipLabel: String?
  var cancelLabel: String?
  var testIDs = TestIDs()

  struct TestIDs {
    var primary: String?
    var back: String?
    var skip: String?
    var cancel: String?
  }
}

/// Back and Continue, or Submit with how far sending has come.
struct StepActions: View {
  enum Action {
    case back, primary, skip, cancel
    /// Calls off what is on its way.
    case stop
    /// Continue was pressed before the step was ready.
    case refused(String)
  }

  @Environment(\.labels) private var labels
  let state: StepActionsState
  let perform: @MainActor (Action) -> Void

  var body: some View {
    VStack(alignment: .trailing) {
      HStack {
        if state.showsBack && !state.submission.isSent {
          Button(state.backLabel) { perform(.back) }
            .disabled(state.submission.isBusy)
            .accessibilityIdentifier(state.testIDs.back)
            .purpose(.back)
        }
        if !state.submission.isSent {
          quiet(state.skipLabel, .skip, testID: state.testIDs.skip)
          quiet(state.cancelLabel, .cancel, testID: state.testIDs.cancel, purpose: .cancel)
        }
        Spacer()
        if state.submission == .idle, let reason = state.dimmedReason {
          Text(reason).foregroundStyle(.textSecondary)
        }
        if state.showsPrimary { primary }
      }
      below
    }
  }

  @ViewBuilder private func quiet(
    _ label: String?, _ action: Action, testID: String?, purpose: Purpose = .skip
  ) -> some View {
    if let label {
      Button(label) { perform(action) }
        .buttonStyle(.plain)
        .disabled(state.submission.isBusy)
        .accessibilityIdentifier(testID)
        .purpose(purpose)
    }
  }

  @ViewBuilder private var primary: some View {
    Button(title, isBusy: state.submission.isBusy) { press() }
      .buttonStyle(.borderedProminent)
      .accessibilityIdentifier(state.testIDs.primary)
      .modified { element in
        element.semantics?.purpose = purpose
        element.semantics?.dimmedReason = state.dimmedReason.map(SafeText.init(label:))
        element.semantics?.isLocked = state.submission.isLocked
        if state.submission.isBusy { element.semantics?.actions.cancel = { perform(.stop) } }
      }
  }

  /// What stands under the buttons: why sending failed, what the receiver answered.
  @ViewBuilder private var below: some View {
    switch state.submission {
    case .failed(let text):
      ErrorText(text).purpose(.failed)
    case .sent(let message?):
      Text(message).purpose(.sent)
    case .idle, .checking, .sending, .stopping, .sent:
      EmptyView()
    }
  }

  private var title: String {
    switch state.submission {
    case .checking: labels[.checking]
    case .sending: labels[.sending]
    case .stopping: labels[.stopping]
    case .sent: "✓ " + labels[.sent]
    case .idle, .failed: state.primaryLabel
    }
  }

  private var purpose: Purpose {
    switch state.submission {
    case .sending, .stopping: .sending
    case .sent: .sent
    case .idle, .checking, .failed: state.isLast ? .submit : .next
    }
  }

  private func press() {
    guard !state.submission.isLocked else { return }
    if let reason = state.dimmedReason {
      perform(.refused(reason))
    } else {
      perform(.primary)
    }
  }
}
