import Address
import Testing

@Suite("Suggestions of addresses")
struct AddressSearchTests {
  @Test("three addresses on Market Street")
  func marketStreet() async throws {
    let search = AddressSearch.marketStreet
    #expect(try await search.suggest("mark", "US").map(\.title).first == "548 Market Street")
    let found = try await search.suggest("1355 mark", "US")
    #expect(found.map(\.title) == ["1355 Market Street", "548 Market Street", "2100 Market Street"])
    let first = try #require(found.first)
    #expect(first.title == "1355 Market Street" && first.subtitle == "San Francisco, CA 94103")
    #expect(try await search.resolve(first).city == "San Francisco")
    #expect(try await search.suggest("market", "GB").isEmpty)
    #expect(try await search.suggest("mill", "US").isEmpty)
    await #expect(throws: AddressSearch.UnknownSuggestion.self) {
      try await search.resolve(AddressSearch.Suggestion(id: "9", title: "Elsewhere"))
    }
  }

  @Test("a suggestion fills street, city, region, code and country, and nothing else")
  func filling() {
    let typed = Address(
      fullName: "Jo", countryCode: "US", street: "1355 mark", line2: "Apt 2", phone: "1", isDefault: true)
    let picked = Address(
      fullName: "X", countryCode: "GB", street: "10 Downing Street", line2: "Y", city: "London",
      postalCode: "sw1a2aa", phone: "2")
    #expect(
      typed.filled(from: picked)
        == Address(
          fullName: "Jo", countryCode: "GB", street: "10 Downing Street", line2: "Apt 2", city: "London",
          postalCode: "SW1A 2AA", phone: "1", isDefault: true))
  }

  @Test(
    "the house number that was typed stays where the suggestion has none",
    arguments: [
      ("US", "1355 market", "Market Street", "1355 Market Street"),
      ("US", "1355 market", "1400 Market Street", "1400 Market Street"),
      ("US", "1200 highway", "Highway 9", "1200 Highway 9"),
      ("DE", "Hauptstr. 5a", "Hauptstraße", "Hauptstraße 5a"),
      ("DE", "Hauptstr. 5a", "Hauptstraße 7", "Hauptstraße 7"),
      ("DE", "12 markt", "Am Markt 1", "Am Markt 1"), ("DE", "12 markt", "Am Markt", "Am Markt 12"),
      ("US", "112-10 canal", "Canal Boulevard", "112-10 Canal Boulevard"),
      ("FR", "12 rue du 8", "Rue du 8 Mai 1945", "12 Rue du 8 Mai 1945"),
      ("US", "5th avenue", "5th Avenue", "5th Avenue"), ("US", "market", "Market Street", "Market Street"),
      ("FR", "12, allée", "Allée de l’Église", "12 Allée de l’Église"),
      ("US", "42", "Market Street", "Market Street"), ("JP", "寺町 11-33", "寺町11-33", "寺町11-33"),
      ("JP", "寺町 11-33", "寺町", "寺町11-33"),
    ])
  func houseNumber(country: String, typed: String, suggested: String, street: String) {
    let filled = Address(countryCode: country, street: typed).filled(
      from: Address(countryCode: country, street: suggested))
    #expect(filled.street == street)
  }

  @Test(
    "where addresses have no line for the city, it belongs to the street; a city that is its country is left out"
  )
  func cityInStreet() {
    let japan = Address(countryCode: "JP").filled(
      from: Address(countryCode: "JP", street: "寺町11-33", city: "桜ヶ丘市", region: "長野県", postalCode: "381-0011")
    )
    #expect(japan.street == "桜ヶ丘市寺町11-33")
    let singapore = Address(countryCode: "SG").filled(
      from: Address(countryCode: "SG", street: "1 Orchard Road", city: "Singapore", postalCode: "238823"))
    #expect(singapore.street == "1 Orchard Road")
  }

  @Test("a suggestion of a street alone leaves the rest, and a country that is not known is passed over")
  func poorSuggestions() {
    let saved = Address.filled.filled(from: Address(countryCode: "", street: "X Street"))
    #expect(saved.street == "1455 X Street")
    #expect((saved.city, saved.region, saved.postalCode) == ("San Francisco", "CA", "94103"))
    let elsewhere = Address.filled.filled(
      from: Address(countryCode: "ZZ", street: "1 Q St", city: "Oakland", region: "CA", postalCode: "94607"))
    #expect(elsewhere.countryCode == "US")
    #expect(elsewhere.city == "Oakland")
  }

  @Test("a form that offers some countries is offered no addresses of others")
  func limitedCountries() async throws {
    let search = AddressSearch.list([
      Address(countryCode: "US", street: "1 Main Street", city: "Reno")
    ])
    #expect(try await search.limited(to: ["CA"]).suggest("main", "US").isEmpty)
    let found = try await search.limited(to: ["us"]).suggest("main", "US")
    #expect(found.count == 1)
    await #expect(throws: AddressSearch.CountryNotOffered.self) {
      try await search.limited(to: ["CA"]).resolve(try #require(found.first))
    }
  }
}
