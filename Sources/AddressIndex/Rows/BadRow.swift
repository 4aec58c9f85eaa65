/// A row that an index could not take.
public struct BadRow: Sendable, Hashable {
  /// The file in which it stands.
  public var file: String
  /// The line on which it begins, from 1.
  public var line: Int
  /// Why, in words.
  public var reason: String
}

/// Why a row was not taken.
enum RowProblem: String, Error {
  case noStreet = "it has no street"
  case noTown = "it has neither a city nor a postal code"
  case noCountry = "its country is not known; pass --country"
  case badCountry = "its COUNTRY is no country of two letters"
  case badPosition = "LON and LAT are no place on Earth"
  case tooLong = "a field has more than 255 bytes"
  case badText = "it is not UTF-8"
  case fewFields = "it has fewer fields than the first line"
  case broken = "a quotation mark is not closed, or the line is too long"
  case notJSON = "it is not JSON"
  case notFeature = "it is not a GeoJSON feature with properties"
}
