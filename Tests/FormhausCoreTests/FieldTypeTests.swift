import FormhausCore
import FormhausText
import Testing

@Suite("Types of answers")
struct FieldTypeTests {
  private let options = FormEngineOptions(typeChecks: true, today: "2026-05-17")

  private func message(_ type: String, _ value: JSONValue) -> String? {
    FieldDefinition(key: "k", type: type, label: "K").message(for: value, among: [:], options: options)
  }

  @Test(
    "a wrong answer has the text of its type",
    arguments: [
      ("text", JSONValue(5), "Must be text"),
      ("email", "a@b", "Enter a valid email"),
      ("email", "a@b@c.d", "Enter a valid email"),
      ("url", "example.com", "Enter a valid web address"),
      ("url", "https://", "Enter a valid web address"),
      ("url", "https://a b.c", "Enter a valid web address"),
      ("number", "12a", "Enter a number"),
      ("select", 5, "Select one of the available options"),
      ("multiselect", "a", "Must be a list of available options"),
      ("checkbox", "yes", "Must be true or false"),
      ("date", "17.5.2026", "Enter a valid date"),
      ("date", "2026-1-05", "Enter a valid date"),
      ("date", "2023-02-29", "Enter a real date"),
      ("date", "1900-02-29", "Enter a real date"),
      ("datetime", "2026-01-05", "Enter a valid date and time"),
      ("datetime", "2026-01-05T10:30:15.1234", "Enter a valid date and time"),
      ("datetime", "2026-04-31T10:30", "Enter a real date"),
      ("file", ["a": 1], "Must be a file reference"),
      ("mood-slider", [1], "Invalid value"),
      ("scale", 11, "Choose a number from 0 to 10"),
      ("scale", 2.5, "Choose a number from 0 to 10"),
      ("scale", "5", "Choose a number from 0 to 10"),
      ("rating", 0, "Choose a number from 1 to 5"),
      ("rating", true, "Choose a number from 1 to 5"),
      ("time", "24:00", "Enter a valid time"),
      ("time", "9:30", "Enter a valid time"),
      ("time", "09:30:00", "Enter a valid time"),
      ("picture", 1, "Select one of the available options"),
    ] as [(String, JSONValue, String)])
  func refused(type: String, value: JSONValue, text: String) {
    #expect(message(type, value) == text)
  }

  @Test(
    "a right answer passes",
    arguments: [
      ("text", "a"), ("email", "a+b@c.d.e"), ("phone", "+1 (555) 010"),
      ("url", "HTTP://user@localhost:80/x?y"),
      ("number", 5), ("select", "a"), ("multiselect", ["a"]), ("switch", true), ("date", "2024-02-29"),
      ("date", "2000-02-29"), ("datetime", "2026-01-05T10:30"), ("datetime", "2026-01-05T10:30:00.5+02:00"),
      ("scale", 0), ("scale", 10), ("rating", 5), ("time", "00:00"), ("time", "23:59"), ("picture", "a"),
      ("mood-slider", 4), ("email", ""), ("date", nil),
    ] as [(String, JSONValue)])
  func accepted(type: String, value: JSONValue) {
    #expect(message(type, value) == nil)
  }

