/// What a reader builds of a text: with positions, or the values alone.
protocol JSONTree {
  /// A member of an object.
  associatedtype Member

  static func scalar(_ scalar: JSONScalar, in range: Range<Int>) -> Self
  static func array(_ elements: [Self], in range: Range<Int>) -> Self
  /// The members have different names.
  static func object(_ members: [Member], in range: Range<Int>) -> Self
  static func member(_ key: String, at offset: Int, _ value: Self) -> Member
  static func key(of member: Member) -> String
}

/// A value that holds no other.
enum JSONScalar {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
}

extension JSONNode: JSONTree {
  static func scalar(_ scalar: JSONScalar, in range: Range<Int>) -> JSONNode {
    let content: Content =
      switch scalar {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let value): .number(value)
      case .string(let value): .string(value)
      }
    return JSONNode(offset: range.lowerBound, endOffset: range.upperBound, content: content)
  }

  static func array(_ elements: [JSONNode], in range: Range<Int>) -> JSONNode {
    JSONNode(offset: range.lowerBound, endOffset: range.upperBound, content: .array(elements))
  }

  static func object(_ members: [JSONMember], in range: Range<Int>) -> JSONNode {
    JSONNode(offset: range.lowerBound, endOffset: range.upperBound, content: .object(members))
  }

  static func member(_ key: String, at offset: Int, _ value: JSONNode) -> JSONMember {
    JSONMember(key: key, keyOffset: offset, value: value)
  }

  static func key(of member: JSONMember) -> String { member.key }
}

extension JSONValue: JSONTree {
  static func scalar(_ scalar: JSONScalar, in range: Range<Int>) -> JSONValue {
    switch scalar {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    }
  }

  static func array(_ elements: [JSONValue], in range: Range<Int>) -> JSONValue { .array(elements) }

  static func object(_ members: [JSONObject.Element], in range: Range<Int>) -> JSONValue {
    .object(JSONObject(distinct: members))
  }

  static func member(_ key: String, at offset: Int, _ value: JSONValue) -> JSONObject.Element { (key, value) }

  static func key(of member: JSONObject.Element) -> String { member.key }
}
