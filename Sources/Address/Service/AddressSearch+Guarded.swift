extension AddressSearch {
  /// The search with what it finds made harmless, whoever wrote it: at most `mostSuggestions`, texts without control
  /// characters and of a bounded length, and of an address only what says where it is.
  public var guarded: AddressSearch {
    var search = self
    search.suggest = { [suggest] text, countryCode in
      try await suggest(text, countryCode).prefix(AddressSearch.mostSuggestions).map(\.guarded)
        .filter { !$0.title.isEmpty }
    }
    search.resolve = { [resolve] suggestion in try await resolve(suggestion).guarded }
    return search
  }
}

extension AddressSearch.Suggestion {
  /// The id goes back to the provider as it came.
  fileprivate var guarded: AddressSearch.Suggestion {
    AddressSearch.Suggestion(
      id: id, title: ForeignText.cleaned(title), subtitle: ForeignText.cleaned(subtitle),
      address: address?.guarded)
  }
}

extension Address {
  fileprivate var guarded: Address {
    let country = CountryCode.normalized(countryCode)
    let isCountry = country.utf8.count == 2 && country.utf8.allSatisfy { 0x41...0x5A ~= $0 }
    return Address(
      countryCode: isCountry ? country : "", street: ForeignText.cleaned(street),
      city: ForeignText.cleaned(city), region: ForeignText.cleaned(region),
      postalCode: ForeignText.cleaned(postalCode), sublocality: ForeignText.cleaned(sublocality),
      regionCode: ForeignText.cleaned(regionCode))
  }
}
