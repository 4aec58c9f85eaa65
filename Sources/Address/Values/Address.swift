/// A person's postal address, as it is typed or saved.
///
/// ```swift
/// var address = Address(countryCode: "GB")
/// address.postalCode = "sw1a1aa"
/// address.checked().saved.postalCode  // "SW1A 1AA"
/// ```
public struct Address: Sendable, Hashable {
  /// The name of the person to whom it goes.
  public var fullName: String
  /// Two letters of ISO 3166.
  public var countryCode: String
  /// Street and house number, in the order of the country.
  public var street: String
  /// The second line. In a saved address it starts with the level below the city, where there is one.
  public var line2: String
  /// City, town or village; what the country calls it.
  public var city: String
  /// State, province or county; as printed or as typed.
  public var region: String
  /// The postal code; as the country writes it once it is checked.
  public var postalCode: String
  /// A phone number as typed.
  public var phone: String
  /// Whether the person uses this address unless told otherwise.
  public var isDefault: Bool
  /// The level below the city (district, suburb), where the country has one.
  public var sublocality: String
  /// ISO 3166-2 of the region, where it is known.
  public var regionCode: String

  /// A new address; what is left out is blank.
  public init(
    fullName: String = "", countryCode: String = "US", street: String = "", line2: String = "",
    city: String = "", region: String = "", postalCode: String = "", phone: String = "",
    isDefault: Bool = false, sublocality: String = "", regionCode: String = ""
  ) {
    self.fullName = fullName
    self.countryCode = countryCode
    self.street = street
    self.line2 = line2
    self.city = city
    self.region = region
    self.postalCode = postalCode
    self.phone = phone
    self.isDefault = isDefault
    self.sublocality = sublocality
    self.regionCode = regionCode
  }

  /// The text of a part; blank for `isDefault`, which is no text.
  public subscript(part: AddressPart) -> String {
    get {
      switch part {
      case .fullName: fullName
      case .countryCode: countryCode
      case .street: street
      case .line2: line2
      case .sublocality: sublocality
      case .city: city
      case .region: region
      case .postalCode: postalCode
      case .phone: phone
      case .isDefault: ""
      }
    }
    set {
      switch part {
      case .fullName: fullName = newValue
      case .countryCode: countryCode = newValue
      case .street: street = newValue
      case .line2: line2 = newValue
      case .sublocality: sublocality = newValue
      case .city: city = newValue
      case .region: region = newValue
      case .postalCode: postalCode = newValue
      case .phone: phone = newValue
      case .isDefault: break
      }
    }
  }
}
