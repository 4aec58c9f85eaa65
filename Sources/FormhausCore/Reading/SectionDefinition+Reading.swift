import FormhausText

extension FieldDefinition {
  /// Reads a section; its key may be left out.
  init(readingSection object: inout DefinitionObject, log: IssueLog) {
    self.init(key: object.text("key") ?? "", type: "section", label: object.requiredText("label"))
    show = [Condition](reading: object.list("show"), log: log)
    showAny = [Condition](reading: object.list("showAny"), log: log)
    let description = object.text("description")
    let fields = object.requiredList("fields").compactMap { FieldDefinition(reading: $0, log: log) }
    details = .section(SectionDefinition(description: description, fields: fields))
    furtherMembers = object.further()
    offset = log.offset(object.offset)
  }
}
