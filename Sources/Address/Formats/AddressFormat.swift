/// What a country's addresses are made of: which parts are asked for, what they are called, how they are checked.
///
/// ```swift
/// let format = AddressFormat.format(for: "US")
/// format.label(of: .region)  // "State"
/// format.requires(.postalCode)  // true
/// ```
public struct AddressFormat: Sendable {
  let rules: FormatRules

  init(_ fields: FormatFields) {
    rules = FormatRules(fields)
  }

  /// The format of a country; one of the common parts, most of them optional, for an unknown code.
  public static func format(for countryCode: String) -> AddressFormat {
    AddressFormats.standard.format(for: countryCode)
  }

  /// Two letters of ISO 3166, or the unknown code that was asked for.
  public var countryCode: String { rules.fields.code }
  /// The country's name in English; blank for an unknown code.
  public var countryName: String { rules.fields.name }
  /// The parts in the order in which they are printed, without the name.
  public var printedOrder: [AddressPart] { rules.fields.order }
  /// Whether postal codes are digits only: a hint for a keypad, never a filter.
  public var hasDigitsOnly: Bool { rules.fields.digitsOnly }
  /// What a whole postal code matches, in canonical spacing; nil where any is taken.
  public var postalPattern: String? { rules.fields.postalRegex }
  /// Spacings of postal codes: `*` stands for a letter or digit.
  public var postalShapes: [String] { rules.fields.postalShapes }
  /// What may stand before a postal code and is dropped.
  public var postalPrefixes: [String] { rules.fields.postalPrefixes }
  /// Postal codes of the country.
  public var postalExamples: [String] { rules.fields.postalExamples }
  /// The country's calling code without `+`; nil where it has none.
  public var callingCode: String? { rules.fields.callingCode }
  /// The least digits of a phone number that is written without calling code.
  public var minimumPhoneDigits: Int { rules.fields.minDigits }
  /// The areas of the country's list; empty where there is none.
  public var areas: [Area] { rules.fields.areas }
  /// The part that `areas` lists; nil where there is no list.
  public var areasPart: AddressPart? { rules.fields.areas.isEmpty ? nil : rules.fields.areasOf }
}

extension AddressFormat: Hashable {
  public static func == (left: AddressFormat, right: AddressFormat) -> Bool {
    left.rules === right.rules || left.rules.fields == right.rules.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rules.fields.code) }
}
