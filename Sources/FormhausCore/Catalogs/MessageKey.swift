/// The keys of the validation texts.
public enum MessageKey: String, Sendable, CaseIterable {
  case required
  case minLength, minItems, maxLength, maxItems
  case min, max
  case pattern, patternTooComplex
  case matchField
  case invalid
  case email, number, boolean, option, options, string, date, datetime, time, url, file, value
  case fileMissing, fileFolder, fileUnreadable, fileType
  case realDate, fourDigitYear, dateMin, dateMax
  case scale
  case address
  case addressEnterFullName, addressEnterStreet, addressEnterCity, addressEnterPostTown
  case addressEnterSuburb, addressEnterDistrict, addressEnterRegion, addressEnterState
  case addressEnterProvince, addressEnterCounty, addressEnterPrefecture, addressEnterZIPCode
  case addressEnterPart, addressPostalCodeLike, addressPostcodeLike, addressPINCodeLike
  case addressEircodeLike, addressPartLike, addressZIPCodeDigits, addressEnterPhone
  case addressEnterTenDigitPhone, addressCountryNotOffered, addressUnusualCode, addressUnknownArea
  case items, addAtLeast, atMost
}
