import Address

/// A place that a service found, in its words.
struct FoundPlace: Equatable {
  /// The name of the street alone.
  var street: String
  var number: String
  var city: String
  /// What may be the region, names and codes, the best first: countries differ in which level theirs is.
  var regions: [String]
  var postalCode: String
  /// Two letters of ISO 3166 in capitals.
  var countryCode: String

  /// The place as it is shown and filled in: the number where the country has it, the region as the country prints it.
  func suggestion(id: String) -> AddressSearch.Suggestion {
    let format = AddressFormat.format(for: countryCode)
    let area = format.areasPart == .region ? area(in: format) : nil
    let name = regions.first { !$0.isEmpty && !FoundPlace.isCode($0) } ?? ""
    return AddressSearch.Suggestion(
      id: id,
      Address(
        countryCode: countryCode,
        street: StreetLine.text(street: street, number: number, countryCode: countryCode), city: city,
        region: area?.key ?? name, postalCode: postalCode, regionCode: area?.isoCode ?? ""))
  }

  /// The area that one of the names or codes means, else that of the postal code.
  private func area(in format: AddressFormat) -> Area? {
    let names = regions.filter { !$0.isEmpty }
    // Ireland's counties are printed short.
    let short = names.filter { $0.hasPrefix("County ") }.map { "Co. " + $0.dropFirst("County ".count) }
    return (names + short).lazy.compactMap(format.area(named:)).first
      ?? format.area(ofPostalCode: postalCode)
  }

  /// Whether a text is a code of ISO 3166-2, such as US-CA.
  private static func isCode(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return 4...6 ~= bytes.count && bytes[2] == 0x2D
      && bytes.allSatisfy { 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
  }
}
