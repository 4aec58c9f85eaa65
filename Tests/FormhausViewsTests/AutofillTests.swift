import FormhausCore
import FormhausText
import FormhausViews
import Testing

@MainActor
@Suite("What is offered of a person's details")
struct AutofillTests {
  private static let maya = AutofillProfile([
    "name": "Maya Chen", "tel": "4155550100", "bday": "1990-04-03", "country": "Germany",
    "email": "m@example.com",
    "street-address": "1 High Street\nFlat 2", "bday-year": "1990",
  ])

  private func form(_ fields: String, locale: String = "en", profile: AutofillProfile? = maya) throws -> Page
  {
    let text = #"{"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [\#(fields)]}"#
    let definition = try FormDefinition(json: JSONParser.parse(text))
    var options = FormEngineOptions()
    options.locale = locale
    let form = FormhausForm(definition: definition, options: options) { _, _ in .ok }
    return Page(form) { $0.autofill = profile }
  }

  private func ghost(_ page: Page, _ label: String = "L") -> String? {
    page.elements.lazy.filter { $0.semantics?.label.string == label }.compactMap { element -> String? in
      switch element.content {
      case .input(let input): input.ghost
      case .choices(let choices): choices.ghost.map { choices.options[$0].label.string }
      default: nil
      }
    }.first
  }

  private func field(_ type: String, _ token: String, _ more: String = "") -> String {
    #"{"key": "a", "type": "\#(type)", "label": "L", "autocomplete": "\#(token)"\#(more)}"#
  }

  @Test(
    "a field offers the detail that its token names, as the field is written",
    arguments: [
      ("text", "name", "", "Maya Chen"), ("email", "section-x work email", "", "m@example.com"),
      ("phone", "tel", #", "mask": "(###) ###-####""#, "(415) 555-0100"),
      ("textarea", "street-address", "", "1 High Street\nFlat 2"),
      ("text", "street-address", "", "1 High Street, Flat 2"), ("number", "bday-year", "", "1990"),
      ("number", "name", "", nil), ("date", "name", "", nil), ("time", "bday", "", nil),
      ("password", "name", "", nil), ("text", "name", #", "sensitive": true"#, nil), ("text", "off", "", nil),
      ("text", "nickname", "", nil),
    ])
  func offers(_ type: String, _ token: String, _ more: String, _ text: String?) throws {
    let page = try form(field(type, token, more))
    #expect(ghost(page) == text)
    #expect(page.named("L")?.autocomplete == token)
    #expect(page.named("L")?.value == nil)
  }

  @Test("a day is offered as the person writes days")
  func day() throws {
    #expect(try ghost(form(field("date", "bday"), locale: "de")) == "03.04.1990")
    #expect(try ghost(form(field("date", "bday"), locale: "en")) == "1990-04-03")
  }

  @Test(
    "a choice offers the option that says the same",
    arguments: [
      (#"[{"value": "us", "label": "USA"}, {"value": "de", "label": "Bund"}]"#, "Bund"),
      (#"[{"value": "1", "label": "Deutschland"}]"#, "Deutschland"),
      (#"[{"value": "de", "label": "Bund", "disabled": true}]"#, nil),
      (#"[{"value": "fr", "label": "Frankreich"}]"#, nil),
    ])
  func choice(_ options: String, _ label: String?) throws {
    for type in ["select", "radio"] {
      #expect(try ghost(form(field(type, "country", #", "options": \#(options)"#), locale: "de")) == label)
    }
    let several = try form(field("multiselect", "country", #", "options": \#(options)"#))
    #expect(ghost(several) == nil)
  }

  @Test("an answer ends the offer of a choice, and a text goes on to offer what it begins")
  func answered() throws {
    let page = try form(field("select", "country", #", "options": [{"value": "DE", "label": "D"}]"#))
    page.pick(0, in: "L")
    #expect(ghost(page) == nil)
    let content = try #require(
      form(field("text", "name")).elements.lazy.compactMap { element -> InputContent? in
        if case .input(let input) = element.content { input } else { nil }
      }.first)
    #expect(content.rest(ofGhostBehind: "") == "Maya Chen")
    #expect(content.rest(ofGhostBehind: "Maya ") == "Chen")
    #expect(content.rest(ofGhostBehind: "maya") == nil)
    #expect(content.rest(ofGhostBehind: "Maya Chen") == nil)
  }

  @Test("without a profile nothing is offered, and a view of one's own offers by the modifier")
  func views() throws {
    #expect(try ghost(form(field("text", "name"), profile: nil)) == nil)
    let page = Page(
      VStack {
        TextField("Name", text: .constant("")).autocomplete("name")
        TextField("Other", text: .constant(""))
        SecureField("Secret", text: .constant("")).autocomplete("name")
      }
    ) { $0.autofill = AutofillTests.maya }
    #expect(ghost(page, "Name") == "Maya Chen")
    #expect(page.named("Name")?.autocomplete == "name")
    #expect(ghost(page, "Other") == nil)
    #expect(ghost(page, "Secret") == nil)
    let countries = Page(CountryPicker("Country", selection: .constant("")).autocomplete("billing country")) {
      $0.autofill = AutofillTests.maya
    }
    #expect(ghost(countries, "Country") == "Germany")
    #expect(countries.named("Country")?.autocomplete == "billing country")
  }
}
