import FormhausText

extension Address {
  /// The address with what a picked suggestion says: street, city, region, postal code and country.
  ///
  /// The house number that was typed stays where the suggestion has none, a country that is not known is passed over, and
  /// a suggestion of a street alone leaves the rest as it is. Name, second line and phone are not touched.
  ///
  /// - Parameter typed: the text that the suggestion was found for; nil for the street as it is.
  public func filled(
    from suggestion: Address, typed: String? = nil, formats: AddressFormats = .standard
  ) -> Address {
    var filled = self
    let code = CountryCode.normalized(suggestion.countryCode)
    if formats.countryCodes.contains(code) { filled.countryCode = code }
    let format = formats.format(for: filled.countryCode)
    filled.street = suggestion.street
    if let number = HouseNumber.typed(in: (typed ?? street).trimmed) {
      filled.street = HouseNumber.added(number, to: suggestion.street, countryCode: filled.countryCode)
    }
    let places: [AddressPart] = [.city, .region, .postalCode, .sublocality]
    guard places.contains(where: { !suggestion[$0].trimmed.isEmpty }) else { return filled }
    filled.city = suggestion.city
    filled.region = suggestion.region
    filled.regionCode = suggestion.regionCode
    filled.postalCode = format.canonicalPostalCode(suggestion.postalCode) ?? suggestion.postalCode
    if !suggestion.sublocality.isEmpty { filled.sublocality = suggestion.sublocality }
    filled.putCityIntoStreet(format)
    return filled
  }

  /// Where addresses have no line for the city, as in Japan, it belongs to the street; a city that is its country, as
  /// Singapore, need not be written.
  private mutating func putCityIntoStreet(_ format: AddressFormat) {
    let city = city.trimmed
    guard !format.shows(.city), !city.isEmpty, city != region,
      Folding.folded(city) != Folding.folded(format.countryName), !street.contains(city)
    else { return }
    street = StreetLine.numberPlace(in: countryCode) == .joined ? city + street : "\(street), \(city)"
  }
}
