import Address
import FormhausText
import Testing

@Suite("Formats of an operator's file")
struct OverridesTests {
  private func formats(_ text: String) throws(FormatIssue) -> AddressFormats {
    try AddressFormats.overridden(by: SourceText(name: "formats.json", text: text))
  }

  @Test("members of the file stand over those that are built in")
  func members() throws {
    let formats = try formats(
      #"""
      {"regions": [
        {"code": "TT", "postalRegex": "[0-9]{6}", "postalExamples": ["100101"], "regionLabel": "Island"},
        {"code": "US", "areas": null, "required": ["street"], "phone": {"minDigits": 8}}
      ]}
      """#)
    let trinidad = formats.format(for: "TT")
    #expect(trinidad.canonicalPostalCode("100 101") == "100101" && trinidad.canonicalPostalCode("1") == nil)
    #expect(trinidad.label(of: .region) == "Island" && trinidad.countryName == "Trinidad & Tobago")
    let us = formats.format(for: "US")
    #expect(us.areas.isEmpty && !us.requires(.city) && us.label(of: .region) == "State")
    #expect(AddressFormat.format(for: "US").areas.count == 62)
    #expect(Address(fullName: "Jo", street: "1 Elm").checked(formats: formats).isAccepted)
  }

  @Test("a country of the operator's own joins the list")
  func added() throws {
    let formats = try formats(#"[{"code": "QZ", "name": "Freedonia", "regionLabel": "Island"}]"#)
    #expect(formats.countryCodes.count == 253)
    let list = CountryList(language: "de", formats: formats)
    #expect(list.search("freedonia").map(\.code) == ["QZ"])
    let check = Address(fullName: "Jo", countryCode: "QZ", street: "1", city: "").checked(formats: formats)
    #expect(check.errorMessages().map(\.message) == ["Enter a city"])
  }

  @Test("a country can be called otherwise, in all languages")
  func renamed() throws {
    let formats = try formats(#"[{"code": "CZ", "name": "Bohemia"}, {"code": "US", "required": []}]"#)
    let list = CountryList(language: "de", formats: formats)
    #expect(list.name(of: "CZ") == "Bohemia" && list.name(of: "US") == "Vereinigte Staaten")
    #expect(list.search("bohemia").map(\.code) == ["CZ"] && list.search("tschechien").map(\.code) == ["CZ"])
  }

  @Test(
    "what is wrong is told with its place",
    arguments: [
      ("{", "1:2"), ("{}", "1:1: A list of countries"), ("[5]", "1:2: A country must be an object"),
      (#"[{"code": "usa"}]"#, "1:2: A country needs its code"),
      (#"[{"code": "QZ"}]"#, "1:2: QZ needs a name"),
      (#"[{"code": "US", "postalRegex": "("}]"#, "1:32: This is no regular expression"),
      (#"[{"code": "US", "colour": 1}]"#, #"1:27: Nothing reads the member "colour""#),
      (#"[{"code": "US", "order": ["street", "street"]}]"#, "1:37: This part stands here twice"),
      (#"[{"code": "US", "order": ["phone"]}]"#, "1:27: No part of an address"),
      (#"[{"code": "DE", "required": ["region"]}]"#, "1:2: DE requires region"),
      (#"[{"code": "US", "format": "%Q"}]"#, "1:27: After % may stand"),
      (#"[{"code": "US", "phone": {"minDigits": 0}}]"#, "1:40: This must be a whole number"),
      (#"[{"code": "US"}, {"code": "US"}]"#, "1:18: US stands here twice"),
      (#"[{"code": "US", "areas": [{"name": "x"}]}]"#, "1:27: An area needs its key"),
    ])
  func wrong(text: String, message: String) {
    do {
      _ = try formats(text)
      Issue.record("read")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }
}
