import FormhausText

/// Nominatim, in data of OpenStreetMap. https://nominatim.org
///
/// The policy of the public server forbids to ask while one types, and more than one request a second.
struct Nominatim: Service {
  /// What a street may be called.
  private static let ways = ["road", "pedestrian", "footway", "path", "cycleway", "square", "residential"]
  /// What houses have numbers in where streets have no names.
  private static let quarters = ["neighbourhood", "quarter", "suburb", "hamlet"]
  private static let codes = [4, 5, 6].map { "ISO3166-2-lvl\($0)" }
  private static let levels = ["state", "province", "region", "state_district", "county"]
  private static let towns = ["city", "town", "village", "municipality", "hamlet", "suburb"]

  let title = "Nominatim"
  let attribution = "\u{A9} OpenStreetMap contributors"
  let endpoint = "search"
  let isOnRequest = true
  let pace = Duration.seconds(1)

  func query(_ text: String, countryCode: String) -> [(name: String, value: String)] {
    [
      ("q", text), ("format", "jsonv2"), ("addressdetails", "1"), ("limit", "8"),
      ("countrycodes", countryCode.lowercased()), ("layer", "address"),
    ]
  }

  func places(in answer: JSONValue, countryCode: String) -> [FoundPlace]? {
    answer.arrayValue?.compactMap { $0["address"] }.map { place in
      let number = place.text("house_number")
      let street = place.firstText(Nominatim.ways + (number.isEmpty ? [] : Nominatim.quarters))
      return FoundPlace(
        street: street, number: number, city: place.firstText(Nominatim.towns),
        regions: Nominatim.codes.map(place.text) + place.regions(Nominatim.levels, in: countryCode),
        postalCode: place.text("postcode"), countryCode: place.text("country_code").uppercased())
    }
  }
}
