/// A JSON value together with the bytes of the source it was read from.
public struct JSONNode: Sendable {
  public enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  /// The byte of the value's first character.
  public let offset: Int
  /// The byte after the value's last character.
  public let endOffset: Int
  public let content: Content

  public init(offset: Int, endOffset: Int, content: Content) {
    self.offset = offset
    self.endOffset = endOffset
    self.content = content
  }

  /// The value without its positions.
  public var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(JSONObject(distinct: members.map { ($0.key, $0.value.value) }))
    }
  }

  /// The elements of an array; nil when this is no array.
  public var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members of an object in source order; nil when this is no object.
  public var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// A member of an object; nil when there is none or this is no object.
  public func member(_ key: String) -> JSONMember? {
    members?.first { ExactString($0.key) == ExactString(key) }
  }
}

/// One member of an object: its name, the byte at which the name's quote stands, and its value.
public struct JSONMember: Sendable {
  public let key: String
  public let keyOffset: Int
  public let value: JSONNode

  public init(key: String, keyOffset: Int, value: JSONNode) {
    self.key = key
    self.keyOffset = keyOffset
    self.value = value
  }
}
