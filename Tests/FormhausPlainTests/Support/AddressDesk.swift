import Address
import FormhausPlain
import FormhausStore
import FormhausTesting
import FormhausViews

/// The host of an address form that is asked line by line.
@MainActor
final class AddressDesk {
  struct Refusal: LocalizedError {
    let errorDescription: String?
  }

  let outcome = HeldAnswer<(any Error)?>()
  private(set) var saved: [Address] = []
  private(set) var successes = 0

  /// Two addresses in the United Kingdom and three in the United States.
  static let search = AddressSearch(
    suggest: { text, country in
      try await (country == "US" ? AddressSearch.marketStreet : british).suggest(text, country)
    },
    resolve: { suggestion in try await british.resolve(suggestion) })

  private static let british = AddressSearch.list([
    Address(countryCode: "GB", street: "10 Downing Street", city: "London", postalCode: "SW1A 2AA"),
    Address(countryCode: "GB", street: "10 Down Road", city: "Tavistock", postalCode: "PL19 9AG"),
  ])

  /// A conversation about a new address.
  func talk(
    _ address: Address? = Address(countryCode: "US"), search: AddressSearch? = AddressDesk.search,
    options: PlainOptions = PlainOptions()
  ) -> Talk {
    Talk(
      AddressForm(
        address: address, search: search,
        onSave: { address in
          self.saved.append(address)
          if let error = await self.outcome.value() { throw error }
        }, onSuccess: { self.successes += 1 }),
      title: "New address", options: options)
  }

  /// A conversation that has come to the street of an address in the United States.
  func talkAtStreet(search: AddressSearch = AddressDesk.search) -> Talk {
    let talk = talk(search: search)
    talk.type("Jo Byrne", "")
    _ = talk.news
    return talk
  }
}
