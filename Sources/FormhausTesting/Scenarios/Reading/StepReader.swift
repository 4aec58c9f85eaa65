import FormhausText
import Surface

/// Reads the steps of one scenario.
struct StepReader {
  let log: ScenarioLog
  private var isOpen = false

  init(log: ScenarioLog) {
    self.log = log
  }

  private static let engineSteps = [
    "set", "next", "back", "skip", "goTo", "setErrors", "validate", "validateField", "reset",
    "nextAsync", "backAsync", "skipAsync", "submit", "settled", "release", "cancelPending", "expect",
  ]
  private static let screenSteps = [
    "screen", "keys", "paste", "press", "focus", "tick", "expectScreen",
  ]

  /// Nil, with a problem, when it cannot be run.
  mutating func step(_ node: JSONNode) -> ScenarioStep? {
    guard var object = StrictObject(node, kind: "a step", log: log) else { return nil }
    defer { object.finish() }
    let known = StepReader.engineSteps + StepReader.screenSteps
    let given = object.names.filter(known.contains)
    guard given.count == 1, let value = object.take(given[0]) else {
      if given.count > 1 { object.report("a step does one thing only, not \(given.count)") }
      if object.names.isEmpty { object.report("the step does nothing") }
      return nil
    }
    if StepReader.engineSteps.contains(given[0]) {
      return engineStep(given[0], value, &object).map { .engine($0) }
    }
    if given[0] == "screen" {
      isOpen = true
    } else if !isOpen {
      log.report("\"\(given[0])\" needs an open form: put a step \"screen\" before it", at: node.offset)
    }
    return screenStep(given[0], value).map { .screen($0) }
  }
}
