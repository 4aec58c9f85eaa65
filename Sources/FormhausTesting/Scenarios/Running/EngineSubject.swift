import FormhausCore
import FormhausText

/// An engine under test.
struct EngineSubject {
  var engine: FormEngine
  /// What was handed to the submit handler so far.
  var sent: [JSONObject] = []
  var isSubmitting = false

  /// Runs a step and gives what was otherwise than expected.
  mutating func run(_ step: EngineStep) -> [Mismatch] {
    switch step {
    case .set(let values):
      for (key, value) in values { engine.setValue(key, value) }
    case .move(let move, let returns):
      return check(move.rawValue, returns, perform(move))
    case .goTo(let key):
      engine.goToStepWithField(key)
    case .setErrors(let errors):
      engine.setErrors(errors.map { (key: $0.key, value: $0.value.stringValue ?? "") })
    case .validate(let errors):
      let found = engine.validate().json
      return [Mismatch("validate", expected: errors, found: found)].compactMap(\.self)
    case .validateField(let key, let result):
      let found = engine.validateField(key).json
      return [Mismatch("validateField \(key)", expected: result, found: found)].compactMap(\.self)
    case .reset(let values):
      engine.reset(values)
    case .submit(let returns):
      return check("submit", returns, submit())
    case .expect(let expectations):
      return expectations.compactMap(mismatch)
    }
    return []
  }

  private mutating func perform(_ move: EngineStep.Move) -> Bool {
    switch move {
    case .next: engine.nextStep()
    case .back: engine.prevStep()
    case .skip: engine.skipStep()
    }
  }

  private mutating func submit() -> Bool {
    engine.includeCurrentStep()
    guard engine.validate().isEmpty else { return false }
    sent.append(engine.submitValues)
    return true
  }

  private func check(_ subject: String, _ expected: Bool?, _ found: Bool) -> [Mismatch] {
    guard let expected, expected != found else { return [] }
    return [Mismatch(subject: subject, expected: "\(expected)", found: "\(found)")]
  }

  private func mismatch(_ expectation: EngineExpectation) -> Mismatch? {
    guard expectation.property == .absent else {
      return Mismatch(
        expectation.property.rawValue, expected: expectation.value, found: value(expectation.property))
    }
    let keys = (expectation.value.arrayValue ?? []).compactMap(\.stringValue)
    let present = JSONObject(keys.compactMap { key in engine.value(key).map { (key, $0) } })
    guard !present.isEmpty else { return nil }
    return Mismatch(subject: "absent", expected: expectation.value.description, found: present.description)
  }

  private func value(_ property: EngineProperty) -> JSONValue {
    switch property {
    case .values, .absent: .object(engine.values)
    case .errors: engine.errors.json
    case .topLevelErrors: engine.topLevelErrors.json
    case .step: (engine.currentStep?.id).json
    case .index: JSONValue(engine.currentStepIndex)
    case .path: engine.path.json
    case .visibleFields: engine.visibleFields.map(\.key).json
    case .payload: .object(engine.submitValues)
    case .canGoNext: .bool(engine.canGoNext)
    case .isFirstStep: .bool(engine.isFirstStep)
    case .isLastStep: .bool(engine.isLastStep)
    case .progress: [JSONValue(engine.progress.current), JSONValue(engine.progress.total)]
    case .skipped: engine.skippedSteps.json
    case .submitting: .bool(isSubmitting)
    // Nothing in this engine waits for a check of a step.
    case .stepValidating: false
    case .sent: .array(sent.map { .object($0) })
    }
  }
}

extension [FieldError] {
  /// The messages by key.
  var json: JSONValue { .object(JSONObject(map { ($0.key, .string($0.message)) })) }
}

extension [String] {
  fileprivate var json: JSONValue { .array(map { .string($0) }) }
}

extension String? {
  var json: JSONValue { map { .string($0) } ?? .null }
}
