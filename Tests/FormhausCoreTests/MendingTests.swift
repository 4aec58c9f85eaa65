import FormhausCore
import FormhausText
import Testing

@Suite("What the checker says and how to mend it")
struct MendingTests {
  /// The report about a definition whose text has these members.
  private func report(_ members: String) throws -> DefinitionReport {
    checkDefinition(try FormDefinition(node: JSONParser.parse(source(members))))
  }

  private func source(_ members: String) -> SourceText {
    SourceText(
      name: "form.json",
      text: "{\"id\": \"f\", \"title\": \"F\", \"submit\": {\"label\": \"Send\"},\n\(members)}")
  }

  private func field(_ members: String, type: String = "text") -> String {
    #""fields": [{"key": "a", "type": "\#(type)", "label": "A", \#(members)}]"#
  }

  private func steps(_ first: String, _ second: String = "") -> String {
    #""steps": [{"id": "one", "title": "One", "fields": [{"key": "a", "type": "text", "label": "A"}]\#(first)}, "#
      + #"{"id": "two", "title": "Two", "fields": [{"key": "b", "type": "text", "label": "B"}]\#(second)}]"#
  }

  @Test(
    "a misspelt member is named, with the right one",
    arguments: [
      (#""feilds": []"#, "feilds", #"Did you mean "fields"?"#),
      (
        #""fields": [{"key": "a", "type": "text", "label": "A", "helpText": "H"}]"#, "fields[0].helpText",
        #"Did you mean "helperText"?"#
      ),
      (
        #""fields": [{"key": "a", "type": "text", "label": "A", "placeHolder": "H"}]"#,
        "fields[0].placeHolder", #"Did you mean "placeholder"?"#
      ),
      (
        #""fields": [{"key": "a", "type": "text", "label": "A", "validation": {"requried": true}}]"#,
        "fields[0].validation.requried", #"Did you mean "required"?"#
      ),
      (
        #""fields": [{"key": "a", "type": "select", "label": "A", "options": [{"value": "x", "label": "X", "img": "x"}]}]"#,
        "fields[0].options[0].img", nil
      ),
      (
        #""fields": [{"type": "group", "key": "g", "label": "G", "maxitems": 3, "fields": []}]"#,
        "fields[0].maxitems", #"Did you mean "maxItems"?"#
      ),
      (
        #""fields": [{"key": "a", "type": "text", "label": "A", "show": [{"field": "a", "eq": 1, "value": 2}]}]"#,
        "fields[0].show[0].value", nil
      ),
    ] as [(String, String, String?)])
  func misspelt(members: String, place: String, suggestion: String?) throws {
    let hint = try #require(try report(members).hints.first { $0.code == "unknown-member" })
    #expect(hint.message == "\(place): the language has no such member; it is ignored")
    #expect(hint.hint == suggestion ?? "Take it away; the form ignores it.")
  }

  @Test("a custom type has members of its own; only misspellings are hinted at")
  func customType() throws {
    #expect(try report(field(#""levels": 5"#, type: "mood")).hints.isEmpty)
    #expect(
      try report(field(#""helperTxt": "H""#, type: "mood")).hints.map(\.hint) == [
        "Did you mean \"helperText\"?"
      ])
  }

  @Test("a warning has the place of what it is about")
  func positions() throws {
    let members = #""cancel": {"label": "X", "disabled": [{"field": "a", "eq": 1}]}, "fields": []"#
    let warning = try #require(try report(members).warnings.first)
    #expect(source(members).location(ofByte: try #require(warning.offset)).description == "2:11")
  }

  @Test(
    "each kind of mistake has its code, and says how to mend it",
    arguments: [
      (
        "default-disabled-option", "select",
        #""defaultValue": "x", "options": [{"value": "x", "label": "X", "disabled": true}]"#
      ),
      ("default-not-an-option", "select", #""defaultValue": "y", "options": [{"value": "x", "label": "X"}]"#),
      ("default-of-wrong-type", "number", #""defaultValue": "many""#),
      ("disabled-not-applicable", "text", #""options": [{"value": "x", "label": "X", "disabled": true}]"#),
      ("blank-option-label", "radio", #""options": [{"value": "x", "label": ""}]"#),
      (
        "duplicate-option", "radio",
        #""options": [{"value": "x", "label": "X"}, {"value": "x", "label": "Y"}]"#
      ),
      ("impossible-range", "text", #""validation": {"minLength": 5, "maxLength": 2}"#),
      ("impossible-range", "number", #""validation": {"min": 5, "max": 2.5}"#),
      ("impossible-range", "date", #""min": "2026-02-01", "max": "2026-01-31""#),
      ("invalid-pattern", "text", #""validation": {"pattern": "("}"#),
      ("no-options", "multiselect", #""options": []"#),
      ("pattern-too-complex", "text", #""validation": {"pattern": "^(a+)+$"}"#),
      ("pattern-too-complex", "text", #""validation": {"pattern": "^(?:[0-9]|[0-9-])+x$"}"#),
      ("pattern-unsupported", "text", #""validation": {"pattern": "(?<=a+)b"}"#),
      ("randomize-not-applicable", "text", #""randomize": true"#),
      ("unknown-condition-field", "text", #""disabled": [{"field": "gone", "eq": 1}]"#),
      ("unknown-match-field", "text", #""validation": {"matchField": "gone"}"#),
      ("unknown-operator", "text", #""show": [{"field": "a", "equals": 1}]"#),
    ] as [(String, String, String)])
  func fieldWarnings(code: String, type: String, members: String) throws {
    let found = try report(field(members, type: type)).warnings
    #expect(found.filter { $0.code != "circular-condition" }.map(\.code) == [code])
    for issue in found { #expect(issue.hint?.isEmpty == false && issue.offset != nil) }
  }

  @Test(
    "what never has an effect is hinted at",
    arguments: [
      ("rule-not-applicable", "text", #""validation": {"min": 3}"#),
      ("rule-not-applicable", "number", #""validation": {"maxLength": 3}"#),
      ("rule-never-fires", "text", #""validation": {"minLength": 1}"#),
      ("unanchored-pattern", "text", #""validation": {"pattern": "[a-z]+"}"#),
      ("unanchored-pattern", "text", #""validation": {"pattern": "^a\\$"}"#),
      ("options-not-applicable", "text", #""options": [{"value": "x", "label": "X"}]"#),
      ("picture-without-image", "picture", #""options": [{"value": "x", "label": "X"}]"#),
    ] as [(String, String, String)])
  func fieldHints(code: String, type: String, members: String) throws {
    let report = try report(field(members, type: type))
    #expect(report.warnings.isEmpty && report.hints.map(\.code) == [code])
    for issue in report.hints { #expect(issue.hint?.isEmpty == false && issue.offset != nil) }
  }

  @Test(
    "a field without any of that is left in peace",
    arguments: [
      ("text", #""validation": {"required": true, "minLength": 1, "pattern": "^[a-z]+(-[a-z]+)*$"}"#),
      ("number", #""validation": {"min": 1, "max": 1}, "defaultValue": "1e3""#),
      ("autocomplete", #""options": [{"value": "x", "label": "X", "disabled": true}]"#),
      ("date", #""min": "today", "max": "2020-01-01", "defaultValue": """#),
      ("datetime", #""min": "2026-01-01", "max": "2026-01-01T10:00""#),
      ("mood", #""randomize": true, "options": [{"value": "x", "label": "X"}], "defaultValue": {"a": 1}"#),
      ("radio", #""randomize": true, "options": [{"value": "x", "label": "X"}], "defaultValue": "x""#),
    ])
  func clean(type: String, members: String) throws {
    #expect(try report(field(members, type: type)) == DefinitionReport())
  }

  @Test(
    "mistakes about steps say how to mend them",
    arguments: [
      ("useless-skip", #", "skip": {"label": "S"}, "next": false"#, ""),
      ("no-way-on", #", "next": false"#, ""),
      ("disabled-not-applicable", #", "next": {"label": "N", "disabled": [{"field": "a", "eq": 1}]}"#, ""),
      ("disabled-not-applicable", "", #", "skip": {"label": "N", "disabled": [{"field": "a", "eq": 1}]}"#),
      ("condition-looks-ahead", #", "routes": [{"to": null}]"#, #", "show": [{"field": "b", "eq": 1}]"#),
    ])
  func stepWarnings(code: String, first: String, second: String) throws {
    let found = try report(steps(first, second)).warnings
    #expect(found.map(\.code).contains(code))
    for issue in found { #expect(issue.hint?.isEmpty == false && issue.offset != nil, "\(issue.code)") }
  }

  @Test(
    "errors say how to mend them",
    arguments: [
      ("invalid-route-target", #", "routes": [{"to": "one"}]"#, ""),
      ("invalid-route-condition", #", "routes": [{"to": null, "show": [{"field": "b", "eq": 1}]}]"#, ""),
      ("duplicate-step-id", "", #"}, {"id": "two", "title": "T", "fields": []"#),
      (
        "reserved-key", "",
        #"}, {"id": "x", "title": "T", "fields": [{"key": "valueOf", "type": "text", "label": "V"}]"#
      ),
      ("fields-and-steps", "", #"}], "fields": [{"key": "q", "type": "text", "label": "V""#),
    ])
  func errors(code: String, first: String, second: String) throws {
    let found = try report(steps(first, second)).errors
    #expect(found.map(\.code) == [code])
    for issue in found { #expect(issue.hint?.isEmpty == false && issue.offset != nil) }
  }

  @Test("a misspelt key of a condition is suggested; a key of an item is explained")
  func conditionKeys() throws {
    let members =
      #""fields": [{"key": "email", "type": "text", "label": "E"}, "#
      + #"{"type": "group", "key": "people", "label": "P", "fields": [{"key": "name", "type": "text", "label": "N"}]},"#
      + #"{"key": "b", "type": "text", "label": "B", "show": [{"field": "emial", "eq": 1}, {"field": "name", "eq": 1}]}]"#
    let hints = try report(members).warnings.map(\.hint)
    #expect(hints[0] == "Did you mean \"email\"?")
    #expect(
      hints[1]
        == "\"name\" is asked for in each item of \"people\"; from outside, only \"notEmpty\" of \"people\" can be asked."
    )
  }

  @Test("texts by keys that nobody asks for are hinted at")
  func catalogKeys() throws {
    let hints = try report(
      #""labels": {"bakc": "B", "continue": "C"}, "messages": {"zzz": "Z"}, "fields": []"#
    ).hints
    #expect(hints.map(\.code) == ["unknown-message-key", "unknown-label-key"])
    #expect(hints.last?.hint == "Did you mean \"back\"?")
    #expect(hints.compactMap(\.offset).count == 2)
  }

  @Test("a wrong shape says how the right one is written")
  func shapes() throws {
    let error = #expect(throws: DefinitionError.self) {
      try report(#""lang": 5, "fields": [{"key": "a", "type": "text", "show": {}}]"#)
    }
    #expect(error?.issues.map(\.code) == ["invalid-type", "missing-member", "invalid-type"])
    #expect(
      error?.issues.map(\.hint) == [
        "Put it in double quotes.", "Add \"label\".", "Put it in square brackets: [...].",
      ])
  }

  @Test("unknown validators are warned of when the known ones are told")
  func validators() throws {
    let definition = try FormDefinition(
      node: JSONParser.parse(source(field(#""validation": {"validator": "isFree"}"#))))
    #expect(checkDefinition(definition).warnings.isEmpty)
    #expect(checkDefinition(definition, validators: ["isFree"]).warnings.isEmpty)
    let warning = checkDefinition(definition, validators: []).warnings.first
    #expect(warning?.message == "Field \"a\" references unknown validator \"isFree\".")
    #expect(warning?.hint != nil && warning?.offset != nil)
  }

  @Test("a type that is almost a built-in one is hinted at")
  func almostBuiltIn() {
    func hints(_ type: String) -> [String] {
      let field = FieldDefinition(key: "k", type: type, label: "K")
      return checkDefinition(
        FormDefinition(id: "f", title: "F", submit: ActionDefinition(label: "Send"), fields: [field])
      ).hints.filter { $0.code == "custom-type" }.compactMap(\.hint)
    }
    #expect(hints("txet") == ["Did you mean \"text\"?"])
    #expect(hints("mutliselect") == ["Did you mean \"multiselect\"?"])
    #expect(hints("signature") == [])
    #expect(hints("text") == [])
  }
}
