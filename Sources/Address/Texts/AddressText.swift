/// The texts of the address form; the raw value is the key of a catalog.
public enum AddressText: String, Sendable, Hashable, CaseIterable {
  // Labels that are the same in all countries, and those where a country has no word of its own.
  case addressFullName, addressCountry, addressStreet, addressLine2, addressCity, addressRegion
  case addressPostalCode, addressPhone, addressIsDefault

  // Words of countries.
  case addressState, addressProvince, addressCounty, addressPrefecture
  case addressPostcode, addressZIPCode, addressPINCode, addressEircode
  case addressPostTown, addressSuburb, addressDistrict, addressNeighborhood, addressTownland, addressVillage

  // The form.
  case addressSave, addressSaving, addressSaved, addressSaveFailed, addressLookupFailed, addressLoading

  // Errors of blank parts: a sentence for each word, since articles follow it in most languages.
  case addressEnterFullName, addressEnterStreet, addressEnterCity, addressEnterPostTown, addressEnterSuburb
  case addressEnterDistrict, addressEnterRegion, addressEnterState, addressEnterProvince, addressEnterCounty
  case addressEnterPrefecture, addressEnterZIPCode
  /// A word that only an operator's formats have: `{label}`.
  case addressEnterPart

  // Errors of postal codes, blank or wrong: `{example}` is a right one.
  case addressPostalCodeLike, addressPostcodeLike, addressPINCodeLike, addressEircodeLike
  case addressPartLike
  case addressZIPCodeDigits

  // Further errors: `{n}` is the least number of digits.
  case addressEnterPhone, addressEnterTenDigitPhone
  case addressCountryNotOffered

  // Warnings: `{code}` is a postal code, `{area}` a state, province or town.
  case addressUnusualCode, addressUnknownArea

  /// Whether it is said about an answer; all others are texts of the form itself.
  public var isMessage: Bool {
    switch self {
    case .addressFullName, .addressCountry, .addressStreet, .addressLine2, .addressCity, .addressRegion,
      .addressPostalCode, .addressPhone, .addressIsDefault, .addressState, .addressProvince, .addressCounty,
      .addressPrefecture, .addressPostcode, .addressZIPCode, .addressPINCode, .addressEircode,
      .addressPostTown, .addressSuburb, .addressDistrict, .addressNeighborhood, .addressTownland,
      .addressVillage, .addressSave, .addressSaving, .addressSaved, .addressSaveFailed, .addressLookupFailed,
      .addressLoading:
      false
    default: true
    }
  }
}
