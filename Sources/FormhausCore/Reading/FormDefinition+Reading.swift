public import FormhausText

extension FormDefinition {
  /// Reads a definition with the positions of its source.
  ///
  /// - Throws: `DefinitionError` with every member of a wrong shape, and every member that is not supported yet.
  public init(node: JSONNode) throws(DefinitionError) {
    try self.init(node: node, log: IssueLog(hasOffsets: true))
  }

  /// Reads a definition that did not come from text, so that issues have no offsets.
  ///
  /// - Throws: `DefinitionError` as `init(node:)` does.
  public init(json: JSONValue) throws(DefinitionError) {
    try self.init(node: JSONNode(placeless: json), log: IssueLog(hasOffsets: false))
  }

  fileprivate init(node: JSONNode, log: IssueLog) throws(DefinitionError) {
    let root = DefinitionObject(.init(node: node, place: .root), kind: "form", log: log)
    let definition = root.map { FormDefinition(reading: $0) }
    guard let definition, log.isClean else { throw DefinitionError(issues: log.issuesInOrder) }
    self = definition
    self.readingWarnings = log.warnings
    self.readingHints = log.hints
  }

  private init(reading object: DefinitionObject) {
    var object = object
    let log = object.log
    let version = object.text("formatVersion")
    if let version, FormatVersion(version) == nil {
      log.report(
        object.place.member("formatVersion"), "must be a version such as \"1.8\"",
        at: object.nodeOffset(of: "formatVersion"))
    }
    log.formatVersion = version.flatMap { FormatVersion($0) }
    _ = object.item("$schema")
    self.init(
      id: object.requiredText("id"), title: object.requiredText("title"),
      submit: ActionDefinition(required: "submit", of: &object),
      cancel: object.item("cancel").flatMap { ActionDefinition(reading: $0, log: log) })
    lang = object.text("lang")
    messages = object.item("messages").map { Catalog(reading: $0, log: log) } ?? [:]
    labels = object.item("labels").map { Catalog(reading: $0, log: log) } ?? [:]
    i18n = object.item("i18n").map { [String: TextOverlay](reading: $0, log: log) } ?? [:]
    fields = (object.list("fields") ?? []).compactMap { FieldDefinition(reading: $0, log: log) }
    steps = (object.list("steps") ?? []).compactMap { StepDefinition(reading: $0, log: log) }
    formatVersion = log.formatVersion
    furtherMembers = object.further()
    offset = log.offset(object.offset)
  }
}

extension DefinitionReport {
  /// Everything that is to be said about a definition, also when it cannot even be read.
  ///
  /// Of a definition with members of a wrong shape only the shape is spoken of. `validators` are the names that the
  /// host will have; with nil nothing is said of them.
  public init(checking node: JSONNode, validators: Set<String>? = nil) {
    let log = IssueLog(hasOffsets: true)
    do throws(DefinitionError) {
      self = checkDefinition(try FormDefinition(node: node, log: log), validators: validators)
    } catch {
      self.init(errors: error.issues, warnings: log.warnings, hints: log.hints)
      errors = errors.map(\.withRemedy)
      warnings = warnings.map(\.withRemedy)
      hints = hints.map(\.withRemedy)
    }
  }
}

extension JSONNode {
  /// A node without a place, for JSON that did not come from text.
  fileprivate init(placeless value: JSONValue) {
    let content: Content =
      switch value {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .array(let items): .array(items.map { JSONNode(placeless: $0) })
      case .object(let object):
        .object(
          object.map { JSONMember(key: $0.key, keyOffset: 0, value: JSONNode(placeless: $0.value)) })
      }
    self.init(offset: 0, endOffset: 0, content: content)
  }
}

extension Catalog {
  /// Reads `{key: text}`, where a text may be `{"one": ..., "other": ...}`.
  init(reading item: DefinitionObject.Item, log: IssueLog) {
    self.init()
    guard let members = item.node.members else {
      log.report(item.place, "must be an object", at: item.node.offset)
      return
    }
    for member in members {
      let place = item.place.member(member.key)
      if let text = CatalogText(member.value.value) {
        self[member.key] = text
        offsets[member.key] = log.offset(member.value.offset)
      } else {
        log.report(
          place, "must be text, or texts by plural category with \"other\"", at: member.value.offset)
      }
    }
  }
}

extension CatalogText {
  /// A text, or texts by plural category with at least `other`; nil for anything else.
  public init?(_ json: JSONValue) {
    switch json {
    case .string(let text): self = .text(text)
    case .object(let forms):
      var texts: [PluralCategory: String] = [:]
      for (name, value) in forms {
        guard let category = PluralCategory(rawValue: name), let text = value.stringValue else { return nil }
        texts[category] = text
      }
      guard texts[.other] != nil else { return nil }
      self = .plural(texts)
    default: return nil
    }
  }
}
