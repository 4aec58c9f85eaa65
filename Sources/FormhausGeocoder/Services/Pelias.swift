import FormhausText

/// Pelias, also as geocode.earth runs it. https://github.com/pelias/documentation
struct Pelias: Service {
  let title = "Pelias"
  let attribution = "\u{A9} OpenStreetMap contributors, OpenAddresses, GeoNames, Who's On First"
  let endpoint = "v1/autocomplete"
  /// What the server knows its user by; blank for none.
  let key: String

  func query(_ text: String, countryCode: String) -> [(name: String, value: String)] {
    let query = [
      ("text", text), ("size", "8"), ("boundary.country", countryCode), ("layers", "address,street"),
    ]
    return key.isEmpty ? query : query + [("api_key", key)]
  }

  func places(in answer: JSONValue, countryCode: String) -> [FoundPlace]? {
    answer.featureProperties?.map { place in
      let code = place.text("country_code").uppercased()
      // Older servers have only codes of three letters, and have kept to the country that was asked for.
      return FoundPlace(
        street: place.firstText(["street", "name"]), number: place.text("housenumber"),
        city: place.firstText(["locality", "localadmin", "borough", "county"]),
        regions: ["region", "region_a", "macroregion", "county"].map(place.text),
        postalCode: place.text("postalcode"),
        countryCode: code.isEmpty ? countryCode : code)
    }
  }
}
