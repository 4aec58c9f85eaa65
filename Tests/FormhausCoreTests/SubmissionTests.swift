import FormhausCore
import FormhausText
import Testing

@Suite("Checking a submission")
struct SubmissionTests {
  private let definition = FormDefinition(
    id: "f", title: "F", submit: ActionDefinition(label: "Send"),
    fields: [
      FieldDefinition(key: "name", type: "text", label: "Name", validation: ValidationRules(required: .yes)),
      FieldDefinition(key: "mail", type: "email", label: "Mail", validation: ValidationRules(minLength: 20)),
      FieldDefinition(key: "born", type: "date", label: "Born"),
    ])

  @Test("each error has the name of its rule; a type error hides the rules of its field")
  func rules() throws {
    let result = try validateSubmission(definition, ["mail": "x", "born": "soon"])
    #expect(result.errors.map(\.key) == ["name", "mail", "born"])
    #expect(result.errors.map(\.rule) == ["required", "email", "date"])
    #expect(result.values == ["mail": "x", "born": "soon"])
  }

  @Test("what is no object counts as no values", arguments: [nil, 5, "x", []] as [JSONValue])
  func noObject(values: JSONValue) throws {
    let result = try validateSubmission(definition, values)
    #expect(result.values == [:])
    #expect(result.errors.map(\.key) == ["name"])
  }

  @Test("an impossible date is refused only when that is asked for")
  func strictDates() throws {
    let values: JSONValue = ["name": "Ada", "born": "2023-02-29"]
    #expect(try validateSubmission(definition, values).errors.isEmpty)
    let strict = try validateSubmission(definition, values, options: SubmissionOptions(strictDates: true))
    #expect(strict.errors.map(\.message) == ["Enter a real date"])
  }

  @Test("one compiled form checks many submissions")
  func compiled() throws {
    let form = try CompiledForm(definition)
    let results = ["Ada", ""].map { validateSubmission(form, ["name": .string($0)]) }
    #expect(results.map(\.errors.isEmpty) == [true, false])
  }

  @Test("a bad definition is refused")
  func badDefinition() {
    var bad = definition
    bad.fields[0].key = "constructor"
    #expect(throws: DefinitionError.self) { try validateSubmission(bad, [:]) }
  }

  @Test(
    "decimal texts become numbers, other texts do not",
    arguments: [
      ("42", "42"), ("+5", "5"), ("-0.50", "-0.50"), (".5", "0.5"), ("5.", "5"), ("1e3", "1e3"),
      ("1E-2", "1E-2"),
      ("12345678901234567890", "12345678901234567890"), ("007", "7"), (" 42", nil), ("42 ", nil),
      ("0x20", nil),
      ("1,5", nil), ("1_000", nil), ("--1", nil), ("e3", nil), (".", nil), ("Infinity", nil), ("NaN", nil),
      ("1e999", nil), ("١٢", nil),
    ] as [(String, String?)])
  func decimals(text: String, number: String?) throws {
    var form = definition
    form.fields = [FieldDefinition(key: "n", type: "number", label: "N")]
    let result = try validateSubmission(form, ["n": .string(text)])
    #expect(result.errors.map(\.message) == (number == nil ? ["Enter a number"] : []))
    #expect(result.values["n"]?.numberValue?.text == number)
  }

  @Test("a number too large to be one is refused, whatever its exponent")
  func hugeNumber() throws {
    var form = definition
    form.fields = [
      FieldDefinition(key: "n", type: "number", label: "N", validation: ValidationRules(max: JSONNumber(10)))
    ]
    #expect(try validateSubmission(form, ["n": "1e999999999"]).errors.map(\.message) == ["Enter a number"])
    #expect(try validateSubmission(form, ["n": "1e300"]).errors.map(\.message) == ["Must be at most 10"])
  }

  @Test("a default is checked and typed as an answer is")
  func defaults() throws {
    let form = FormDefinition(
      id: "f", title: "F", submit: ActionDefinition(label: "Send"),
      fields: [
        FieldDefinition(key: "mail", type: "email", label: "Mail", defaultValue: "x"),
        FieldDefinition(key: "n", type: "number", label: "N", defaultValue: "1.10"),
      ])
    let result = try validateSubmission(form, [:])
    #expect(result.errors.map(\.message) == ["Enter a valid email"])
    #expect(result.values == ["mail": "x", "n": .number(try #require(JSONNumber(typed: "1.10")))])
    #expect(try validateSubmission(form, ["mail": "a@b.org", "n": 2]).errors == [])
  }

  @Test("values come out in the order of the fields, whoever asks for them first")
  func order() throws {
    func field(_ key: String, shownBy other: String? = nil) -> FieldDefinition {
      FieldDefinition(
        key: key, type: "text", label: key,
        show: other.map { [Condition(field: $0, .notEmpty(true))] } ?? [])
    }
    let form = FormDefinition(
      id: "f", title: "F", submit: ActionDefinition(label: "Send"),
      fields: [field("a"), field("b", shownBy: "c"), field("c", shownBy: "d"), field("d")])
    let result = try validateSubmission(form, ["d": "1", "c": "1", "b": "1", "a": "1"])
    #expect(result.values.keys == ["a", "b", "c", "d"])
  }
}
