import FormhausCore
import FormhausText

extension FormState {
  /// Takes the text of a field: the engine gets the value that it stands for, at once.
  mutating func setText(_ key: String, _ text: String) {
    guard let field = engine.field(key), !engine.isLocked(key) else { return }
    let value: JSONValue =
      switch FieldType.named(field.type).shape {
      case .number: JSONNumber(typed: text).map(JSONValue.number) ?? .string(text)
      default: .string(text)
      }
    typedTexts[key] = text
    change(key, value)
  }

  mutating func setValue(_ key: String, _ value: JSONValue?) {
    guard !engine.isLocked(key) else { return }
    typedTexts[key] = nil
    change(key, value)
  }

  private mutating func change(_ key: String, _ value: JSONValue?) {
    flow.submission = .idle
    engine.setValue(key, value)
    if refusedFields.contains(key) { engine.validateField(key) }
    // The path may have changed around the step that shows.
    if !isReviewing { flow.current = engine.currentStepIndex }
  }
}
