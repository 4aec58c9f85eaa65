import Address
import Testing

@testable import AddressIndex

@Suite struct AddressSearchTests {
  @Test func anIndexSuggestsAddresses() async throws {
    let folder = try SampleFolder()
    let search = AddressSearch.index(
      try folder.index([try folder.write("a.csv", lines: try SampleFolder.sample())]))
    let suggestions = try await search.suggest("101 darcy", "US")
    let first = try #require(suggestions.first)
    #expect(first.title == "101 D'Arcy Ln")
    #expect(first.subtitle == "Marlow Creek, OR 97301")
    let address = try await search.resolve(first)
    #expect(
      address
        == Address(
          countryCode: "US", street: "101 D'Arcy Ln", city: "Marlow Creek", region: "OR", postalCode: "97301")
    )
    #expect(try await search.suggest("101 darcy", "GB").isEmpty)
    #expect(search.provider == nil)
  }
}
