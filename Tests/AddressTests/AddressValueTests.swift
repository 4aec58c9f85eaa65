import Address
import FormhausText
import Testing

@Suite("An address as a value")
struct AddressValueTests {
  @Test("JSON has all members of the form, in order")
  func json() throws {
    let json = Address.filled.json
    #expect(
      json.keys == [
        "fullName", "countryCode", "street", "line2", "city", "region", "postalCode", "phone", "isDefault",
      ])
    #expect(try Address(json: .object(json)) == .filled)
    #expect(Address.sample.json["fullName"] == "Maya Chen")
    #expect(Address.filled.checked().isAccepted && Address.filled.checked().warnings.isEmpty)
  }

  @Test("JSON of the parts that a form asks for")
  func someParts() {
    let saved = Address.filled.checked().saved
    #expect(
      saved.json(of: [.region, .street]) == [
        "street": "1455 Market Street", "region": "CA", "regionCode": "US-CA",
      ])
    #expect(saved.json(of: [.city]) == ["city": "San Francisco"])
  }

  @Test("members that are missing, null or unknown are passed over")
  func lenient() throws {
    let address = try Address(json: ["street": "1 Elm", "city": nil, "colour": 5])
    #expect(address == Address(countryCode: "", street: "1 Elm"))
  }

  @Test(
    "members of another type are told",
    arguments: [
      (#"{"street": 5}"#, "street must be a text"),
      (#"{"isDefault": "yes"}"#, "isDefault must be true or false"),
      ("[]", "An address must be an object"), (#"{"regionCode": true}"#, "regionCode must be a text"),
    ])
  func wrongType(text: String, message: String) throws {
    let value = try JSONParser.parse(text)
    do {
      _ = try Address(json: value)
      Issue.record("read")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test("the level below the city is saved at the start of line 2 and read back")
  func sublocality() throws {
    let address = Address(
      fullName: "박서연", countryCode: "KR", street: "은하로 15길 8", line2: " 3층 ", city: "강남구", region: "서울",
      postalCode: "06010", sublocality: "역삼동")
    let saved = address.checked().saved
    #expect(saved.line2 == "역삼동, 3층")
    #expect(saved.json["sublocality"] == "역삼동" && saved.json["regionCode"] == "KR-11")
    let read = try Address(json: .object(saved.json))
    #expect(read.splittingSublocality.line2 == "3층")
    #expect(read.checked().saved == saved)
    var alone = address
    alone.line2 = ""
    #expect(alone.checked().saved.line2 == "역삼동")
    #expect(alone.checked().saved.splittingSublocality.line2 == "")
  }

  @Test("a part that the country hides is not saved")
  func hidden() {
    var address = Address.filled
    address.countryCode = "DE"
    address.sublocality = "Mission"
    address.regionCode = "US-CA"
    let saved = address.checked().saved
    #expect(saved.region == "" && saved.sublocality == "" && saved.regionCode == "" && saved.line2 == "Apt 4")
    #expect(address.region == "CA")
  }

  @Test("each part has its token for autocompletion")
  func tokens() {
    #expect(
      AddressPart.allCases.map(\.autocomplete) == [
        "name", "country", "address-line1", "address-line2", "address-level3", "address-level2",
        "address-level1", "postal-code", "tel", nil,
      ])
  }
}
