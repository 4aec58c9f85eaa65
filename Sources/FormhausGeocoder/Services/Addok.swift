import FormhausText

/// Addok, which serves the addresses of France, or others that were loaded into it. https://addok.readthedocs.io
struct Addok: Service {
  /// France with the departments and territories of which its addresses are.
  private static let france: Set<String> = ["FR", "GP", "MQ", "GF", "RE", "PM", "YT", "BL", "MF"]
  /// Postal codes say which of them an address is of; those of Saint-Barthélemy and Saint Martin are Guadeloupe's.
  private static let starts = [
    "971": "GP", "972": "MQ", "973": "GF", "974": "RE", "975": "PM", "976": "YT", "97133": "BL",
    "97150": "MF",
  ]

  let title = "Addok"
  let attribution = "Base Adresse Nationale, \u{A9} OpenStreetMap contributors"
  let endpoint = "search"
  /// The countries that were loaded; nil for those of the addresses of France.
  let loaded: Set<String>?

  var countries: Set<String>? { loaded ?? Addok.france }

  func query(_ text: String, countryCode: String) -> [(name: String, value: String)] {
    let query = [("q", text), ("limit", "8"), ("autocomplete", "1")]
    return loaded == nil ? query : query + [("countrycode", countryCode)]
  }

  func places(in answer: JSONValue, countryCode: String) -> [FoundPlace]? {
    answer.featureProperties?.compactMap { place in
      guard ["housenumber", "street", "locality", "place"].contains(place.text("type")) else { return nil }
      let context = place.text("context").split(separator: ",").last.map { String($0).trimmed }
      let postalCode = place.text("postcode")
      return FoundPlace(
        street: place.firstText(["street", "name"]), number: place.text("housenumber"),
        city: place.text("city"), regions: [place["region"]?.stringValue ?? context ?? ""],
        postalCode: postalCode, countryCode: country(place, postalCode))
    }
  }

  private func country(_ place: JSONValue, _ postalCode: String) -> String {
    let code = place.text("countrycode").uppercased()
    if !code.isEmpty { return code }
    return Addok.starts[String(postalCode.prefix(5))] ?? Addok.starts[String(postalCode.prefix(3))] ?? "FR"
  }
}
