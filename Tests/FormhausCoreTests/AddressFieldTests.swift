import Address
import FormhausCore
import FormhausText
import Testing

@Suite("Address fields as values")
struct AddressFieldTests {
  private func form(_ members: String = "") throws -> FormDefinition {
    try FormDefinition(
      json: JSONParser.parse(
        """
        {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
          {"type": "address", "key": "home", "label": "Home"\(members)}]}
        """))
  }

  @Test("an address says what it asks for")
  func reading() throws {
    let all = try #require(try form().fields[0].address)
    #expect(all.parts == AddressPart.members)
    #expect(all.defaultCountry == "US")
    #expect(all.countryCodes == nil)
    let some = try #require(
      try form(#", "countryCodes": ["GB", "IE"], "parts": ["postalCode", "street"]"#).fields[0].address)
    #expect(some.parts == [.street, .postalCode])
    #expect(some.countryCodes == ["GB", "IE"])
    #expect(some.defaultCountry == "GB")
  }

  @Test(
    "what is no country and no part is refused",
    arguments: [
      (#", "countryCodes": ["gb"]"#, #"fields[0].countryCodes[0]: must be a country code such as "GB""#),
      (#", "defaultCountry": 1"#, #"fields[0].defaultCountry: must be a country code such as "GB""#),
      (
        #", "parts": ["zip"]"#,
        "fields[0].parts[0]: must be one of fullName, countryCode, street, line2, city, region, postalCode, "
          + "phone, isDefault"
      ),
    ])
  func refused(members: String, message: String) {
    let error = #expect(throws: DefinitionError.self) { try form(members) }
    #expect(error?.issues.map(\.message) == [message])
  }

  @Test("a default country that is not offered, and no parts at all, are warned of")
  func warnings() throws {
    let report = checkDefinition(try form(#", "countryCodes": ["GB"], "defaultCountry": "US", "parts": []"#))
    #expect(report.warnings.map(\.code) == ["default-country-not-offered", "no-address-parts"])
  }

  @Test(
    "an answer is an object of texts",
    arguments: [
      (
        #"{"fullName": "Jo", "street": "1 Main St", "city": "Salem", "region": "OR", "postalCode": "97301", "isDefault": true}"#,
        nil
      ),
      (#"{"street": "1 Main St", "isDefault": true}"#, "Enter a full name"),
      (#"{"street": null}"#, nil),
      (#"{}"#, nil),
      (#"{"street": 1}"#, "Enter an address"),
      (#"{"isDefault": "yes"}"#, "Enter an address"),
      (#""1 Main St""#, "Enter an address"),
    ] as [(String, String?)])
  func answers(value: String, message: String?) throws {
    let values: JSONObject = ["home": try JSONParser.parse(value)]
    let result = try validateSubmission(try form(), .object(values))
    #expect(result.errors.first?.message == message)
    var engine = try FormEngine(form(), options: FormEngineOptions(typeChecks: true))
    engine.setValue("home", values["home"])
    #expect(engine.validateField("home") == message)
  }

  @Test("members that addresses do not have are dropped")
  func members() throws {
    let result = try validateSubmission(
      try form(#", "parts": ["street"]"#), ["home": ["street": "1 Main St", "colour": "red", "city": nil]])
    #expect(result.values == ["home": ["countryCode": "US", "street": "1 Main St"]])
  }

  @Test("an address of which only the country is there is no answer")
  func required() throws {
    var engine = try FormEngine(form(#", "validation": {"required": true}"#))
    #expect(engine.validateField("home") == "This field is required")
    engine.setValue("home", ["countryCode": "US", "isDefault": false, "street": ""])
    #expect(engine.validateField("home") == "This field is required")
    engine.setValue("home", ["countryCode": "US", "street": "1 Main St"])
    #expect(engine.validateField("home") == nil)
  }
}
