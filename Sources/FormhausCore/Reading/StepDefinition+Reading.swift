import FormhausText

extension StepDefinition {
  init?(reading item: DefinitionObject.Item, log: IssueLog) {
    guard var object = DefinitionObject(item, kind: "step", log: log) else { return nil }
    self.init(
      id: object.requiredText("id"), title: object.requiredText("title"),
      description: object.text("description"))
    fields = object.requiredList("fields").compactMap { FieldDefinition(reading: $0, log: log) }
    show = [Condition](reading: object.list("show"), log: log)
    showAny = [Condition](reading: object.list("showAny"), log: log)
    routes = (object.list("routes") ?? []).compactMap { RouteDefinition(reading: $0, log: log) }
    next = NavigationButton(reading: object.item("next"), log: log)
    back = NavigationButton(reading: object.item("back"), log: log)
    skip = object.item("skip").flatMap { ActionDefinition(reading: $0, log: log) }
    furtherMembers = object.further()
    offset = log.offset(object.offset)
  }
}

extension NavigationButton {
  init(reading item: DefinitionObject.Item?, log: IssueLog) {
    switch item?.node.content {
    case nil: self = .standard
    case .bool(false): self = .hidden
    case .object:
      self =
        item.flatMap { ActionDefinition(reading: $0, log: log) }.map(NavigationButton.action) ?? .standard
    default:
      if let item { log.report(item.place, "must be an object or false", at: item.node.offset) }
      self = .standard
    }
  }
}

extension RouteDefinition {
  init?(reading item: DefinitionObject.Item, log: IssueLog) {
    guard var object = DefinitionObject(item, kind: "route", log: log) else { return nil }
    self.init(to: nil)
    switch object.item("to")?.node.content {
    case .null: break
    case .string(let id): to = id
    case nil: log.reportMissing("to", of: item.place, at: object.offset)
    default: log.report(item.place.member("to"), "must be a step id or null", at: object.offset)
    }
    show = [Condition](reading: object.list("show"), log: log)
    showAny = [Condition](reading: object.list("showAny"), log: log)
    object.further()
    offset = log.offset(object.offset)
  }
}

extension ActionDefinition {
  init?(reading item: DefinitionObject.Item, log: IssueLog) {
    guard var object = DefinitionObject(item, kind: "action", log: log) else { return nil }
    self.init(
      label: object.requiredText("label"), variant: object.choice("variant", Variant.self),
      action: object.text("action"), disabled: [Condition](reading: object.list("disabled"), log: log))
    furtherMembers = object.further()
    offset = log.offset(object.offset)
  }

  /// The action of a member that must be there; without a label, with a report, when it is not.
  init(required key: String, of object: inout DefinitionObject) {
    let item = object.item(key)
    if item == nil { object.log.reportMissing(key, of: object.place, at: object.offset) }
    let action = item.flatMap { ActionDefinition(reading: $0, log: object.log) }
    self = action ?? ActionDefinition(label: "")
  }
}
