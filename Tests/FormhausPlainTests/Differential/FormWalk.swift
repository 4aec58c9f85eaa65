import FormhausCore
import FormhausText

/// Fills in a form on its engine alone, in the order of a person: every field that is shown, step by step, then sends it.
struct FormWalk {
  private let answers: JSONValue
  private var engine: FormEngine

  init(_ given: FormAnswers) {
    answers = given.answers
    engine = FormEngine(given.form, options: given.options)
  }

  mutating func result() -> FormResult {
    for _ in 0..<engine.definition.steps.count + 20 {
      fillIn()
      if engine.isMultiStep, !engine.isLastStep {
        guard engine.nextStep() else { return refused }
      } else {
        return engine.validate().isEmpty ? .sent(engine.submitValues) : refused
      }
    }
    return .impossible("the steps have no end")
  }

  private var refused: FormResult {
    .refused(Dictionary(engine.errors.map { ($0.key, $0.message) }) { first, _ in first })
  }

  /// Answers until no answer brings in further fields.
  private mutating func fillIn() {
    for _ in 0..<20 {
      let before = engine.values
      // What an answer hides is not asked for any more.
      for field in engine.visibleFields where engine.visibleFields.contains(where: { $0.key == field.key }) {
        fillIn(field)
      }
      if JSONValue.object(engine.values) == .object(before) { return }
    }
  }

  private mutating func fillIn(_ field: FieldDefinition) {
    let key = field.key
    guard let answer = answers.value(at: key), !engine.isLocked(key), !engine.isDisabled(key) else { return }
    guard case .group = field.details else {
      // Who leaves blank what is blank does nothing.
      let isBlank = answer == .null || answer == "" || answer == []
      if !isBlank || engine.isAnswered(key) { engine.setValue(key, answer == .null ? nil : answer) }
      return
    }
    let count = answer.arrayValue?.count ?? 0
    while engine.itemCount(key) < count, engine.addItem(key) != nil {}
    while engine.itemCount(key) > count, engine.removeItem(key, at: engine.itemCount(key) - 1) {}
    for place in 0..<engine.itemCount(key) {
      for child in engine.visibleFields(ofItem: place, in: key) { fillIn(child) }
    }
  }
}
