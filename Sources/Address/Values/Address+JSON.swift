public import FormhausText

extension Address {
  /// A member of a written address that is of another type than it must be.
  public struct ReadingError: Error, Sendable, Hashable {
    /// The name of the member; nil when the whole is no object.
    public let member: String?

    /// The error as a sentence in English.
    public var message: String {
      switch member {
      case nil: "An address must be an object"
      case AddressPart.isDefault.rawValue: "isDefault must be true or false"
      case .some(let name): "\(name) must be a text"
      }
    }
  }

  /// Reads an address. Members that it lacks or that are null are blank, others than its own are passed over.
  public init(json: JSONValue) throws(ReadingError) {
    guard let members = json.objectValue else { throw ReadingError(member: nil) }
    try self.init(members: members)
  }

  /// Reads an address from the members of an object.
  public init(members: JSONObject) throws(ReadingError) {
    self.init(countryCode: "")
    for (key, value) in members {
      if case .null = value { continue }
      if key == "regionCode" {
        guard let text = value.stringValue else { throw ReadingError(member: key) }
        regionCode = text
      } else if let part = AddressPart(rawValue: key) {
        if part == .isDefault {
          guard let value = value.boolValue else { throw ReadingError(member: key) }
          isDefault = value
        } else {
          guard let text = value.stringValue else { throw ReadingError(member: key) }
          self[part] = text
        }
      }
    }
  }

  /// The address as JSON: all members of every address, then `sublocality` and `regionCode` where they are known.
  public var json: JSONObject { json(of: Set(AddressPart.allCases)) }

  /// The parts that a form asks for as JSON, in the order of the form. `sublocality` comes with line 2, and `regionCode`
  /// with the region, where they are known.
  public func json(of parts: Set<AddressPart>) -> JSONObject {
    var members = JSONObject(
      AddressPart.members.filter(parts.contains).map { part in
        (part.rawValue, part == .isDefault ? .bool(isDefault) : .string(self[part]))
      })
    if parts.contains(.line2), !sublocality.isEmpty {
      members[AddressPart.sublocality.rawValue] = .string(sublocality)
    }
    if parts.contains(.region), !regionCode.isEmpty { members["regionCode"] = .string(regionCode) }
    return members
  }
}
