import FormhausText

extension [Condition] {
  init(reading items: [DefinitionObject.Item]?, log: IssueLog) {
    self = (items ?? []).compactMap { Condition(reading: $0, log: log) }
  }
}

extension Condition {
  init?(reading item: DefinitionObject.Item, log: IssueLog) {
    guard var object = DefinitionObject(item, kind: "condition", log: log) else { return nil }
    let field = object.requiredText("field")
    let equals = object.scalar("eq")
    let notEquals = object.scalar("neq")
    let isOneOf = object.scalars("in")
    let isNoneOf = object.scalars("notIn")
    let notEmpty = object.flag("notEmpty")
    let test: Test =
      if let equals { .equals(equals) } else if let notEquals { .notEquals(notEquals) } else if let isOneOf {
        .isOneOf(isOneOf)
      } else if let isNoneOf { .isNoneOf(isNoneOf) } else if let notEmpty { .notEmpty(notEmpty) } else {
        .always
      }
    self.init(field: field, test, unknownOperators: test == .always ? object.furtherKeys : [])
    // What is no operator is an unknown one, which the checker warns of.
    if test != .always { object.further() }
    offset = log.offset(object.offset)
  }
}

extension DefinitionObject {
  fileprivate mutating func scalar(_ key: String) -> JSONValue? {
    guard let item = item(key) else { return nil }
    return scalar(item)
  }

  fileprivate mutating func scalars(_ key: String) -> [JSONValue]? {
    list(key)?.compactMap { scalar($0) }
  }

  private func scalar(_ item: Item) -> JSONValue? {
    switch item.node.content {
    case .string, .number, .bool: return item.node.value
    default:
      log.report(item.place, "must be text, a number, true or false", at: item.node.offset)
      return nil
    }
  }
}

extension Lock {
  /// True, or conditions that must all match.
  init(reading item: DefinitionObject.Item?, log: IssueLog) {
    switch item?.node.content {
    case nil, .bool(false): self = .never
    case .bool(true): self = .always
    case .array(let nodes):
      let place = item?.place ?? .root
      let items = nodes.enumerated().map { DefinitionObject.Item(node: $1, place: place.element($0)) }
      self = .when([Condition](reading: items, log: log))
    default:
      if let item { log.report(item.place, "must be true or a list of conditions", at: item.node.offset) }
      self = .never
    }
  }
}
