import FormhausCore
import FormhausText

extension FormState {
  /// Takes the text of a field: the engine gets it at once, trimmed and typed by its own rules.
  mutating func setText(_ key: String, _ text: String) {
    guard !engine.isLocked(key) else { return }
    edit(key, .string(text))
    if let id = engine.fieldID(ofKey: key) { typedTexts[id] = text }
  }

  mutating func setValue(_ key: String, _ value: JSONValue?) {
    guard !engine.isLocked(key) else { return }
    if let id = engine.fieldID(ofKey: key) { typedTexts[id] = nil }
    edit(key, value)
  }

  /// Lets the host change the engine: texts of answers that became others are forgotten.
  @MainActor
  mutating func change(_ change: @MainActor (inout FormEngine) -> Void) {
    let before = engine
    let place = Place(self)
    change(&engine)
    for id in typedTexts.keys {
      let key = engine.key(of: id)
      let answer = key.flatMap { engine.value($0) }
      if key == nil || answer != before.key(of: id).flatMap({ before.value($0) }) { typedTexts[id] = nil }
    }
    keepPlace(place)
  }

  /// Checks one field as Continue would; a refused one is checked again on each edit.
  mutating func check(_ key: String) {
    if engine.validateField(key) != nil, let id = engine.fieldID(ofKey: key) { refusedFields.insert(id) }
  }

  private mutating func edit(_ key: String, _ value: JSONValue?) {
    edit(key) { $0.setValue(key, value) }
  }

  /// Lets a person change the answer of a field; one that was refused before is checked again.
  mutating func edit(_ key: String, _ change: (inout FormEngine) -> Void) {
    let place = Place(self)
    flow.submission = .idle
    engine.dropTopLevelErrors()
    change(&engine)
    if let id = engine.fieldID(ofKey: key), refusedFields.contains(id) { engine.validateField(key) }
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
