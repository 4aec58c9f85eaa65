import FormhausText

/// One object of a definition while it is read: takes members by name and reports those of a wrong shape.
struct DefinitionObject {
  /// A value with its place, which is put together when it is asked for.
  struct Item {
    private enum Step {
      case here
      case member(String)
      case element(Int)
    }

    let node: JSONNode
    private let outer: DefinitionPlace
    private let step: Step

    init(node: JSONNode, place: DefinitionPlace) {
      (self.node, outer, step) = (node, place, .here)
    }

    init(node: JSONNode, member: String, of outer: DefinitionPlace) {
      (self.node, self.outer, step) = (node, outer, .member(member))
    }

    init(node: JSONNode, element: Int, of outer: DefinitionPlace) {
      (self.node, self.outer, step) = (node, outer, .element(element))
    }

    var place: DefinitionPlace {
      switch step {
      case .here: outer
      case .member(let name): outer.member(name)
      case .element(let index): outer.element(index)
      }
    }
  }

  let place: DefinitionPlace
  let offset: Int
  let log: IssueLog
  private let kind: String
  private let members: [JSONMember]
  /// The places of the members; nil while there are so few that looking through them is as fast.
  private let order: [String: Int]?
  private var isTaken: [Bool]
  /// The names that were asked for, there or not: all that the language knows.
  private var known: [String] = []

  /// Nil, with a report, when the value is no object. `kind` names what it is for version checks.
  init?(_ item: Item, kind: String, log: IssueLog) {
    guard let members = item.node.members else {
      log.report(item.place, "must be an object", at: item.node.offset)
      return nil
    }
    self.place = item.place
    self.offset = item.node.offset
    self.kind = kind
    self.log = log
    self.members = members
    self.order =
      members.count <= DefinitionObject.fewMembers
      ? nil : Dictionary(members.indices.map { (members[$0].key, $0) }) { first, _ in first }
    self.isTaken = Array(repeating: false, count: members.count)
  }

  /// The member as written; nil when it is absent or newer than the stated format version.
  mutating func item(_ key: String) -> Item? {
    if known.isEmpty { known.reserveCapacity(32) }
    known.append(key)
    guard let index = index(of: key) else { return nil }
    isTaken[index] = true
    guard log.counts(key, of: kind, in: place, at: members[index].keyOffset) else { return nil }
    return Item(node: members[index].value, member: key, of: place)
  }

  private static let fewMembers = 16

  private func index(of key: String) -> Int? {
    order.map { $0[key] } ?? members.firstIndex { $0.key == key }
  }

  /// Where the member's value starts, in bytes.
  func offset(of key: String) -> Int? {
    index(of: key).flatMap { log.offset(members[$0].value.offset) }
  }

  /// The same for a report; where the object starts when there is no such member.
  func nodeOffset(of key: String) -> Int {
    index(of: key).map { members[$0].value.offset } ?? offset
  }

  /// The members that nobody took, as written, each with a hint that it is ignored; an object that is `open` to
  /// members of others gets hints at misspellings only.
  @discardableResult
  func further(isOpen: Bool = false) -> JSONObject {
    guard !isUsedUp else { return [:] }
    let further = members.indices.filter { !isTaken[$0] }.map { members[$0] }
    for member in further {
      let suggestion = Spelling.suggestion(for: member.key, among: known)
      guard !isOpen || suggestion != nil else { continue }
      log.noteUnknown(member.key, in: place, at: member.keyOffset, suggestion)
    }
    return JSONObject(further.map { ($0.key, $0.value.value) })
  }

  /// Whether every member was taken, so that there is nothing left to ask for.
  var isUsedUp: Bool { !isTaken.contains(false) }

  /// The names of the members that nobody took.
  var furtherKeys: [String] {
    members.indices.filter { !isTaken[$0] }.map { members[$0].key }
  }

  mutating func text(_ key: String) -> String? {
    read(key, "must be text") { if case .string(let text) = $0.content { text } else { nil } }
  }

  /// The text of a member that must be there; empty, with a report, when it is not.
  mutating func requiredText(_ key: String) -> String {
    if index(of: key) == nil { log.reportMissing(key, of: place, at: offset) }
    return text(key) ?? ""
  }

  mutating func flag(_ key: String) -> Bool? {
    read(key, "must be true or false") { if case .bool(let flag) = $0.content { flag } else { nil } }
  }

  mutating func number(_ key: String) -> JSONNumber? {
    read(key, "must be a number") { if case .number(let number) = $0.content { number } else { nil } }
  }

  /// A whole number of 0 or more.
  mutating func count(_ key: String) -> Int? {
    read(key, "must be a whole number of 0 or more") {
      guard case .number(let number) = $0.content, let count = number.int, count >= 0 else { return nil }
      return count
    }
  }

  mutating func list(_ key: String) -> [Item]? {
    let outer = place
    return read(key, "must be a list") { node in
      guard let elements = node.elements else { return nil }
      let place = outer.member(key)
      return elements.enumerated().map { Item(node: $1, element: $0, of: place) }
    }
  }

  /// The texts of a list.
  mutating func texts(_ key: String) -> [String] {
    (list(key) ?? []).compactMap { item in
      if case .string(let text) = item.node.content { return text }
      log.report(item.place, "must be text", at: item.node.offset)
      return nil
    }
  }

  /// The items of a list that must be there; none, with a report, when it is not.
  mutating func requiredList(_ key: String) -> [Item] {
    if index(of: key) == nil { log.reportMissing(key, of: place, at: offset) }
    return list(key) ?? []
  }

  /// One of a few words.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    read(key, "must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))") {
      if case .string(let word) = $0.content { Choice(rawValue: word) } else { nil }
    }
  }

  /// A value that `read` understands; anything else is reported.
  private mutating func read<Value>(
    _ key: String, _ problem: @autoclosure () -> String, _ read: (JSONNode) -> Value?
  ) -> Value? {
    guard let item = item(key) else { return nil }
    guard let value = read(item.node) else {
      log.report(item.place, problem(), at: item.node.offset)
      return nil
    }
    return value
  }
}
