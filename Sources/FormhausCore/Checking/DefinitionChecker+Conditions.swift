extension DefinitionChecker {
  /// Conditions that name a field nobody has, or an operator nobody knows.
  var conditionWarnings: [DefinitionIssue] {
    var warnings: [DefinitionIssue] = []
    for step in definition.steps {
      let owner = "Step \"\(step.id)\""
      warnings += (step.show + step.showAny).flatMap { unknownField($0, owner) + unknownOperator($0, owner) }
      for route in step.routes {
        warnings += (route.show + route.showAny).flatMap {
          unknownOperator($0, "A route of step \"\(step.id)\"")
        }
      }
    }
    warnings += definition.submit.disabled.flatMap {
      unknownField($0, "Submit", "condition") + unknownOperator($0, "Submit")
    }
    for section in sections.map(\.definition) { warnings += sectionWarnings(section, nil) }
    for group in groups {
      for section in group.sections.map(\.definition) { warnings += sectionWarnings(section, group) }
    }
    for field in allFields {
      for condition in [field.definition.show, field.definition.showAny].joined() {
        guard isOdd(condition, in: field.group) else { continue }
        warnings += unknownField(condition, field.owner, in: field.group)
        warnings += unknownOperator(condition, field.owner)
      }
      for condition in field.field.lockConditions {
        warnings += unknownField(condition, field.owner, "condition", in: field.group)
        warnings += unknownOperator(condition, field.owner)
      }
    }
    return warnings
  }

  private func isOdd(_ condition: Condition, in group: CompiledGroup?) -> Bool {
    !hasField(condition.field, in: group) || !condition.unknownOperators.isEmpty
  }

  private func sectionWarnings(_ section: FieldDefinition, _ group: CompiledGroup?) -> [DefinitionIssue] {
    let owner = "Section \"\(section.label)\""
    return (section.show + section.showAny).flatMap {
      unknownField($0, owner, in: group) + unknownOperator($0, owner)
    }
  }

  private func unknownField(
    _ condition: Condition, _ owner: String, _ kind: String = "show condition",
    in group: CompiledGroup? = nil
  ) -> [DefinitionIssue] {
    guard !hasField(condition.field, in: group) else { return [] }
    return [
      DefinitionIssue(
        code: "unknown-condition-field",
        message: "\(owner) has \(kind) referencing non-existent field \"\(condition.field)\"",
        offset: condition.offset, hint: hint(forField: condition.field, in: group))
    ]
  }

  /// The closest key, or why a field that exists cannot be asked for from outside its group.
  func hint(forField key: String, in group: CompiledGroup?) -> String? {
    if let owner = groups.first(where: { $0.slots.keys[key] != nil }) {
      return "\"\(key)\" is asked for in each item of \"\(owner.key)\"; from outside, only \"notEmpty\" of "
        + "\"\(owner.key)\" can be asked."
    }
    // Among very many names, looking for each one's likeness would take longer than the form is worth.
    guard slots.count <= 1000 else { return nil }
    let keys = (group?.slots.keys.keys ?? []) + slots.filter { !$0.fields.isEmpty }.map(\.key)
    return Spelling.suggestion(for: key, among: keys)
  }

  private func unknownOperator(_ condition: Condition, _ owner: String) -> [DefinitionIssue] {
    condition.unknownOperators.map {
      DefinitionIssue(
        code: "unknown-operator",
        message: "\(owner) has condition with unknown operator \"\($0)\"; it always holds",
        offset: condition.offset, hint: Spelling.suggestion(for: $0, among: Condition.operators))
    }
  }
}
