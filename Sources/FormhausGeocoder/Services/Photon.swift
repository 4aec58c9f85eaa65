import FormhausText

/// Photon: search as one types, in data of OpenStreetMap. https://github.com/komoot/photon
struct Photon: Service {
  let title = "Photon"
  let attribution = "\u{A9} OpenStreetMap contributors"
  let endpoint = "api"

  func query(_ text: String, countryCode: String) -> [(name: String, value: String)] {
    // The language goes by the header: a server answers an unknown `lang` with an error.
    [
      ("q", text), ("limit", "8"), ("countrycode", countryCode), ("layer", "house"), ("layer", "street"),
    ]
  }

  func places(in answer: JSONValue, countryCode: String) -> [FoundPlace]? {
    answer.featureProperties?.map { place in
      FoundPlace(
        street: place.firstText(["street", "name"]), number: place.text("housenumber"),
        city: place.firstText(["city", "locality", "district", "county"]),
        regions: place.regions(["state", "county"], in: countryCode),
        postalCode: place.text("postcode"), countryCode: place.text("countrycode").uppercased())
    }
  }
}
