import FormhausText

extension [String: TextOverlay] {
  /// Reads `{"de": {ADDRESS: text}}`.
  init(reading item: DefinitionObject.Item, log: IssueLog) {
    self = [:]
    for (language, item) in log.members(item) { self[language] = TextOverlay(reading: item, log: log) }
  }
}

extension TextOverlay {
  init(reading item: DefinitionObject.Item, log: IssueLog) {
    self.init()
    for (address, item) in log.members(item) {
      guard case .string(let text) = item.node.content else {
        log.report(item.place, "must be text", at: item.node.offset)
        continue
      }
      texts[address] = text
      offsets[address] = log.offset(item.node.offset)
    }
  }
}

extension IssueLog {
  /// The members of an object whose names are the author's; none, with a report, when it is no object.
  fileprivate func members(
    _ item: DefinitionObject.Item
  ) -> [(name: String, item: DefinitionObject.Item)] {
    guard let members = item.node.members else {
      report(item.place, "must be an object", at: item.node.offset)
      return []
    }
    return members.map { ($0.key, DefinitionObject.Item(node: $0.value, place: item.place.member($0.key))) }
  }
}
