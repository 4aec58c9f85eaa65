import Address
import Testing

@Suite("What a country's form asks for")
struct FormatTests {
  @Test(
    "labels of the form",
    arguments: [
      ("US", "State", "ZIP code"), ("GB", "County", "Postcode"), ("CA", "Province", "Postal code"),
      ("JP", "Prefecture", "Postal code"), ("IN", "State", "PIN code"), ("IE", "County", "Eircode"),
      ("AU", "State", "Postcode"), ("IT", "Province", "Postal code"),
    ])
  func labels(code: String, region: String, postal: String) {
    let format = AddressFormat.format(for: code)
    #expect(format.label(of: .region) == region)
    #expect(format.label(of: .postalCode) == postal)
  }

  @Test("the parts stand in the order of the form, or in the printed one")
  func order() {
    let us = AddressFormat.format(for: "US")
    #expect(
      us.parts() == [.fullName, .countryCode, .street, .line2, .city, .region, .postalCode, .phone])
    let jp = AddressFormat.format(for: "JP")
    #expect(jp.parts() == [.fullName, .countryCode, .street, .line2, .region, .postalCode, .phone])
    #expect(
      jp.parts(order: .country)
        == [.fullName, .countryCode, .postalCode, .region, .street, .line2, .phone])
    #expect(!jp.shows(.city) && !AddressFormat.format(for: "DE").shows(.region))
    #expect(AddressFormat.format(for: "KR").parts().contains(.sublocality))
  }

  @Test("required parts, prompts and hints")
  func details() {
    let us = AddressFormat.format(for: "us")
    #expect(us.requires(.fullName) && us.requires(.region) && !us.requires(.line2) && !us.requires(.phone))
    #expect(us.prompt(for: .region) == "CA" && us.prompt(for: .postalCode) == "95014")
    #expect(us.hasDigitsOnly && !AddressFormat.format(for: "GB").hasDigitsOnly)
    #expect(AddressFormat.format(for: "AE").localWord(for: .region) == "Emirate")
    #expect(us.callingCode == "1" && us.minimumPhoneDigits == 10)
    #expect(us.areasPart == .region && AddressFormat.format(for: "AD").areasPart == .city)
    #expect(AddressFormat.format(for: "DE").areasPart == nil)
  }

  @Test("texts come from a catalog, in English where it has none")
  func texts() {
    let german = AddressTexts { text in
      switch text {
      case .addressState: "Bundesstaat"
      case .addressEnterState: "Bundesstaat eingeben"
      default: nil
      }
    }
    let us = AddressFormat.format(for: "US")
    #expect(us.label(of: .region, texts: german) == "Bundesstaat")
    #expect(us.label(of: .city, texts: german) == "City")
    let check = Address(fullName: "Jo", street: "1 Elm", city: "Salem", postalCode: "97301").checked()
    #expect(check.errorMessages(texts: german).map(\.message) == ["Bundesstaat eingeben"])
  }

  @Test("many tasks may ask at once")
  func concurrency() async {
    let formats = AddressFormats.standard
    let counts = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let address = Address.filled
          return AddressFormats.standard.countryCodes.reduce(0) { count, code in
            var address = address
            address.countryCode = code
            return count + address.checked(formats: formats).errors.count
          }
        }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(counts.count == 1 && counts.first ?? 0 > 0)
  }
}
