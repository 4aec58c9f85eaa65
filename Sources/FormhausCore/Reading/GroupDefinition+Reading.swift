import FormhausText

extension FieldDefinition {
  /// Reads a repeatable group.
  init(readingGroup object: inout DefinitionObject, log: IssueLog) {
    self.init(key: object.requiredText("key"), type: "group", label: object.requiredText("label"))
    helperText = object.text("helperText")
    defaultValue = object.item("defaultValue")?.node.value
    if let defaultValue, !FieldType.isListOfObjects(defaultValue) {
      log.report(
        object.place.member("defaultValue"), "must be a list of objects",
        at: object.nodeOffset(of: "defaultValue"))
    }
    show = [Condition](reading: object.list("show"), log: log)
    showAny = [Condition](reading: object.list("showAny"), log: log)
    validation = object.item("validation").flatMap { ValidationRules(reading: $0, log: log) }
    details = .group(GroupDefinition(reading: &object, log: log))
    furtherMembers = object.further()
    offset = log.offset(object.offset)
  }
}

extension GroupDefinition {
  init(reading object: inout DefinitionObject, log: IssueLog) {
    self.init(
      fields: object.requiredList("fields").compactMap { FieldDefinition(reading: $0, log: log) },
      minItems: object.count("minItems") ?? 0, maxItems: object.count("maxItems"),
      itemLabel: object.text("itemLabel"), addLabel: object.text("addLabel"),
      removeLabel: object.text("removeLabel"), reorderable: object.flag("reorderable") ?? false)
  }
}
