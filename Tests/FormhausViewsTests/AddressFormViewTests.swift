import Address
import FormhausCore
import FormhausText
import Testing

@testable import FormhausViews

/// What an app says about an address form, by the names of its documentation.
@MainActor
@Suite("Address form as a view")
struct AddressFormViewTests {
  @Test("the button is called Save address, or as the app says")
  func saveTitle() {
    #expect(Page(AddressForm(address: .filled, onSave: { _ in })).buttons.last == "Save address")
    let page = Page(AddressForm(address: .filled, saveTitle: "Use this address", onSave: { _ in }))
    #expect(page.buttons.last == "Use this address")
  }

  @Test("the list of countries has those that the app offers")
  func countryCodes() throws {
    let page = Page(AddressForm(address: .sample, countryCodes: ["US", "CA", "us"], onSave: { _ in }))
    #expect(page.optionLabels == ["Canada", "United States"])
    let pick = try #require(page.named("Country or region")?.actions.pick)
    pick(0)
    #expect(page.wells.contains("Province *"))
  }

  @Test("the parts stand in one order, or as the country prints them")
  func order() {
    let address = AddressForm.Address(countryCode: "HU")
    let form = AddressForm(address: address, onSave: { _ in })
    let standard = Page(form).wells
    let printed = Page(form.addressFieldOrder(.country)).wells
    #expect(
      standard.filter { ["Street address *", "City *"].contains($0) } == ["Street address *", "City *"])
    #expect(
      printed.filter { ["Street address *", "City *"].contains($0) } == ["City *", "Street address *"])
    #expect(Set(standard) == Set(printed))
  }

  @Test("the format of a country and a search are there by their names in the form")
  func names() async throws {
    let format = AddressForm.Format.format(for: "JP")
    #expect(format.label(of: .region) == "Prefecture")
    let search = AddressForm.AddressSearch(
      suggest: { _, _ in [] }, resolve: { $0.address ?? AddressForm.Address() })
    #expect(try await search.suggest("x", "US").isEmpty)
  }
}
