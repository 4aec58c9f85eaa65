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
      ("1355 market", "Market Street", "1355 Market Street"),
      ("1355 market", "1400 Market Street", "1400 Market Street"),
      ("Hauptstr. 5a", "Hauptstraße", "Hauptstraße 5a"), ("Hauptstr. 5a", "Hauptstraße 7", "Hauptstraße 7"),
      ("112-10 canal", "Canal Boulevard", "112-10 Canal Boulevard"),
      ("12 rue du 8", "Rue du 8 Mai 1945", "12 Rue du 8 Mai 1945"),
      ("5th avenue", "5th Avenue", "5th Avenue"), ("market", "Market Street", "Market Street"),
      ("12, allée", "Allée de l’Église", "12 Allée de l’Église"), ("42", "Market Street", "Market Street"),
    ])
  func houseNumber(typed: String, suggested: String, street: String) {
    let filled = Address(street: typed).filled(from: Address(street: suggested))
    #expect(filled.street == street)
  }
}
