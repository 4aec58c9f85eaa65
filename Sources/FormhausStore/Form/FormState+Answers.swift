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

  /// Lets the host change the engine: texts of answers that became others are forgotten, the place follows the step.
  @MainActor
  mutating func change(_ change: @MainActor (inout FormEngine) -> Void) {
    let before = engine
    let wasReviewing = isReviewing
    change(&engine)
    for key in typedTexts.keys where engine.value(key) != before.value(key) { typedTexts[key] = nil }
    if engine.currentStep?.id != before.currentStep?.id {
      arrive()
    } else {
      follow(wasReviewing: wasReviewing)
    }
  }

  /// Brings the place up to date after the path may have changed around the page that shows.
  private mutating func follow(wasReviewing: Bool) {
    flow.current = wasReviewing ? engine.path.count : engine.currentStepIndex
  }

  /// Checks one field as Continue would; a refused one is checked again on each edit.
  mutating func check(_ key: String) {
    if engine.validateField(key) != nil { refusedFields.insert(key) }
  }

  private mutating func change(_ key: String, _ value: JSONValue?) {
    let wasReviewing = isReviewing
    flow.submission = .idle
    engine.setValue(key, value)
    if refusedFields.contains(key) { engine.validateField(key) }
    follow(wasReviewing: wasReviewing)
  }
}
