extension AddressSearch {
  /// A search among a few addresses that are at hand: those whose street or city has every word that is typed.
  public static func list(_ addresses: [Address]) -> AddressSearch {
    AddressSearch(
      suggest: { text, countryCode in
        let words = Folding.folded(text).split(separator: " ")
        let found = addresses.indices.filter { index in
          let address = addresses[index]
          let place = Folding.folded("\(address.street) \(address.city)").split(separator: " ")
          return address.countryCode == countryCode
            && words.allSatisfy { word in place.contains { $0.hasPrefix(word) } }
        }
        return found.prefix(mostSuggestions).map { Suggestion(id: String($0), addresses[$0]) }
      },
      resolve: { suggestion in
        guard let index = Int(suggestion.id), addresses.indices.contains(index) else {
          throw UnknownSuggestion()
        }
        return addresses[index]
      })
  }

  /// A suggestion that the search did not make.
  public struct UnknownSuggestion: Error, Sendable, Hashable {}

  /// Three addresses on Market Street, the same on every run, for examples and tests.
  public static let marketStreet = list([
    Address(
      countryCode: "US", street: "1355 Market Street", city: "San Francisco", region: "CA",
      postalCode: "94103"),
    Address(
      countryCode: "US", street: "1355 Market Street", city: "Philadelphia", region: "PA", postalCode: "19107"
    ),
    Address(
      countryCode: "US", street: "1355 Market Street", city: "Wilmington", region: "DE", postalCode: "19801"),
  ])
}

extension AddressSearch.Suggestion {
  /// A suggestion of an address that is at hand.
  public init(id: String, _ address: Address) {
    let place = [address.region, address.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    self.init(
      id: id, title: address.street,
      subtitle: [address.city, place].filter { !$0.isEmpty }.joined(separator: ", "), address: address)
  }
}
