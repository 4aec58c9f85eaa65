import Address

/// A place that a service found, in its words.
struct FoundPlace: Equatable {
  /// The name of the street alone.
  var street: String
  var number: String
  var city: String
  /// A name or a code.
  var region: String
  var postalCode: String
  /// Two letters of ISO 3166 in capitals.
  var countryCode: String

  /// The place as it is shown and filled in: the number where the country has it, the region as the country prints it.
  func suggestion(id: String) -> AddressSearch.Suggestion {
    let format = AddressFormat.format(for: countryCode)
    let area = format.areasPart == .region ? format.area(named: region) : nil
    return AddressSearch.Suggestion(
      id: id,
      Address(
        countryCode: countryCode,
        street: StreetLine.text(street: street, number: number, countryCode: countryCode), city: city,
        region: area?.key ?? region, postalCode: postalCode, regionCode: area?.isoCode ?? ""))
  }
}
