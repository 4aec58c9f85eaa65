/// The texts of the address form; the raw value is the key of a catalog.
public enum AddressText: String, Sendable, Hashable, CaseIterable {
  // Labels that are the same in all countries, and those where a country has no word of its own.
  case addressFullName, addressCountry, addressStreet, addressLine2, addressCity, addressRegion
  case addressPostalCode, addressPhone, addressIsDefault

  // Words of countries.
  case addressState, addressProvince, addressCounty, addressPrefecture
  case addressPostcode, addressZIPCode, addressPINCode, addressEircode
  case addressPostTown, addressSuburb, addressDistrict, addressNeighborhood, addressTownland, addressVillage

  // Errors. `{label}` is a label, `{word}` the same inside a sentence, `{aWord}` with its article, `{example}` a code.
  case addressEnterFullName, addressEnterStreet, addressEnter, addressEnterLike, addressEnterZIPCode
  /// `{n}` is the least number of digits.
  case addressEnterPhone, addressEnterTenDigitPhone
  case addressCountryNotOffered

  // Warnings. `{code}` is a postal code, `{area}` a state, province or town.
  case addressUnusualCode, addressUnusualArea

  // The form.
  case addressSave, addressSaved, addressSaveFailed, addressLookupFailed, addressLoading

  /// The text in English.
  var english: String {
    switch self {
    case .addressFullName: "Full name"
    case .addressCountry: "Country or region"
    case .addressStreet: "Street address"
    case .addressLine2: "Apt, suite or floor"
    case .addressCity: "City"
    case .addressRegion: "Region"
    case .addressPostalCode: "Postal code"
    case .addressPhone: "Phone"
    case .addressIsDefault: "Set as default"
    case .addressState: "State"
    case .addressProvince: "Province"
    case .addressCounty: "County"
    case .addressPrefecture: "Prefecture"
    case .addressPostcode: "Postcode"
    case .addressZIPCode: "ZIP code"
    case .addressPINCode: "PIN code"
    case .addressEircode: "Eircode"
    case .addressPostTown: "Post town"
    case .addressSuburb: "Suburb"
    case .addressDistrict: "District"
    case .addressNeighborhood: "Neighborhood"
    case .addressTownland: "Townland"
    case .addressVillage: "Village / Township"
    case .addressEnterFullName: "Enter a full name"
    case .addressEnterStreet: "Enter a street address"
    case .addressEnter: "Enter {aWord}"
    case .addressEnterLike: "Enter {aWord} like {example}"
    case .addressEnterZIPCode: "Enter a 5 or 9 digit ZIP code"
    case .addressEnterPhone: "Enter a phone number of at least {n} digits with its area code"
    case .addressEnterTenDigitPhone: "Enter a 10-digit phone number with its area code"
    case .addressCountryNotOffered: "Choose a country or region from the list"
    case .addressUnusualCode: "{code} is not usual for {area}. Check it."
    case .addressUnusualArea: "{area} is not a usual {word}. Check it."
    case .addressSave: "Save address"
    case .addressSaved: "Address saved"
    case .addressSaveFailed: "Couldn't save this address. Try again."
    case .addressLookupFailed: "Couldn't look up that address. Type it in instead."
    case .addressLoading: "Loading the saved address."
    }
  }
}
