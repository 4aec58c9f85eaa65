import Address
import Testing

@Suite("What a check says")
struct MessageTests {
  private func errors(_ address: Address) -> [String] { address.checked().errorMessages().map(\.message) }
  private func warnings(_ address: Address) -> [String] { address.checked().warningMessages().map(\.message) }

  @Test("blank parts")
  func blank() {
    #expect(
      errors(Address(countryCode: "US")) == [
        "Enter a full name", "Enter a street address", "Enter a city", "Enter a state", "Enter a ZIP code",
      ])
    #expect(
      errors(Address(countryCode: "GB")) == [
        "Enter a full name", "Enter a street address", "Enter a post town", "Enter a postcode like EC1Y 8SY",
      ])
    #expect(
      errors(Address(countryCode: "AU")).dropFirst(2) == [
        "Enter a suburb", "Enter a state", "Enter a postcode like 2060",
      ])
  }

  @Test(
    "wrong postal codes",
    arguments: [
      ("US", "9720", "Enter a 5 or 9 digit ZIP code"), ("GB", "X", "Enter a postcode like EC1Y 8SY"),
      ("CA", "97205", "Enter a postal code like H3Z 2Y7"), ("IN", "1", "Enter a PIN code like 110034"),
      ("IE", "1", "Enter an Eircode like A65 F4E2"),
    ])
  func postalCode(code: String, typed: String, message: String) {
    let check = Address(countryCode: code, postalCode: typed).checked()
    #expect(check.errorMessages().last?.message == message)
  }

  @Test(
    "phone numbers that cannot be called",
    arguments: [
      ("US", "Enter a 10-digit phone number with its area code"),
      ("DE", "Enter a phone number of at least 7 digits with its area code"),
      ("AD", "Enter a phone number of at least 6 digits with its area code"),
    ])
  func phone(code: String, message: String) {
    let check = Address(countryCode: code, phone: "123").checked()
    #expect(check.errorMessages().last?.message == message)
  }

  @Test("what is unusual is said and refuses nothing")
  func unusual() {
    var address = Address.filled
    address.region = "NY"
    #expect(address.checked().isAccepted)
    #expect(warnings(address) == ["94103 is not usual for New York. Check it."])
    address.region = "Jefferson"
    #expect(address.checked().isAccepted)
    #expect(warnings(address) == ["Jefferson is not in the list. Check it."])
    address.region = "california"
    #expect(warnings(address).isEmpty)
    #expect(address.checked().saved.region == "california")
    #expect(address.checked().saved.regionCode == "US-CA")
  }

  @Test("a refused postal code is not also unusual")
  func refused() {
    var address = Address.filled
    address.postalCode = "1"
    #expect(warnings(address).isEmpty)
  }

  @Test("where the list is of towns, the town is looked up")
  func towns() {
    let address = Address(
      fullName: "Jo", countryCode: "AD", street: "Carrer Major 1", city: "Atlantis", postalCode: "AD500")
    #expect(warnings(address) == ["Atlantis is not in the list. Check it."])
    #expect(address.checked().warnings.first?.part == .city)
  }

  @Test("only the parts that a form asks for are checked")
  func asked() {
    let check = Address(street: "1 Elm Street", phone: "1").checked(asked: [.street, .city])
    #expect(check.errors.map(\.part) == [.city])
  }

  @Test("a country that is not offered is refused, after the name")
  func notOffered() {
    let check = Address(countryCode: "DE").checked(countryCodes: ["US", "CA"])
    #expect(check.errors.prefix(3).map(\.part) == [.fullName, .countryCode, .street])
    #expect(check.errorMessages()[1].message == "Choose a country or region from the list")
    #expect(Address.filled.checked(countryCodes: ["US"]).isAccepted)
  }
}