  @Test("dates keep to their bounds")
  func bounds() {
    var field = FieldDefinition(key: "k", type: "date", label: "K", earliest: "today", latest: "2026-12-31")
    #expect(field.message(for: "2026-05-16", among: [:], options: options) == "Must be 2026-05-17 or later")
    #expect(field.message(for: "2027-01-01", among: [:], options: options) == "Must be 2026-12-31 or earlier")
    #expect(field.message(for: "2026-05-17", among: [:], options: options) == nil)
    field.type = "datetime"
    field.latest = "2026-12-31T12:00"
    #expect(
      field.message(for: "2026-12-31T12:01", among: [:], options: options)
        == "Must be 2026-12-31 12:00 or earlier")
    #expect(field.message(for: "2026-05-17T00:00", among: [:], options: options) == nil)
  }

  @Test("times keep to their bounds; today says nothing of a time")
  func timeBounds() {
    let field = FieldDefinition(key: "k", type: "time", label: "K", earliest: "08:30", latest: "today")
    #expect(field.message(for: "08:29", among: [:], options: options) == "Must be 08:30 or later")
    #expect(field.message(for: "23:00", among: [:], options: options) == nil)
  }

  @Test(
    "a scale offers whole steps from its least number",
    arguments: [
      ("0.1", "0.7", "0.2", ["0.1", "0.3", "0.5", "0.7"]),
      ("-1", "1", "0.5", ["-1", "-0.5", "0", "0.5", "1"]),
      ("1", "10", "4", ["1", "5", "9"]), ("100", "300", "1e2", ["100", "200", "300"]),
    ])
  func scaleNumbers(min: String, max: String, step: String, numbers: [String]) throws {
    let scale = ScaleDefinition(
      min: try #require(JSONNumber(min)), max: try #require(JSONNumber(max)),
      step: try #require(JSONNumber(step)))
    #expect(scale.numbers().map(\.text) == numbers)
    for number in scale.numbers() { #expect(scale.offers(number)) }
    for other in ["0.25", "1e999999999"].compactMap({ JSONNumber($0) }) { #expect(!scale.offers(other)) }
  }

  @Test("a scale of too many numbers lists none")
  func endlessScale() throws {
    let scale = ScaleDefinition(max: try #require(JSONNumber("1e9")))
    #expect(scale.numbers().isEmpty && scale.offers(JSONNumber(999_999_999)))
  }

  @Test("required comes before the type, the type before the rules, the length before the format")
  func order() {
    var field = FieldDefinition(
      key: "k", type: "email", label: "K",
      validation: ValidationRules(required: .yes, minLength: 20, maxLength: 30))
    #expect(field.message(for: [], among: [:], options: options) == "This field is required")
    #expect(field.message(for: "a", among: [:], options: options) == "Enter a valid email")
    #expect(field.message(for: "a@b.c", among: [:], options: options) == "Must be at least 20 characters")
    field.validation?.maxLength = 3
    #expect(field.message(for: "abcd", among: [:], options: options) == "Must be at most 3 characters")
  }

  @Test("a disabled option fails, an enabled one passes")
  func disabledOption() {
    let field = FieldDefinition(
      key: "k", type: "select", label: "K",
      options: [
        OptionDefinition(
          value: "a", label: "A", disabled: .when([Condition(field: "plan", .equals("free"))])),
        OptionDefinition(value: "b", label: "B"),
      ])
    #expect(field.message(for: "a", among: ["plan": "free"]) == "Select one of the available options")
    #expect(field.message(for: "a", among: ["plan": "pro"]) == nil)
    #expect(field.message(for: "b", among: ["plan": "free"]) == nil)
  }

  @Test("a field can hold values of its shape only")
  func holds() {
    #expect(FieldType.named("checkbox").canHold(true))
    #expect(!FieldType.named("checkbox").canHold("true"))
    #expect(!FieldType.named("multiselect").canHold("a"))
    #expect(FieldType.named("text").canHold(nil))
    #expect(FieldType.named("sketch").canHold(["strokes": []]))
  }

  @Test("picking an exclusive option clears the others and the other way round")
  func exclusive() {
    let field = FieldDefinition(
      key: "k", type: "multiselect", label: "K",
      options: [
        OptionDefinition(value: "a", label: "A"), OptionDefinition(value: "b", label: "B"),
        OptionDefinition(value: "none", label: "None", exclusive: true),
      ])
    #expect(field.toggling("a", in: ["b"]) == ["a", "b"])
    #expect(field.toggling("none", in: ["a", "b"]) == ["none"])
    #expect(field.toggling("b", in: ["none"]) == ["b"])
    #expect(field.toggling("a", in: ["a", "b"]) == ["b"])
  }
}
