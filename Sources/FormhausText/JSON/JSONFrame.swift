/// An array or object of which the end has not been read yet.
struct JSONFrame<Tree: JSONTree> {
  let offset: Int
  let isObject: Bool
  private var elements: [Tree] = []
  private var members: [Tree.Member] = []
  private var key = ""
  private var keyOffset = 0
  /// The names so far, once there are too many to look through.
  private var names: Set<ExactString> = []

  /// Up to so many names, looking through them is as fast.
  private static var fewMembers: Int { 16 }

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
      return !members.contains { ExactString(Tree.key(of: $0)) == name }
    }
    if names.isEmpty { names = Set(members.map { ExactString(Tree.key(of: $0)) }) }
    return names.insert(name).inserted
  }

  mutating func append(_ value: Tree) {
    if isObject {
      members.append(Tree.member(key, at: keyOffset, value))
    } else {
      elements.append(value)
    }
  }

  func tree(endOffset: Int) -> Tree {
    isObject ? .object(members, in: offset..<endOffset) : .array(elements, in: offset..<endOffset)
  }
}
