import FormhausText

extension DefinitionChecker {
  /// Choices that cannot be made as written, and members about options where there are none.
  var choiceWarnings: [DefinitionIssue] {
    allFields.flatMap { field -> [DefinitionIssue] in
      guard field.hasChoices else {
        let hasMembers = field.definition.randomize || field.definition.options != nil
        return hasMembers ? uselessOptionMembers(field) : []
      }
      guard let options = field.definition.options, !options.isEmpty else {
        return field.definition.optionsFrom == nil ? [field.issue("no-options", "has no options")] : []
      }
      let defaults = field.definition.optionsFrom == nil ? strangeDefault(field) + disabledDefault(field) : []
      return duplicateOptions(options, field) + blankLabels(options, field) + defaults
    }
  }

  /// Options that are never shown, and pictures without a picture.
  var choiceHints: [DefinitionIssue] {
    allFields.flatMap { field -> [DefinitionIssue] in
      guard let options = field.definition.options, !options.isEmpty else { return [] }
      if field.isBuiltIn, !field.hasChoices, field.definition.type != "autocomplete", !options.isEmpty {
        return [
          field.issue("options-not-applicable", "has options, which a \(field.definition.type) does not show")
        ]
      }
      guard field.definition.type == "picture" else { return [] }
      return options.filter { $0.image == nil }.map {
        field.issue(
          "picture-without-image", "has no image for the option \"\($0.value)\"", offset: $0.offset)
      }
    }
  }

  /// Fields that options are said to depend on and that are not there.
  var providerWarnings: [DefinitionIssue] {
    allFields.flatMap { field in
      field.definition.optionsDependsOn.filter { !hasField($0, in: field.group) }.map {
        field.issue(
          "unknown-options-field", "has options depending on the non-existent field \"\($0)\"",
          hint: hint(forField: $0, in: field.group))
      }
    }
  }

  private func duplicateOptions(_ options: [OptionDefinition], _ field: CheckedField) -> [DefinitionIssue] {
    var values: Set<String> = []
    return options.filter { !values.insert($0.value).inserted }.map {
      field.issue("duplicate-option", "has two options of the value \"\($0.value)\"", offset: $0.offset)
    }
  }

  private func blankLabels(_ options: [OptionDefinition], _ field: CheckedField) -> [DefinitionIssue] {
    options.filter(\.hasBlankLabel).map {
      field.issue(
        "blank-option-label", "has a blank label for the option \"\($0.value)\"", offset: $0.offset)
    }
  }

  private func strangeDefault(_ field: CheckedField) -> [DefinitionIssue] {
    guard let value = field.definition.defaultValue,
      field.field.typeFailure(of: value, CheckSettings()) != nil
    else { return [] }
    return [field.issue("default-not-an-option", "has a default that is not one of its options")]
  }

  private func disabledDefault(_ field: CheckedField) -> [DefinitionIssue] {
    let value = field.definition.defaultValue
    let picked = (value?.arrayValue ?? value.map { [$0] } ?? []).compactMap(\.stringValue)
    return picked.compactMap(field.definition.option).filter { $0.disabled == .always }.map {
      field.issue("default-disabled-option", "has the default \"\($0.value)\", an option that is disabled")
    }
  }

  private func uselessOptionMembers(_ field: CheckedField) -> [DefinitionIssue] {
    guard field.isBuiltIn else { return [] }
    let type = field.definition.type
    var warnings: [DefinitionIssue] = []
    if field.definition.randomize {
      warnings.append(
        field.issue("randomize-not-applicable", "has \"randomize\", which a \(type) has no options for"))
    }
    for option in field.definition.options ?? [] where option.disabled != .never && type != "autocomplete" {
      warnings.append(
        field.issue(
          "disabled-not-applicable", "has a disabled option, which a \(type) does not show",
          offset: option.offset))
    }
    return warnings
  }
}

extension CheckedField {
  var isBuiltIn: Bool { FieldType.isBuiltIn(definition.type) }
  var hasChoices: Bool { field.type.shape == .choice || field.type.shape == .choices }

  /// An issue about the field: `Field "KEY" WHAT`.
  func issue(_ code: String, _ what: String, offset: Int? = nil, hint: String? = nil) -> DefinitionIssue {
    DefinitionIssue(
      code: code, message: "\(owner) \(what)", offset: offset ?? definition.offset, hint: hint)
  }
}
