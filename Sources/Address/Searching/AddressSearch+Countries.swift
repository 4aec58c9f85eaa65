extension AddressSearch {
  /// The search without addresses of countries that a form does not offer; nil offers all.
  public func limited(to countryCodes: [String]?) -> AddressSearch {
    guard let countryCodes else { return self }
    let offered = Set(countryCodes.map(CountryCode.normalized))
    let isOffered = { @Sendable (address: Address) in
      address.countryCode.isEmpty || offered.contains(CountryCode.normalized(address.countryCode))
    }
    var search = self
    search.suggest = { [suggest] text, countryCode in
      try await suggest(text, countryCode).filter { $0.address.map(isOffered) ?? true }
    }
    search.resolve = { [resolve] suggestion in
      let address = try await resolve(suggestion)
      guard isOffered(address) else { throw CountryNotOffered() }
      return address
    }
    return search
  }

  /// An address of a country that the form does not offer.
  public struct CountryNotOffered: Error, Sendable, Hashable {}
}
