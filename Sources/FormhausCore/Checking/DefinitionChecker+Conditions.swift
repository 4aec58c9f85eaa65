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
    for section in sections.map(\.definition) {
      let owner = "Section \"\(section.label)\""
      warnings += (section.show + section.showAny).flatMap {
        unknownField($0, owner) + unknownOperator($0, owner)
      }
    }
    for field in fields.map(\.definition) {
      let owner = "Field \"\(field.key)\""
      let locks = field.locks.flatMap(\.conditions)
      warnings += (field.show + field.showAny).flatMap {
        unknownField($0, owner) + unknownOperator($0, owner)
      }
      warnings += locks.flatMap { unknownField($0, owner, "condition") + unknownOperator($0, owner) }
    }
    return warnings
  }

  private func unknownField(
    _ condition: Condition, _ owner: String, _ kind: String = "show condition"
  ) -> [DefinitionIssue] {
    guard !hasField(condition.field) else { return [] }
    return [
      DefinitionIssue(
        code: "unknown-condition-field",
        message: "\(owner) has \(kind) referencing non-existent field \"\(condition.field)\"",
        offset: condition.offset)
    ]
  }

  private func unknownOperator(_ condition: Condition, _ owner: String) -> [DefinitionIssue] {
    condition.unknownOperators.map {
      DefinitionIssue(
        code: "unknown-operator",
        message: "\(owner) has condition with unknown operator \"\($0)\"; it always holds",
        offset: condition.offset)
    }
  }

  /// Choice fields that cannot be answered as written.
  var choiceWarnings: [DefinitionIssue] {
    fields.flatMap { field -> [DefinitionIssue] in
      let definition = field.definition
      guard field.type.shape == .choice || field.type.shape == .choices else { return [] }
      guard let options = definition.options, !options.isEmpty else {
        return [
          DefinitionIssue(
            code: "no-options", message: "Field \"\(definition.key)\" has no options",
            offset: definition.offset)
        ]
      }
      return duplicateOptions(options, definition) + strangeDefault(field)
    }
  }

  private func duplicateOptions(_ options: [OptionDefinition], _ field: FieldDefinition) -> [DefinitionIssue]
  {
    var values: Set<String> = []
    return options.filter { !values.insert($0.value).inserted }.map {
      DefinitionIssue(
        code: "duplicate-option",
        message: "Field \"\(field.key)\" has two options of the value \"\($0.value)\"",
        offset: $0.offset)
    }
  }

  private func strangeDefault(_ field: CompiledField) -> [DefinitionIssue] {
    guard let value = field.definition.defaultValue, field.typeFailure(of: value, CheckSettings()) != nil
    else {
      return []
    }
    return [
      DefinitionIssue(
        code: "default-not-an-option",
        message: "Field \"\(field.definition.key)\" has a default that is not one of its options",
        offset: field.definition.offset)
    ]
  }
}
