public import Address

extension AddressSearch {
  /// A search in an index: nobody else is asked.
  public static func index(_ index: PlaceIndex) -> AddressSearch {
    AddressSearch(
      suggest: { text, countryCode in
        try index.search(text, country: countryCode, limit: mostSuggestions).map(Suggestion.init)
      },
      resolve: { suggestion in suggestion.address ?? Address() })
  }
}

extension AddressSearch.Suggestion {
  /// The suggestion of a place, with its address.
  init(_ place: Place) {
    self.init(
      id: String(place.id), title: place.title, subtitle: place.subtitle,
      address: Address(
        countryCode: place.countryCode, street: place.title, city: place.city, region: place.region,
        postalCode: place.postalCode))
  }
}
