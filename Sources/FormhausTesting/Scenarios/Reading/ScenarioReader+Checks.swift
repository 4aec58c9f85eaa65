import FormhausCore
import FormhausText

/// The scenarios that check one thing without walking through a form.
extension ScenarioReader {
  func refusal(
    _ node: JSONNode, _ definition: PlacedDefinition
  ) -> Scenario.Kind? {
    guard let text = log.text(node, "refuses") else { return nil }
    if case .failure(let error) = definition.outcome { return .refuses(text, found: error) }
    return .refuses(text, found: nil)
  }

  func warnings(
    _ node: JSONNode, _ definition: PlacedDefinition
  ) -> Scenario.Kind? {
    guard let form = form(definition), let texts = log.texts(node, "warnings") else { return nil }
    return .warnings(texts, form)
  }

  func rule(
    _ node: JSONNode, _ object: inout StrictObject
  ) -> Scenario.Kind? {
    let result = object.require("result").flatMap { log.textOrNull($0, "result") }
    guard var rule = StrictObject(node, kind: "\"rule\"", log: log) else { return nil }
    defer { rule.finish() }
    let value = rule.take("value")?.value
    let values = rule.take("values").flatMap { log.object($0, "values") } ?? [:]
    guard let field = rule.require("field") else { return nil }
    guard let members = field.members else {
      log.report("\"field\" must be an object", at: field.offset)
      return nil
    }
    guard let probe = probe(field, members), let result else { return nil }
    return .rule(
      Scenario.RuleCheck(field: probe, value: value, values: values, validators: validators, result: result))
  }

  func condition(
    _ node: JSONNode, _ object: inout StrictObject
  ) -> Scenario.Kind? {
    let values = object.take("values").flatMap { log.object($0, "values") } ?? [:]
    let result = object.require("result").flatMap { log.flag($0, "result") }
    guard var conditions = StrictObject(node, kind: "\"condition\"", log: log) else { return nil }
    let members = ["show", "showAny"].compactMap { name in
      conditions.take(name).map { JSONMember(key: name, keyOffset: node.offset, value: $0) }
    }
    conditions.finish()
    let names = ["key", "type", "label"].map { node.member($0, .string("probe")) }
    guard let probe = probe(node, names + members), let result else { return nil }
    return .condition(
      Scenario.ConditionCheck(show: probe.show, showAny: probe.showAny, values: values, result: result))
  }

  func submission(
    _ node: JSONNode, _ object: inout StrictObject, _ definition: PlacedDefinition
  ) -> Scenario.Kind? {
    let form = form(definition)
    let result = object.require("result").flatMap { StrictObject($0, kind: "\"result\"", log: log) }
    guard var result, var submission = StrictObject(node, kind: "\"submission\"", log: log) else {
      return nil
    }
    let values = submission.require("values")?.value
    let skipped = submission.take("skippedSteps").flatMap { log.texts($0, "skippedSteps") } ?? []
    let hidden = submission.take("hiddenValues").flatMap(hiddenValues) ?? .clear
    submission.finish()
    let resultValues = result.require("values").flatMap { log.object($0, "values") }
    let resultErrors = result.require("errors").flatMap { log.textsByKey($0, "errors") }
    result.finish()
    guard let form, let values, let resultValues, let resultErrors else { return nil }
    return .submission(
      Scenario.SubmissionCheck(
        form: form, values: values,
        options: SubmissionOptions(skippedSteps: skipped, hiddenValues: hidden),
        resultValues: .object(resultValues), resultErrors: .object(resultErrors)))
  }

  func hiddenValues(_ node: JSONNode) -> HiddenValues? {
    let value = node.value.stringValue.flatMap(HiddenValues.init)
    if value == nil { log.report("\"hiddenValues\" must be \"clear\" or \"keep\"", at: node.offset) }
    return value
  }

  /// The field that stands alone at a node, read as a field of a form is.
  private func probe(
    _ node: JSONNode, _ members: [JSONMember]
  ) -> FieldDefinition? {
    let form = form(PlacedDefinition(node.formAround(field: members), in: log.source))
    return form?.definition.fields.first
  }
}
