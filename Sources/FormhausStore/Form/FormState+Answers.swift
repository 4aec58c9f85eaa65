import FormhausCore
import FormhausText

extension FormState {
  /// Takes the text of a field: the engine gets it at once, trimmed and typed by its own rules.
  mutating func setText(_ key: String, _ text: String) {
    guard !engine.isLocked(key) else { return }
    change(key, .string(text))
    typedTexts[key] = text
  }

  mutating func setValue(_ key: String, _ value: JSONValue?) {
    guard !engine.isLocked(key) else { return }
    typedTexts[key] = nil
    change(key, value)
  }

  /// Lets the host change the engine: texts of answers that became others are forgotten.
  @MainActor
  mutating func change(_ change: @MainActor (inout FormEngine) -> Void) {
    let before = engine
    let place = Place(self)
    change(&engine)
    for key in typedTexts.keys where engine.value(key) != before.value(key) { typedTexts[key] = nil }
    keepPlace(place)
  }

  /// Checks one field as Continue would; a refused one is checked again on each edit.
  mutating func check(_ key: String) {
    if engine.validateField(key) != nil { refusedFields.insert(key) }
  }

  private mutating func change(_ key: String, _ value: JSONValue?) {
    let place = Place(self)
    flow.submission = .idle
    engine.dropTopLevelErrors()
    engine.setValue(key, value)
    if refusedFields.contains(key) { engine.validateField(key) }
    keepPlace(place)
  }

  /// Follows the path that may have changed around the page that shows, and the step when it is another one.
  private mutating func keepPlace(_ place: Place) {
    if engine.currentStep?.id != place.step {
      arrive()
    } else {
      flow.current = place.isReview ? engine.pathCount : engine.currentStepIndex
    }
  }

  /// The page that shows before a change.
  private struct Place {
    var step: String?
    var isReview: Bool

    init(_ form: FormState) {
      step = form.engine.currentStep?.id
      isReview = form.isReviewing
    }
  }
}
