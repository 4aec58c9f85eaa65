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
    for section in sections.map(\.definition) { warnings += sectionWarnings(section, nil) }
    for group in groups {
      for section in group.sections.map(\.definition) { warnings += sectionWarnings(section, group) }
    }
    for field in allFields {
      let definition = field.definition
      warnings += (definition.show + definition.showAny).flatMap {
        unknownField($0, field.owner, in: field.group) + unknownOperator($0, field.owner)
      }
      warnings += definition.locks.flatMap(\.conditions).flatMap {
        unknownField($0, field.owner, "condition", in: field.group) + unknownOperator($0, field.owner)
      }
    }
    return warnings
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
    allFields.flatMap { checked -> [DefinitionIssue] in
      let (field, definition) = (checked.field, checked.definition)
      guard field.type.shape == .choice || field.type.shape == .choices else { return [] }
      guard let options = definition.options, !options.isEmpty else {
        return [
          DefinitionIssue(
            code: "no-options", message: "\(checked.owner) has no options",
            offset: definition.offset)
        ]
      }
      return duplicateOptions(options, checked) + strangeDefault(checked)
    }
  }

  private func duplicateOptions(_ options: [OptionDefinition], _ field: CheckedField) -> [DefinitionIssue] {
    var values: Set<String> = []
    return options.filter { !values.insert($0.value).inserted }.map {
      DefinitionIssue(
        code: "duplicate-option",
        message: "\(field.owner) has two options of the value \"\($0.value)\"",
        offset: $0.offset)
    }
  }

  private func strangeDefault(_ field: CheckedField) -> [DefinitionIssue] {
    guard let value = field.definition.defaultValue,
      field.field.typeFailure(of: value, CheckSettings()) != nil
    else { return [] }
    return [
      DefinitionIssue(
        code: "default-not-an-option",
        message: "\(field.owner) has a default that is not one of its options",
        offset: field.definition.offset)
    ]
  }
}
