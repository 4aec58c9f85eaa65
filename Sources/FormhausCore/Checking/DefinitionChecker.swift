/// Checks a definition for what makes it unusable and for what is probably a mistake.
///
/// The definition has the right shape already: reading it reports members of a wrong shape.
///
/// `validators` are the names that the host will have; with nil nothing is said of them.
public func checkDefinition(
  _ definition: FormDefinition, validators: Set<String>? = nil
) -> DefinitionReport {
  let form = CompiledForm(unchecked: definition, findsHints: true)
  var report = form.report
  if let validators { report.warnings += form.unknownValidators(validators.contains).map(\.withRemedy) }
  return report
}

/// Looks through a compiled definition.
struct DefinitionChecker {
  let definition: FormDefinition
  let steps: [CompiledStep]
  let fields: CompiledFields
  let sections: [CompiledSection]
  let groups: [CompiledGroup]
  let slots: CompiledSlots
  let order: DependencyOrder
  /// Every field with how messages name it and the group whose items it stands in.
  let allFields: [CheckedField]

  init(
    _ definition: FormDefinition, steps: [CompiledStep], fields: CompiledFields, sections: [CompiledSection],
    groups: [CompiledGroup], slots: CompiledSlots, order: DependencyOrder
  ) {
    self.definition = definition
    self.steps = steps
    self.fields = fields
    self.sections = sections
    self.groups = groups
    self.slots = slots
    self.order = order
    allFields =
      fields.map { CheckedField(field: $0, key: $0.definition.key, group: nil) }
      + groups.flatMap { group in
        group.fields.map { CheckedField(field: $0, key: "\(group.key).\($0.definition.key)", group: group) }
      }
  }

  func report(withHints: Bool) -> DefinitionReport {
    DefinitionReport(
      errors: (structureErrors + groupErrors + routeErrors).map(\.withRemedy),
      warnings: warnings.map(\.withRemedy), hints: withHints ? hints.map(\.withRemedy) : [])
  }

  private var hints: [DefinitionIssue] {
    definition.readingHints + typeHints + ruleHints + choiceHints + autofillHints + catalogHints
      + translationHints
  }

  private var warnings: [DefinitionIssue] {
    let about = [
      definition.readingWarnings, keyWarnings, conditionWarnings, patternWarnings, patternBombs,
      choiceWarnings, providerWarnings, addressWarnings, groupWarnings, ambiguousKeyWarnings, ruleWarnings,
      stepWarnings,
      actionWarnings, cycleWarnings, routeWarnings,
      translationWarnings,
    ]
    return about.flatMap { $0 }
  }

  /// Whether some field has the key: of the form, or of the item that the condition stands in.
  func hasField(_ key: String, in group: CompiledGroup? = nil) -> Bool {
    group?.slots.keys[key] != nil || slots.keys[key].map { !slots[$0].fields.isEmpty } ?? false
  }
}

/// A field of the form or of a group's items.
struct CheckedField {
  let field: CompiledField
  /// `people.name` for a field of an item.
  let key: String
  let group: CompiledGroup?

  var definition: FieldDefinition { _read { yield field.definition } }
  var owner: String { "Field \"\(key)\"" }
}
