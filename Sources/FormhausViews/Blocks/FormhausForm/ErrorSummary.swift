import FormhausCore
import FormhausStore
import FormhausText

/// The list of what was refused: a heading, and a line for each answer that leads to its field.
struct ErrorSummary: View {
  @Environment(\.labels) private var labels
  let errors: [FieldError]
  let testID: String?
  /// The full label of a field, such as "Person 2, Name".
  let label: @MainActor (String) -> String?
  let goTo: @MainActor (String) -> Void

  var body: some View {
    NotePanel {
      Text("! " + labels.text(.summaryHeading, count: errors.count)).bold().foregroundStyle(.danger)
        .accessibilityHeader()
        .accessibilityLabel(labels.text(.summaryHeading, count: errors.count))
        .accessibilityIdentifier(testID)
        .purpose(.summary)
      ForEach(errors, id: \.key) { error in
        Button(labels.remark(error.message, on: label(error.key) ?? error.key)) { goTo(error.key) }
          .buttonStyle(.plain)
          .purpose(.summary)
      }
    }
  }
}
