extension CompiledForm {
  /// A warning for each field whose validator the host does not have.
  public func unknownValidators(_ isKnown: (_ name: String) -> Bool) -> [DefinitionIssue] {
    let items = groups.flatMap { group in group.validatorFields.map { (group.key + ".", group.fields[$0]) } }
    return (validatorFields.map { ("", fields[$0]) } + items).compactMap { prefix, field in
      guard let rules = field.definition.validation, let name = rules.validator, !isKnown(name) else {
        return nil
      }
      return DefinitionIssue(
        code: "unknown-validator",
        message: "Field \"\(prefix)\(field.definition.key)\" references unknown validator \"\(name)\".",
        offset: rules.offsets["validator"])
    }
  }
}
