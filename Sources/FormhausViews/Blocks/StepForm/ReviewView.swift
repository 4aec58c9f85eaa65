import FormhausCore
import FormhausText

/// The answers of one step on Review.
struct ReviewGroup {
  var title: String
  var isFinished: Bool
  var answers: [ReviewAnswer]
  /// The id by which tests find the Edit link.
  var editTestID: String?
}

/// A label with its answer, or without a label a remark on the whole step; the tag names the field where it is known.
struct ReviewAnswer {
  var label: String
  var value: String
  var focusTag: String?
}

/// All answers, grouped by step, each group with a link back to it.
struct ReviewView: View {
  @Environment(\.labels) private var labels
  let groups: [ReviewGroup]
  let note: String?
  /// Goes back to a step; nil once nothing can be changed.
  let edit: (@MainActor (Int) -> Void)?

  var body: some View {
    VStack(spacing: 1) {
      ForEach(groups.indices, id: \.self) { index in
        VStack {
          if index > 0 { Divider() }
          title(index)
          ForEach(groups[index].answers.indices, id: \.self) { answer in
            AnswerRow(answer: groups[index].answers[answer])
          }
        }
      }
      if let note {
        NotePanel { Text(note).purpose(.note) }
      }
    }
  }

  private func title(_ index: Int) -> some View {
    let group = groups[index]
    return HStack {
      Text(group.title).bold().accessibilityHeader()
      if !group.isFinished {
        ErrorText(labels[.notFinished])
          .accessibilityLabel(labels.notFinished(group.title))
      }
      Spacer()
      if let edit {
        Button(labels[.edit]) { edit(index) }
          .buttonStyle(.plain)
          .accessibilityLabel(labels.edit(group.title))
          .accessibilityIdentifier(group.editTestID)
          .purpose(.edit)
      }
    }
  }
}

/// A label and its answer, read as one element.
private struct AnswerRow: PrimitiveView {
  let answer: ReviewAnswer

  func resolve(in context: ResolveContext) -> [Element] {
    let label = SafeText(label: answer.label)
    let value =
      answer.value.isEmpty
      ? SafeText(label: context.environment.labels[.notGiven]) : SafeText(lines: answer.value)
    let isGiven = !answer.value.isEmpty && !answer.label.isEmpty
    var semantics = Semantics(role: .answer, label: label, value: value)
    semantics.purpose = .answer
    semantics.focusTag = answer.focusTag
    return [
      Element(
        id: context.id, content: .answer(label: label, value: value, isGiven: isGiven), semantics: semantics)
    ]
  }
}
