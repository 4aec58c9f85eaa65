extension AddressSearch {
  /// A search among a few addresses that are at hand: those whose street or city has every word that is typed. A house
  /// number only puts the addresses that have it first.
  public static func list(_ addresses: [Address]) -> AddressSearch {
    AddressSearch(
      suggest: { text, countryCode in
        let words = Folding.folded(text).split(separator: " ")
        let named = words.filter { $0.first?.isNumber == false }
        let found = addresses.indices.filter { index in
          addresses[index].countryCode == countryCode
            && has(named.isEmpty ? words : named, addresses[index])
        }
        let exact = found.filter { has(words, addresses[$0]) }
        let ordered = exact + found.filter { !exact.contains($0) }
        return ordered.prefix(mostSuggestions).map { Suggestion(id: String($0), addresses[$0]) }
      },
      resolve: { suggestion in
        guard let index = Int(suggestion.id), addresses.indices.contains(index) else {
          throw UnknownSuggestion()
        }
        return addresses[index]
      })
  }

  /// Whether each word starts one of the street or city.
  private static func has(_ words: [Substring], _ address: Address) -> Bool {
    let place = Folding.folded("\(address.street) \(address.city)").split(separator: " ")
    return words.allSatisfy { word in place.contains { $0.hasPrefix(word) } }
  }

  /// A suggestion that the search did not make.
  public struct UnknownSuggestion: Error, Sendable, Hashable {}

  /// Three addresses on Market Street, the same on every run, for examples and tests.
  public static let marketStreet = list(
    [("548 Market Street", "94104"), ("1355 Market Street", "94103"), ("2100 Market Street", "94114")].map {
      Address(countryCode: "US", street: $0, city: "San Francisco", region: "CA", postalCode: $1)
    })
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
