public import Address
public import FormhausText

/// What an address field asks for.
public struct AddressDefinition: Sendable, Equatable {
  /// The countries to choose from, as two letters of ISO 3166; nil for all of them.
  public var countryCodes: [String]?
  /// The country of a new address.
  public var defaultCountry: String
  /// The parts that are asked for, in the order of `AddressPart`.
  public var parts: [AddressPart]

  public init(
    countryCodes: [String]? = nil, defaultCountry: String = "US", parts: [AddressPart] = AddressPart.members
  ) {
    self.countryCodes = countryCodes
    self.defaultCountry = defaultCountry
    self.parts = parts
  }
}

extension AddressDefinition {
  /// The members that an answer may have: the parts, a level below the city too, and the code of the region.
  public static let members = AddressPart.allCases.map(\.rawValue) + ["regionCode"]

  /// The parts whose answers are checked. The level below the city is asked for with the second line, in which it is
  /// saved.
  public var checkedParts: Set<AddressPart> {
    parts.contains(.line2) ? Set(parts).union([.sublocality]) : Set(parts)
  }

  /// Whether a member can hold a value: true or false where the mark is, text elsewhere, null everywhere.
  public static func canHold(_ member: String, _ value: JSONValue) -> Bool {
    switch value {
    case .null: true
    case .string: member != AddressPart.isDefault.rawValue
    case .bool: member == AddressPart.isDefault.rawValue
    default: false
    }
  }
}

extension FieldDefinition {
  /// What an address field asks for; nil for everything else.
  public var address: AddressDefinition? {
    if case .address(let address) = details { address } else { nil }
  }
}
