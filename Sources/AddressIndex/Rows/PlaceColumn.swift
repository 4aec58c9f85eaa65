/// The columns of OpenAddresses that an index is made of.
enum PlaceColumn: Int, CaseIterable {
  case longitude, latitude, number, street, city, district, region, postalCode, id, country

  /// The names in a header or among the properties of GeoJSON, in lower case.
  var names: [String] {
    switch self {
    case .longitude: ["lon", "longitude", "lng", "x"]
    case .latitude: ["lat", "latitude", "y"]
    case .number: ["number", "housenumber", "house_number"]
    case .street: ["street"]
    case .city: ["city", "town"]
    case .district: ["district"]
    case .region: ["region", "state"]
    case .postalCode: ["postcode", "postal_code", "zip"]
    case .id: ["id"]
    case .country: ["country", "country_code"]
    }
  }
}
