import FormhausCore
import FormhausStore
import FormhausText

extension FormState {
  /// The wish for the focus as a signal.
  var focusRequest: FocusRequest? {
    focusWish.count == 0 ? nil : FocusRequest(serial: focusWish.count, tag: focusWish.key)
  }

  /// Why the page that shows would be refused: the first field and its message.
  var dimmedReason: String? {
    let failing =
      isReviewing
      ? firstUnfinishedStep.flatMap { engine.firstFailingField(inStep: $0) } : engine.firstFailingField
    if failing == nil, isAtEnd, engine.isSubmitDisabled { return engine.labels[.submitDisabled] }
    return failing.map { engine.labels.remark($0.message, on: engine.field($0.key)?.label ?? $0.key) }
  }

  /// The answers of each step on the path that was not skipped.
  @MainActor
  func reviewGroups(editTestID: (String) -> String?) -> [ReviewGroup] {
    engine.visibleSteps.map { step in
      ReviewGroup(
        title: step.title, isFinished: engine.stepIsValid(step.id),
        answers: engine.isStepSkipped(step.id)
          ? []
          : engine.visibleFields(ofStep: step.id).map { field in
            ReviewAnswer(label: field.label, value: answer(field), focusTag: field.key)
          },
        editTestID: editTestID(step.id))
    }
  }

  /// The answer of a field in words; empty when there is none.
  private func answer(_ field: FieldDefinition) -> String {
    guard let value = engine.value(field.key) else { return "" }
    switch value {
    case .bool(let isOn): return engine.labels[isOn ? .yes : .no]
    case .array(let items):
      return items.map { label(of: $0.typedText, in: field) }.joined(separator: ", ")
    case .string(let text) where field.type == "password":
      return text.isEmpty ? "" : engine.labels[.hiddenAnswer]
    case .string(let text): return label(of: text, in: field)
    case .object(let address) where field.address != nil:
      return address.values.compactMap(\.stringValue).filter { !$0.isEmpty }.joined(separator: ", ")
    case .null, .number, .object: return value.typedText
    }
  }

  private func label(of value: String, in field: FieldDefinition) -> String {
    field.option(value)?.label ?? value
  }
}

extension Spoken {
  var signals: Signals {
    Signals(
      announcement: count == 0
        ? nil : Announcement(serial: count, sentences: sentences.map(SafeText.init(notes:))))
  }
}
