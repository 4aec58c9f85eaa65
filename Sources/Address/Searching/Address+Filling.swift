import FormhausText

extension Address {
  /// The address with what a picked suggestion says: street, city, region, postal code and country.
  ///
  /// The house number that was typed stays where the suggestion has none. Name, second line and phone are not touched.
  public func filled(from suggestion: Address, formats: AddressFormats = .standard) -> Address {
    var filled = self
    filled.street = HouseNumber(in: street.trimmed)?.added(to: suggestion.street) ?? suggestion.street
    filled.city = suggestion.city
    filled.region = suggestion.region
    filled.regionCode = suggestion.regionCode
    if !suggestion.countryCode.isEmpty { filled.countryCode = suggestion.countryCode }
    let format = formats.format(for: filled.countryCode)
    filled.postalCode = format.canonicalPostalCode(suggestion.postalCode) ?? suggestion.postalCode
    if !suggestion.sublocality.isEmpty { filled.sublocality = suggestion.sublocality }
    return filled
  }
}
