import FormhausText

/// One object of a scenario file while it is read: members are taken by name, and whatever is left over is a problem.
struct StrictObject {
  let node: JSONNode
  private let kind: String
  private let log: ScenarioLog
  private var rest: [JSONMember]

  /// Nil, with a problem, when the value is no object. `kind` names it in problems: "a step".
  init?(_ node: JSONNode, kind: String, log: ScenarioLog) {
    guard let members = node.members else {
      log.report("\(kind) must be an object", at: node.offset)
      return nil
    }
    self.node = node
    self.kind = kind
    self.log = log
    rest = members
  }

  /// The names of the members that were not taken yet.
  var names: [String] { rest.map(\.key) }

  mutating func take(_ name: String) -> JSONNode? {
    rest.firstIndex { $0.key == name }.map { rest.remove(at: $0).value }
  }

  /// A member that must be there; nil, with a problem, when it is not.
  mutating func require(_ name: String) -> JSONNode? {
    let value = take(name)
    if value == nil { report("\(kind) needs \"\(name)\"") }
    return value
  }

  /// Reports every member that was not taken.
  func finish() {
    for member in rest { log.report("\"\(member.key)\" is not a member of \(kind)", at: member.keyOffset) }
  }

  func report(_ message: String) {
    log.report(message, at: node.offset)
  }
}

/// Takes a value apart, or reports that it has another shape.
extension ScenarioLog {
  func text(_ node: JSONNode, _ name: String) -> String? {
    guard case .string(let text) = node.content else { return wrong(node, name, "text") }
    return text
  }

  func flag(_ node: JSONNode, _ name: String) -> Bool? {
    guard case .bool(let flag) = node.content else { return wrong(node, name, "true or false") }
    return flag
  }

  func object(_ node: JSONNode, _ name: String) -> JSONObject? {
    node.value.objectValue ?? wrong(node, name, "an object")
  }

  func list(_ node: JSONNode, _ name: String) -> [JSONNode]? {
    node.elements ?? wrong(node, name, "a list")
  }

  func texts(_ node: JSONNode, _ name: String) -> [String]? {
    let texts = node.elements.map { $0.map(\.value.stringValue) } ?? [nil]
    return texts.contains(nil) ? wrong(node, name, "a list of texts") : texts.compactMap(\.self)
  }

  /// Texts by key, in the order of the file.
  func textsByKey(_ node: JSONNode, _ name: String) -> JSONObject? {
    guard let object = node.value.objectValue, object.values.allSatisfy({ $0.stringValue != nil }) else {
      return wrong(node, name, "an object of texts")
    }
    return object
  }

  func textOrNull(_ node: JSONNode, _ name: String) -> JSONValue? {
    node.value.isNull || node.value.stringValue != nil ? node.value : wrong(node, name, "text or null")
  }

  private func wrong<Value>(_ node: JSONNode, _ name: String, _ shape: String) -> Value? {
    report("\"\(name)\" must be \(shape)", at: node.offset)
    return nil
  }
}
