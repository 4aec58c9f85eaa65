/// A street with a house number as countries write it.
public enum StreetLine {
  /// The countries in which the number stands in front of the street.
  private static let numberFirst: Set<String> = Set(
    """
    AU BB BD BM BS CA DZ EG FR GB GF GG GH GI GP GU HK IE IL IM IN JE JM KE LK LU MA MC MQ MU MY NC NG NZ PF PH PK PR RE \
    SG TH TN TT US VI ZA ZM ZW
    """.split(separator: " ").map(String.init))

  /// The line of a street and a number in the order of a country, two letters of ISO 3166 in capitals. Without a number
  /// it is the street, without a street the number.
  public static func text(street: String, number: String, countryCode: String) -> String {
    if number.isEmpty || street.isEmpty { return street + number }
    return switch numberPlace(in: countryCode) {
    case .first: "\(number) \(street)"
    case .last: "\(street) \(number)"
    case .joined: "\(street)\(number)"
    }
  }

  /// Where the number of a house stands.
  enum NumberPlace {
    case first, last
    /// Behind the street, without a space.
    case joined
  }

  static func numberPlace(in countryCode: String) -> NumberPlace {
    if numberFirst.contains(countryCode) { return .first }
    return ["JP", "CN", "TW"].contains(countryCode) ? .joined : .last
  }
}
