import Address
import FormhausCore
import FormhausText
import Testing

@Suite("Addresses of a form by their country")
struct AddressErrorTests {
  private func engine(_ fields: String, _ options: FormEngineOptions = .init(typeChecks: true)) throws
    -> FormEngine
  {
    let definition = try FormDefinition(
      json: JSONParser.parse(
        #"{"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [\#(fields)]}"#))
    return try FormEngine(definition, options: options)
  }

  private static let home = #"{"type": "address", "key": "home", "label": "Home"}"#
  private static let people =
    #"{"type": "group", "key": "people", "label": "People", "itemLabel": "Person {n}", "fields": [\#(home)]}"#
  private static let wrong: JSONValue = [
    "fullName": "Jo", "countryCode": "US", "street": "1 Elm", "city": " ", "region": "OR",
    "postalCode": "123",
  ]
  private static let right: JSONValue = [
    "fullName": " Jo ", "countryCode": "US", "street": "1 Elm", "line2": "", "city": "Salem", "region": "OR",
    "postalCode": "973010001", "phone": "", "isDefault": false,
  ]

  @Test("errors name the parts, in the order of the form")
  func parts() throws {
    var engine = try engine(Self.home)
    engine.setValue("home", Self.wrong)
    let errors = [
      FieldError(key: "home.city", message: "Enter a city", rule: "address"),
      FieldError(key: "home.postalCode", message: "Enter a 5 or 9 digit ZIP code", rule: "address"),
    ]
    #expect(engine.firstFailingField == errors[0])
    #expect(engine.validate() == errors)
    #expect(engine.errors == errors)
    #expect(engine.validateCurrentStep() == errors)
    #expect(engine.error("home.postalCode") == "Enter a 5 or 9 digit ZIP code")
    #expect(engine.error("home.street") == nil)
    #expect(engine.error("home") == "Enter a city")
    #expect(engine.fullLabel(ofField: "home.postalCode") == "ZIP code")
    #expect(engine.isVisible("home.postalCode") && !engine.isVisible("home.colour"))
    #expect(engine.value("home.postalCode") == "123")
    engine.setValue("home", Self.right)
    #expect(engine.errors.isEmpty && engine.validate().isEmpty)
  }

  @Test("a part is checked by itself; the others keep what was said about them")
  func onePart() throws {
    var engine = try engine(Self.home)
    engine.setValue("home", Self.wrong)
    #expect(engine.validateField("home.street") == nil)
    #expect(engine.errors.isEmpty)
    #expect(engine.validateField("home.postalCode") != nil)
    #expect(engine.errors.map(\.key) == ["home.postalCode"])
    engine.validateField("home.city")
    #expect(engine.errors.map(\.key) == ["home.city", "home.postalCode"])
    let revision = engine.revision(ofField: "home.city")
    engine.setErrors(["home.city": "We do not deliver there", "home.colour": "?"])
    #expect(engine.errors == [FieldError(key: "home.city", message: "We do not deliver there")])
    #expect(engine.topLevelErrors == ["?"])
    #expect(engine.revision(ofField: "home") > revision)
  }

  @Test("addresses of a group's items have errors and saved values of their own")
  func items() throws {
    var engine = try engine(Self.people)
    engine.setValue("people", [["home": Self.right], ["home": Self.wrong]])
    #expect(engine.validate().map(\.key) == ["people.1.home.city", "people.1.home.postalCode"])
    #expect(engine.error("people.1.home.city") == "Enter a city")
    #expect(engine.fullLabel(ofField: "people.1.home.city") == "Person 2, City")
    #expect(engine.submitValues["people"]?.arrayValue?[0]["home"]?["postalCode"] == "97301-0001")
    let id = try #require(engine.fieldID(ofKey: "people.1.home.city"))
    engine.moveItem("people", from: 1, to: 0)
    #expect(engine.key(of: id) == "people.0.home.city")
    #expect(engine.errors.map(\.key) == ["people.0.home.city", "people.0.home.postalCode"])
    #expect(engine.validateField("people.0.home.city") == "Enter a city")
    engine.setErrors(["people.0.home.city": "Closed"])
    #expect(engine.errors.map(\.message) == ["Closed"])
    let result = try validateSubmission(engine.definition, ["people": [["home": Self.wrong]]])
    #expect(result.errors.map(\.key) == ["people.0.home.city", "people.0.home.postalCode"])
  }

  @Test("what was typed stays; what is sent is as the country writes it")
  func saved() throws {
    var engine = try engine(Self.home)
    engine.setValue("home", Self.right)
    #expect(engine.value("home") == Self.right)
    var saved = try #require(Self.right.objectValue)
    saved["fullName"] = "Jo"
    saved["postalCode"] = "97301-0001"
    saved["regionCode"] = "US-OR"
    #expect(engine.submitValues == ["home": .object(saved)])
    #expect(engine.addressCheck("home")?.warnings.isEmpty == true)
    var raw = engine
    raw = try self.engine(Self.home, FormEngineOptions())
    raw.setValue("home", Self.right)
    #expect(raw.submitValues == ["home": Self.right])
  }

  @Test("the level below the city is asked for with the second line and saved in it")
  func sublocality() throws {
    var engine = try engine(Self.home)
    let members: JSONObject = [
      "fullName": "Ana", "countryCode": "BR", "street": "Rua A 1", "line2": "Apto 2", "sublocality": "Centro",
      "city": "Olinda", "region": "PE", "postalCode": "53020000",
    ]
    engine.setValue("home", .object(members))
    let saved = engine.submitValues["home"]
    #expect(saved?["line2"] == "Centro, Apto 2")
    #expect(saved?["sublocality"] == "Centro")
    #expect(saved?["postalCode"] == "53020-000")
  }

  @Test("only what is asked for is checked and sent, by the default country where none is given")
  func asked() throws {
    var engine = try engine(
      #"{"type": "address", "key": "home", "label": "H", "defaultCountry": "GB", "parts": ["postalCode"]}"#)
    engine.setValue("home", ["postalCode": "x"])
    #expect(engine.validate().map(\.message) == ["Enter a postcode like EC1Y 8SY"])
    #expect(engine.fullLabel(ofField: "home.postalCode") == "Postcode")
    engine.setValue("home", ["postalCode": "sw1a1aa"])
    #expect(engine.validate().isEmpty)
    #expect(engine.submitValues == ["home": ["countryCode": "GB", "postalCode": "SW1A 1AA"]])
  }

  @Test("a country that the field does not offer is refused")
  func notOffered() throws {
    var engine = try engine(
      #"{"type": "address", "key": "home", "label": "H", "countryCodes": ["DE", "AT"]}"#)
    engine.setValue("home", Self.right)
    #expect(engine.validate().map(\.key) == ["home.countryCode"])
  }

  @Test("sentences and labels are in the language of the form, countries may be the operator's")
  func language() throws {
    let source = SourceText(
      name: "f",
      text: #"[{"code": "US", "regionLabel": "Emirate", "postalRegex": "[0-9]{3}", "postalShapes": []}]"#)
    let options = FormEngineOptions(
      typeChecks: true, locale: "de", addressFormats: try AddressFormats.overridden(by: source))
    var engine = try engine(Self.home, options)
    engine.setValue("home", ["fullName": "Jo", "countryCode": "US", "street": "1 Elm", "postalCode": "123"])
    #expect(engine.validate().map(\.message) == ["Ort eingeben", "Emirate ausfüllen"])
    #expect(engine.fullLabel(ofField: "home.city") == "Ort")
    #expect(
      engine.definition.fields[0].message(for: ["street": "x"], among: [:], options: options)
        == "Vollständigen Namen eingeben")
    let result = try validateSubmission(
      engine.definition, ["home": Self.wrong], options: SubmissionOptions(locale: "fr"))
    #expect(
      result.errors.map(\.message) == ["Saisissez une ville", "Saisissez un code ZIP de 5 ou 9 chiffres"])
  }

  @Test("every text about addresses has a key of the catalogs", arguments: AddressText.allCases)
  func keys(text: AddressText) {
    #expect((MessageKey(rawValue: text.rawValue) != nil) == text.isMessage)
    #expect((LabelKey(rawValue: text.rawValue) != nil) == !text.isMessage)
    let german = AddressTexts(messages: Messages(locale: "de"), labels: Labels(locale: "de"))
    #expect(
      text == .addressEircode || text == .addressTownland || text == .addressRegion
        || german[text] != text.english)
  }
}
