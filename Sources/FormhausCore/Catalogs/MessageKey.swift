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
  case items, addAtLeast, atMost
}
