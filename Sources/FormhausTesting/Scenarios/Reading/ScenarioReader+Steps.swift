import FormhausCore
import FormhausText

/// The scenarios that walk through a form.
extension ScenarioReader {
  func walkthrough(
    _ node: JSONNode, _ object: inout StrictObject, _ definition: PlacedDefinition,
    _ refusals: inout [ScenarioProblem]
  ) -> Scenario.Kind? {
    let form = form(definition, &refusals)
    let initial = object.take("initial").flatMap { log.object($0, "initial") } ?? [:]
    let nodes = log.list(node, "steps") ?? []
    let usesScreen = nodes.contains { $0.member("screen") != nil }
    let (hidden, hasMotion) = options(object.take("options"))
    let answers = object.take("hooks").flatMap { hooks($0, usesScreen: usesScreen, &refusals) }
    var reader = StepReader(log: log, usesScreen: usesScreen)
    let steps = nodes.compactMap { reader.step($0) }
    refusals += reader.refusals
    return form.map {
      .steps(
        Scenario.Walkthrough(
          form: $0, validators: validators, initial: initial, hiddenValues: hidden, hasMotion: hasMotion,
          submitAnswers: answers, steps: steps))
    }
  }

  private func options(_ node: JSONNode?) -> (HiddenValues, hasMotion: Bool) {
    guard let node, var object = StrictObject(node, kind: "\"options\"", log: log) else {
      return (.clear, false)
    }
    defer { object.finish() }
    let hidden = object.take("hiddenValues").flatMap(hiddenValues)
    let hasMotion = object.take("motion").flatMap { log.flag($0, "motion") }
    return (hidden ?? .clear, hasMotion ?? false)
  }

  /// The answers of the submit command; the other hooks are refused.
  private func hooks(
    _ node: JSONNode, usesScreen: Bool, _ refusals: inout [ScenarioProblem]
  ) -> [SubmitAnswer]? {
    guard var hooks = StrictObject(node, kind: "\"hooks\"", log: log) else { return nil }
    defer { hooks.finish() }
    for name in ["stepValidate", "beforeStepChange", "afterStepChange", "beforeSubmit", "afterSubmit"] {
      guard let node = hooks.take(name) else { continue }
      refusals.append(log.problem("the hook \"\(name)\" is not supported yet", at: node.offset))
    }
    guard let submit = hooks.take("submit") else { return nil }
    guard usesScreen else {
      refusals.append(
        log.problem(
          "the hook \"submit\" is not supported yet in a scenario without a screen", at: submit.offset))
      return nil
    }
    return log.list(submit, "submit")?.compactMap { log.submitAnswer($0) }
  }
}

extension ScenarioLog {
  /// What the submit command answers.
  func submitAnswer(_ node: JSONNode) -> SubmitAnswer? {
    guard var object = StrictObject(node, kind: "an answer", log: self) else { return nil }
    defer { object.finish() }
    let kinds = ["ok", "errors", "throws", "hold"]
    let given = object.names.filter(kinds.contains)
    guard given.count == 1, let value = object.take(given[0]) else {
      let words = kinds.map { "\"\($0)\"" }.joined(separator: ", ")
      object.report("an answer of \"submit\" needs exactly one of \(words)")
      return nil
    }
    switch given[0] {
    case "ok":
      if value.value != true { report("\"ok\" must be true", at: value.offset) }
      return .ok
    case "errors":
      return textsByKey(value, "errors").map { errors in
        .errors(Dictionary(errors.map { ($0.key, $0.value.stringValue ?? "") }) { first, _ in first })
      }
    case "throws": return text(value, "throws").map { .fails($0) }
    default: return text(value, "hold").map { .hold($0) }
    }
  }
}
