/// Checks a definition for what makes it unusable and for what is probably a mistake.
///
/// The definition has the right shape already: reading it reports members of a wrong shape.
public func checkDefinition(_ definition: FormDefinition) -> DefinitionReport {
  CompiledForm(unchecked: definition).report
}

/// Looks through a compiled definition.
struct DefinitionChecker {
  let definition: FormDefinition
  let steps: [CompiledStep]
  let fields: [CompiledField]
  let sections: [CompiledSection]
  let slots: [CompiledSlot]
  let slotOfKey: [String: Int]
  let components: [DependencyComponent]

  func report() -> DefinitionReport {
    DefinitionReport(
      errors: structureErrors + routeErrors,
      warnings: definition.readingWarnings + keyWarnings + conditionWarnings + patternWarnings
        + choiceWarnings
        + stepWarnings + cycleWarnings + routeWarnings)
  }

  /// Whether some field has the key.
  func hasField(_ key: String) -> Bool {
    slotOfKey[key].map { !slots[$0].fields.isEmpty } ?? false
  }
}
