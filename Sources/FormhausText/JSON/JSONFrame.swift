/// An array or object of which the end has not been read yet.
struct JSONFrame {
  let offset: Int
  let isObject: Bool
  private var elements: [JSONNode] = []
  private var members: [JSONMember] = []
  private var key = ""
  private var keyOffset = 0
  /// The names so far, once there are too many to look through.
  private var names: Set<ExactString> = []

  private static let fewMembers = 8

  init(offset: Int, isObject: Bool) {
    self.offset = offset
    self.isObject = isObject
  }

  var closingByte: UInt8 { isObject ? 0x7D : 0x5D }

  /// Takes the name of the member that comes next; false when the object has it already.
  mutating func startMember(_ key: String, at offset: Int) -> Bool {
    self.key = key
    keyOffset = offset
    let name = ExactString(key)
    if members.count < JSONFrame.fewMembers {
      return !members.contains { ExactString($0.key) == name }
    }
    if names.isEmpty { names = Set(members.map { ExactString($0.key) }) }
    return names.insert(name).inserted
  }

  mutating func append(_ node: JSONNode) {
    if isObject {
      members.append(JSONMember(key: key, keyOffset: keyOffset, value: node))
    } else {
      elements.append(node)
    }
  }

  func node(endOffset: Int) -> JSONNode {
    JSONNode(
      offset: offset, endOffset: endOffset, content: isObject ? .object(members) : .array(elements))
  }
}
