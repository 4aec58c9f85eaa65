import FormhausText

extension FieldDefinition {
  init?(reading item: DefinitionObject.Item, log: IssueLog) {
    guard var object = DefinitionObject(item, kind: "field", log: log) else { return nil }
    let type = object.requiredText("type")
    switch type {
    case "section":
      self.init(readingSection: &object, log: log)
      return
    case "group":
      self.init(readingGroup: &object, log: log)
      return
    default: break
    }
    self.init(key: object.requiredText("key"), type: type, label: object.requiredText("label"))
    readTexts(from: &object)
    readConditions(from: &object, log)
    validation = object.item("validation").flatMap { ValidationRules(reading: $0, log: log) }
    options = object.list("options")?.compactMap { OptionDefinition(reading: $0, log: log) }
    optionsFrom = object.text("optionsFrom")
    optionsDependsOn = object.texts("optionsDependsOn")
    readRange(from: &object, log)
    readDetails(from: &object, log)
    furtherMembers = object.further(isOpen: !FieldType.isBuiltIn(type))
    offset = log.offset(object.offset)
  }

  private mutating func readDetails(from object: inout DefinitionObject, _ log: IssueLog) {
    switch type {
    case "scale", "rating": details = .scale(ScaleDefinition(reading: &object, type, log))
    case "address": details = .address(AddressDefinition(reading: &object, log))
    default: break
    }
  }

  private mutating func readTexts(from object: inout DefinitionObject) {
    placeholder = object.text("placeholder")
    helperText = object.text("helperText")
    defaultValue = object.item("defaultValue")?.node.value
    randomize = object.flag("randomize") ?? false
    autoAdvance = object.flag("autoAdvance") ?? false
    rows = object.count("rows")
    mask = object.text("mask")
    accept = object.text("accept")
    inputMode = object.choice("inputMode", InputMode.self)
    autocomplete = object.text("autocomplete")
    sensitive = object.flag("sensitive") ?? false
  }

  private mutating func readConditions(from object: inout DefinitionObject, _ log: IssueLog) {
    show = [Condition](reading: object.list("show"), log: log)
    showAny = [Condition](reading: object.list("showAny"), log: log)
    readOnly = Lock(reading: object.item("readOnly"), log: log)
    disabled = Lock(reading: object.item("disabled"), log: log)
  }

  /// Reads the bounds of a date, time or datetime; other types leave `min` and `max` to themselves.
  private mutating func readRange(from object: inout DefinitionObject, _ log: IssueLog) {
    guard type == "date" || type == "time" || type == "datetime" else { return }
    earliest = object.text("min")
    latest = object.text("max")
    for (member, bound) in [("min", earliest), ("max", latest)] {
      guard let bound, bound != "today", !DateText.isBound(bound, of: type) else { continue }
      log.report(
        object.place.member(member), "must be a \(type) or \"today\"", at: object.nodeOffset(of: member))
    }
  }
}

extension OptionDefinition {
  init?(reading item: DefinitionObject.Item, log: IssueLog) {
    guard var object = DefinitionObject(item, kind: "option", log: log) else { return nil }
    self.init(
      value: object.requiredText("value"), label: object.requiredText("label"),
      description: object.text("description"), image: object.text("image"), alt: object.text("alt"),
      disabled: Lock(reading: object.item("disabled"), log: log), pinned: object.flag("pinned") ?? false,
      exclusive: object.flag("exclusive") ?? false)
    furtherMembers = object.further()
    offset = log.offset(object.offset)
  }
}
