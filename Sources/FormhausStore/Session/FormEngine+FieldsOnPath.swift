import FormhausCore

extension FormEngine {
  /// The visible fields of all steps on the path that were not skipped, or of the single page.
  var fieldsOnPath: [FieldDefinition] {
    isMultiStep
      ? path.filter { !isStepSkipped($0) }.flatMap { visibleFields(ofStep: $0) } : visibleFields
  }
}
