/// A part of an address that a form asks for, in the order of the form.
public enum AddressPart: String, Sendable, Hashable, CaseIterable {
  case fullName, countryCode, street, line2
  /// The level below the city. It is saved as the start of `line2`.
  case sublocality
  case city, region, postalCode, phone
  /// True or false; all others are text.
  case isDefault

  /// The parts that every saved address has.
  public static let members: [AddressPart] = [
    .fullName, .countryCode, .street, .line2, .city, .region, .postalCode, .phone, .isDefault,
  ]

  /// The place of the part in the order of the form, from 0.
  public var place: Int { AddressPart.allCases.firstIndex(of: self) ?? 0 }

  /// What the part is called among the autocomplete tokens of HTML and WCAG; nil for what has none.
  public var autocomplete: String? {
    switch self {
    case .fullName: "name"
    case .countryCode: "country"
    case .street: "address-line1"
    case .line2: "address-line2"
    case .sublocality: "address-level3"
    case .city: "address-level2"
    case .region: "address-level1"
    case .postalCode: "postal-code"
    case .phone: "tel"
    case .isDefault: nil
    }
  }
}
