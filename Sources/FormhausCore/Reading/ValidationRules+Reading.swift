import FormhausText

extension ValidationRules {
  /// The rules that may carry a text of the field's own.
  static let rulesWithMessages = [
    "minLength", "maxLength", "min", "max", "pattern", "matchField",
  ]

  init?(reading item: DefinitionObject.Item, log: IssueLog) {
    guard var object = DefinitionObject(item, kind: "validation", log: log) else { return nil }
    self.init(
      required: Required(reading: object.item("required"), log: log), minLength: object.count("minLength"),
      maxLength: object.count("maxLength"), min: object.number("min"), max: object.number("max"),
      pattern: object.text("pattern"), matchField: object.text("matchField"),
      validator: object.text("validator"))
    for rule in ValidationRules.rulesWithMessages where !object.isUsedUp {
      messages[rule] = object.text("\(rule)Message")
    }
    for member in ["minLength", "maxLength", "min", "max", "pattern", "matchField", "validator"] {
      if let offset = object.offset(of: member) { offsets[member] = offset }
    }
    object.further()
  }
}

extension ValidationRules.Required {
  /// True or a text; an empty text asks for nothing.
  init(reading item: DefinitionObject.Item?, log: IssueLog) {
    switch item?.node.content {
    case nil, .bool(false): self = .no
    case .bool(true): self = .yes
    case .string(let text): self = text.isEmpty ? .no : .message(text)
    default:
      if let item { log.report(item.place, "must be true, false or text", at: item.node.offset) }
      self = .no
    }
  }
}
