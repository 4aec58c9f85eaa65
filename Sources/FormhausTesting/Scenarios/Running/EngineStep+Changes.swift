import FormhausCore
import FormhausText

extension EngineStep {
  /// Changes an engine by a step that takes no time, and gives what was otherwise than expected.
  func carryOut(on engine: inout FormEngine) -> [Mismatch] {
    switch self {
    case .set(let values):
      for (key, value) in values { engine.setValue(key, value) }
    case .move(let move, let returns):
      let found = move.carryOut(on: &engine)
      guard let returns, returns != found else { return [] }
      return [Mismatch(subject: move.rawValue, expected: "\(returns)", found: "\(found)")]
    case .goTo(let key):
      engine.goToStepWithField(key)
    case .setErrors(let errors):
      engine.setErrors(errors.map { (key: $0.key, value: $0.value.stringValue ?? "") })
    case .validate(let errors):
      return [Mismatch("validate", expected: errors, found: engine.validate().json)].compactMap(\.self)
    case .validateField(let key, let result):
      let found = engine.validateField(key).json
      return [Mismatch("validateField \(key)", expected: result, found: found)].compactMap(\.self)
    case .reset(let values):
      engine.reset(values)
    case .start, .settled, .release, .cancelPending, .expect:
      break
    }
    return []
  }
}

extension EngineStep.Move {
  fileprivate func carryOut(on engine: inout FormEngine) -> Bool {
    switch self {
    case .next: engine.nextStep()
    case .back: engine.prevStep()
    case .skip: engine.skipStep()
    }
  }
}
