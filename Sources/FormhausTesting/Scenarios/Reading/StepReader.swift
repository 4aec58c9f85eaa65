import FormhausText
import Surface

/// Reads the steps of one scenario.
struct StepReader {
  let log: ScenarioLog
  /// Whether some step of the scenario opens the form on a screen.
  let usesScreen: Bool
  /// What cannot be run yet.
  private(set) var refusals: [ScenarioProblem] = []
  private var isOpen = false

  init(log: ScenarioLog, usesScreen: Bool) {
    self.log = log
    self.usesScreen = usesScreen
  }

  private static let engineSteps = [
    "set", "next", "back", "skip", "goTo", "setErrors", "validate", "validateField", "reset", "submit",
    "expect",
  ]
  private static let screenSteps = [
    "screen", "keys", "paste", "press", "focus", "tick", "release", "expectScreen",
  ]
  private static let laterSteps = ["nextAsync", "backAsync", "skipAsync", "settled", "cancelPending"]

  /// Nil, with a problem or a refusal, when it cannot be run.
  mutating func step(_ node: JSONNode) -> ScenarioStep? {
    guard var object = StrictObject(node, kind: "a step", log: log) else { return nil }
    defer { object.finish() }
    let known = StepReader.engineSteps + StepReader.screenSteps + StepReader.laterSteps
    let given = object.names.filter(known.contains)
    guard given.count == 1, let value = object.take(given[0]) else {
      if given.count > 1 { object.report("a step does one thing only, not \(given.count)") }
      if object.names.isEmpty { object.report("the step does nothing") }
      return nil
    }
    if isLater(given[0], value, &object) {
      refusals.append(log.problem("the step \"\(given[0])\" is not supported yet", at: node.offset))
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
    return screenStep(given[0], value, &object).map { .screen($0) }
  }

  /// Whether a step belongs to the asynchronous engine; takes the members that go with it.
  private func isLater(_ name: String, _ value: JSONNode, _ object: inout StrictObject) -> Bool {
    switch name {
    case "nextAsync", "backAsync", "skipAsync":
      _ = object.take("as")
      return true
    case "settled":
      _ = object.take("result")
      return true
    case "cancelPending":
      return true
    case "release":
      if usesScreen { return false }
      _ = object.take("with")
      return true
    case "submit":
      // Without a screen nobody can be asked, so a plain answer comes at once.
      let isPlain = value.value.isNull || value.value.boolValue != nil
      return object.take("as") != nil || usesScreen || !isPlain
    default:
      return false
    }
  }
}
