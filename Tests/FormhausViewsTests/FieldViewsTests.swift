import FormhausCore
import FormhausText
import Testing

@testable import FormhausViews

@MainActor
@Suite("The views of field types")
struct FieldViewsTests {
  /// What a person types where not just any text is an answer.
  private static let answers = [
    "scale": "7", "rating": "4", "time": "09:30",
    "email": "ada@example.com", "url": "https://example.com", "number": "12", "date": "2026-12-03",
    "datetime": "2026-12-03T09:30",
  ]

  @Test("every built-in type has a view", arguments: FieldType.builtInNames)
  func registry(type: String) {
    #expect(FormComponents.standard.has(type))
    #expect(FormComponents.system.has(type))
    #expect(!FormComponents.headless.has(type))
  }

  @Test(
    "every built-in type but the address is a question that can be answered",
    arguments: FieldType.builtInNames.filter { $0 != "address" })
  func question(type: String) throws {
    let page = Page(
      FormhausForm(
        definition: try FormDefinition(json: [
          "id": "form", "title": "Form", "submit": ["label": "Send"],
          "fields": [
            [
              "key": "field", "type": .string(type), "label": "Label", "validation": ["required": true],
              "options": [["value": "a", "label": "A"]],
            ]
          ],
        ]), renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok })
    let field = try #require(page.testID("form.field"))
    #expect(field.isQuestion)
    #expect(field.isRequired)
    #expect(field.label == "Label")
    if let setText = field.actions.setText {
      setText(Self.answers[type] ?? "abc")
    } else if let pick = field.actions.pick {
      pick(0)
    } else {
      field.actions.press?()
    }
    #expect(page.testID("form.submit")?.dimmedReason == nil)
  }

  @Test("an address is a question for each part, and one answer")
  func address() throws {
    var sent: JSONObject = [:]
    let page = Page(
      FormhausForm(
        definition: try FormDefinition(json: [
          "id": "form", "title": "Form", "submit": ["label": "Send"],
          "fields": [
            [
              "key": "home", "type": "address", "label": "Home",
              "parts": ["street", "countryCode", "isDefault"],
              "defaultCountry": "GB", "validation": ["required": true],
            ]
          ],
        ]), renderer: FormRendererOptions(testIds: .automatic)
      ) { values, _ in
        sent = values
        return .ok
      })
    #expect(page.testID("form.home.countryCode")?.value?.string == "United Kingdom")
    #expect(page.testID("form.home.city") == nil)
    #expect(page.testID("form.submit")?.dimmedReason != nil)
    page.testID("form.home.street")?.actions.setText?("1 High Street")
    page.testID("form.home.isDefault")?.actions.press?()
    #expect(page.testID("form.submit")?.dimmedReason == nil)
    page.testID("form.submit")?.actions.press?()
    #expect(sent == ["home": ["countryCode": "GB", "street": "1 High Street", "isDefault": true]])
  }

  @Test("the parts of an address are those of its country, each with its error")
  func addressByCountry() throws {
    let page = Page(
      FormhausForm(
        definition: try FormDefinition(json: [
          "id": "form", "title": "Form", "submit": ["label": "Send"],
          "fields": [["key": "home", "type": "address", "label": "Home"]],
        ]), renderer: FormRendererOptions(testIds: .automatic)
      ) { _, _ in .ok })
    #expect(page.testID("form.home.postalCode")?.label == "ZIP code")
    page.testID("form.home.fullName")?.actions.setText?("Jo")
    page.testID("form.home.postalCode")?.actions.setText?("123")
    page.testID("form.submit")?.actions.press?()
    #expect(page.testID("form.home.fullName")?.error == nil)
    #expect(page.testID("form.home.street")?.error == "Enter a street address")
    #expect(page.testID("form.home.postalCode")?.error == "Enter a 5 or 9 digit ZIP code")
    page.testID("form.home.postalCode")?.actions.setText?("97301")
    #expect(page.testID("form.home.postalCode")?.error == nil)
    #expect(page.testID("form.home.city")?.error == "Enter a city")
    let countries = try #require(page.options("form.home.countryCode"))
    let germany = try #require((0..<countries.count).first { countries.label(at: $0).string == "Germany" })
    page.testID("form.home.countryCode")?.actions.pick?(germany)
    #expect(page.testID("form.home.region") == nil)
    #expect(page.testID("form.home.postalCode")?.label == "Postal code")
  }

  @Test("an unknown type is edited as text")
  func unknownType() {
    #expect(!FormComponents.standard.has("colour"))
  }
}
