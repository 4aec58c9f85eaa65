import FormhausCore
import FormhausStore
import FormhausText

/// Back and Continue, or Submit with how far sending has come.
struct StepActions: View {
  @Environment(\.labels) private var labels
  let context: ActionsContext
  /// Whether Back is in the accent as well, as in the terminal's own look.
  var accentsBack = false

  private var state: ActionsState { context.state }

  var body: some View {
    VStack(alignment: .trailing) {
      HStack {
        if state.showBack && !state.submission.isSent {
          Button(state.backLabel) { context.back() }
            .disabled(context.busy)
            .accessibilityIdentifier(context.testIds.back)
            .purpose(.back)
            .modified { if accentsBack { $0.style.foreground = .accent } }
        }
        if !state.submission.isSent {
          quiet(state.skipLabel, testID: context.testIds.skip, purpose: .skip) { context.skip() }
          quiet(state.cancelLabel, testID: context.testIds.cancel, purpose: .cancel) { context.cancel() }
        }
        Spacer()
        if state.submission == .idle, let reason = state.dimmedReason {
          Text(reason).foregroundStyle(.textSecondary)
        }
        if state.showPrimary { primary }
      }
      below
    }
  }

  @ViewBuilder private func quiet(
    _ label: String?, testID: String?, purpose: Purpose, action: @escaping @MainActor () -> Void
  ) -> some View {
    if let label {
      Button(label, action: action)
        .buttonStyle(.plain)
        .disabled(context.busy)
        .accessibilityIdentifier(testID)
        .purpose(purpose)
    }
  }

  @ViewBuilder private var primary: some View {
    Button(title, isBusy: context.busy) { context.performPrimaryAction() }
      .buttonStyle(.borderedProminent)
      .accessibilityIdentifier(context.testIds.primary)
      .modified { element in
        element.semantics?.purpose = purpose
        element.semantics?.dimmedReason = state.dimmedReason.map(SafeText.init(label:))
        element.semantics?.isLocked = state.submission.isLocked
        if context.busy { element.semantics?.actions.cancel = { context.stop() } }
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
}
