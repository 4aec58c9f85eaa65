import Address

/// A street in a town, or a house in it, that an index found.
public struct Place: Sendable, Hashable {
  /// Degrees, to about a metre.
  public struct Position: Sendable, Hashable {
    /// To the north.
    public var latitude: Double
    /// To the east.
    public var longitude: Double
  }

  /// The row in its index.
  public var id: Int
  /// The name alone, without a number.
  public var street: String
  /// The house number that was asked for, as the index has it; nil when none was, or the street has no such house.
  public var number: String?
  /// The town.
  public var city: String
  /// The state, province or county; blank where the data does not say.
  public var region: String
  /// Blank where the data does not say.
  public var postalCode: String
  /// Two letters of ISO 3166.
  public var countryCode: String
  /// Where the house is; without a number, one in the middle of the street. Nil when the data did not say.
  public var position: Position?

  /// Street and number in the order of the country.
  public var title: String {
    StreetLine.text(street: street, number: number ?? "", countryCode: countryCode)
  }

  /// Town, region and postal code.
  public var subtitle: String {
    let place = [region, postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    return [city, place].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Place.Position {
  init(_ position: GridPosition) {
    self.init(
      latitude: Double(position.latitude) / GridPosition.perDegree,
      longitude: Double(position.longitude) / GridPosition.perDegree)
  }
}
