import FormhausCore
import FormhausText

/// The scenarios that walk through a form.
extension ScenarioReader {
  func walkthrough(
    _ node: JSONNode, _ object: inout StrictObject, _ definition: PlacedDefinition
  ) -> Scenario.Kind? {
    let form = form(definition)
    let initial = object.take("initial").flatMap { log.object($0, "initial") } ?? [:]
    let nodes = log.list(node, "steps") ?? []
    let (hidden, hasMotion) = options(object.take("options"))
    let hooks = object.take("hooks").map(hooks) ?? [:]
    var reader = StepReader(log: log)
    let steps = nodes.compactMap { reader.step($0) }
    return form.map {
      .steps(
        Scenario.Walkthrough(
          form: $0, validators: validators, initial: initial, hiddenValues: hidden, hasMotion: hasMotion,
          hooks: hooks, steps: steps))
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

  /// The answers of each hook that is named.
  private func hooks(_ node: JSONNode) -> [HookName: [HookAnswer]] {
    guard var object = StrictObject(node, kind: "\"hooks\"", log: log) else { return [:] }
    defer { object.finish() }
    var hooks: [HookName: [HookAnswer]] = [:]
    for hook in HookName.allCases {
      guard let list = object.take(hook.rawValue) else { continue }
      hooks[hook] = log.list(list, hook.rawValue)?.compactMap { node in
        guard let answer = log.hookAnswer(node) else { return nil }
        if !hook.canAnswer(answer) {
          log.report("\"\(hook.rawValue)\" cannot answer \"\(answer.kind)\"", at: node.offset)
        }
        return answer
      }
    }
    return hooks
  }
}

extension ScenarioLog {
  /// What a hook answers.
  func hookAnswer(_ node: JSONNode) -> HookAnswer? {
    guard var object = StrictObject(node, kind: "an answer", log: self) else { return nil }
    defer { object.finish() }
    let kinds = ["ok", "allow", "errors", "throws", "hold"]
    let given = object.names.filter(kinds.contains)
    guard given.count == 1, let value = object.take(given[0]) else {
      let words = kinds.map { "\"\($0)\"" }.joined(separator: ", ")
      object.report("an answer of a hook needs exactly one of \(words)")
      return nil
    }
    switch given[0] {
    case "ok":
      if value.value != true { report("\"ok\" must be true", at: value.offset) }
      return .ok
    case "allow": return flag(value, "allow").map { .allow($0) }
    case "errors":
      return textsByKey(value, "errors").map { errors in
        .errors(Dictionary(errors.map { ($0.key, $0.value.stringValue ?? "") }) { first, _ in first })
      }
    case "throws": return text(value, "throws").map { .fails($0) }
    default: return text(value, "hold").map { .hold($0) }
    }
  }
}
