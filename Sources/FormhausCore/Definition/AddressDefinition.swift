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
    countryCodes: [String]? = nil, defaultCountry: String = "US", parts: [AddressPart] = AddressPart.allCases
  ) {
    self.countryCodes = countryCodes
    self.defaultCountry = defaultCountry
    self.parts = parts
  }
}

extension AddressDefinition {
  /// The members that an answer may have: the parts, and what some countries add to them, a level below the city and
  /// the code of the region.
  public static let members = AddressPart.allCases.map(\.rawValue) + ["sublocality", "regionCode"]

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

/// The members of the answer of an address field, in the order in which they are asked for.
public enum AddressPart: String, Sendable, Equatable, CaseIterable {
  case fullName, countryCode, street, line2, city, region, postalCode, phone
  /// True or false; all others are text.
  case isDefault
}

extension FieldDefinition {
  /// What an address field asks for; nil for everything else.
  public var address: AddressDefinition? {
    if case .address(let address) = details { address } else { nil }
  }
}
