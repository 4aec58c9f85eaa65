import Address
import FormhausCore
import FormhausStore
import FormhausText

/// The button that saves an address, with how far that has come; below it why it failed.
struct SaveButton: View {
  @Environment(\.addressTexts) private var texts
  let title: String
  let submission: Submission
  let testID: String
  let save: @MainActor () -> Void
  let stop: @MainActor () -> Void

  var body: some View {
    VStack {
      Button(words, isBusy: submission.isBusy) { save() }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier(testID)
        .focusTag(testID)
        .modified { element in
          element.style.width = .fill
          element.semantics?.purpose = submission.isSent ? .sent : submission.isSending ? .sending : .submit
          element.semantics?.isLocked = submission.isLocked
          if submission.isBusy { element.semantics?.actions.cancel = stop }
        }
      if case .failed(let text) = submission { ErrorText(text).purpose(.failed) }
    }
  }

  private var words: String {
    switch submission {
    case .idle, .failed: title
    case .checking, .sending, .stopping: texts[.addressSaving]
    case .sent: "✓ " + texts[.addressSaved]
    }
  }
}
