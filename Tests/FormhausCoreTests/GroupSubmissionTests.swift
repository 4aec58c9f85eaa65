import FormhausCore
import FormhausText
import Testing

@Suite("Repeatable groups in submissions and definitions")
struct GroupSubmissionTests {
  private let definition: FormDefinition

  init() throws {
    definition = try FormDefinition(json: [
      "id": "f", "title": "F", "submit": ["label": "Send"],
      "fields": [
        ["key": "on", "type": "checkbox", "label": "On"],
        [
          "type": "group", "key": "people", "label": "People", "minItems": 1, "maxItems": 2,
          "itemLabel": "Person {n}", "addLabel": "Add a person", "removeLabel": "Remove", "reorderable": true,
          "helperText": "Who comes?", "validation": ["required": "Name somebody"],
          "fields": [
            ["key": "name", "type": "text", "label": "Name", "validation": ["required": true]],
            ["key": "age", "type": "number", "label": "Age", "validation": ["min": 18]],
            [
              "key": "mail", "type": "email", "label": "Mail", "defaultValue": "a@b.c",
              "show": [["field": "on", "eq": true]],
            ],
          ],
        ],
      ],
    ])
  }

  private func check(_ people: JSONValue?, on: Bool = false) throws -> SubmissionResult {
    var values: JSONObject = ["on": .bool(on)]
    values["people"] = people
    return try validateSubmission(definition, .object(values))
  }

  @Test("items are checked one by one, their unknown members dropped, decimals read, defaults filled in")
  func items() throws {
    let result = try check([["name": "Ada", "age": "42", "admin": true], ["age": "x"]], on: true)
    #expect(
      result.values == [
        "on": true,
        "people": [["name": "Ada", "age": 42, "mail": "a@b.c"], ["age": "x", "mail": "a@b.c"]],
      ])
    #expect(
      result.errors == [
        FieldError(key: "people.1.name", message: "This field is required", rule: "required"),
        FieldError(key: "people.1.age", message: "Enter a number", rule: "number"),
      ])
  }

  @Test("a type error hides the rules of its field, and a hidden field has none")
  func hidden() throws {
    let people: JSONValue = [["name": "Ada", "mail": 5, "age": 3]]
    #expect(try check(people).errors.map(\.key) == ["people.0.age"])
    #expect(try check(people).values == ["on": false, "people": [["name": "Ada", "age": 3]]])
    #expect(
      try check(people, on: true).errors.map(\.message) == ["Must be at least 18", "Enter a valid email"])
  }

  @Test("too many, too few, none, and no list")
  func counts() throws {
    let item: JSONValue = ["name": "A"]
    #expect(try check([item, item, item]).errors.map(\.message) == ["At most 2"])
    #expect(try check([]).errors.map(\.message) == ["Name somebody"])
    #expect(try check(nil).errors.map(\.message) == ["Name somebody"])
    #expect(try check(nil).values == ["on": false])
    #expect(try check(["Ada"]).errors.map(\.message) == ["Must be a list of items"])
    #expect(try check(["Ada"]).values == ["on": false, "people": ["Ada"]])
    #expect(try check("Ada").errors.map(\.rule) == ["items"])
    var form = definition
    form.fields[1].validation = nil
    let absent = try validateSubmission(form, [:])
    #expect(absent.errors.map(\.message) == ["Add at least 1"] && absent.values == [:])
    form.fields[1].validation = ValidationRules(required: .yes)
    #expect(try validateSubmission(form, ["people": []]).errors.map(\.message) == ["Add at least 1"])
  }

  @Test("the members of a group are read")
  func reading() throws {
    let group = try #require(definition.fields[1].group)
    #expect(group.minItems == 1 && group.maxItems == 2 && group.reorderable)
    #expect(
      [group.itemLabel, group.addLabel, group.removeLabel] == ["Person {n}", "Add a person", "Remove"])
    #expect(definition.fields[1].isRequired && definition.fields[1].helperText == "Who comes?")
    let engine = try FormEngine(definition)
    #expect(engine.items("people").map(\.label) == ["Person 1"])
    #expect(definition.allFields.map(\.key) == ["on", "people"])
  }

  private func report(_ change: (inout FieldDefinition) -> Void) -> DefinitionReport {
    var form = definition
    change(&form.fields[1])
    return checkDefinition(form)
  }

  private func item(_ key: String, show: [Condition] = []) -> FieldDefinition {
    FieldDefinition(key: key, type: "text", label: key, show: show)
  }

  @Test("what cannot be in a group is an error")
  func errors() {
    let nested = report {
      $0.details = .group(
        GroupDefinition(fields: [
          item("valueOf"),
          FieldDefinition(key: "inner", type: "group", label: "I", details: .group(GroupDefinition())),
        ]))
    }
    #expect(
      nested.errors.map(\.message) == [
        "Reserved field key \"valueOf\".",
        "Group \"inner\" stands inside group \"people\": groups do not nest.",
      ])
    #expect(
      report { $0.key = "on" }.errors.map(\.message) == ["Group key \"on\" belongs to another field too."])
  }

  @Test("odd groups are warned of")
  func warnings() {
    let odd = report {
      $0.defaultValue = [[:], [:], [:]]
      $0.details = .group(
        GroupDefinition(
          fields: [
            item("a", show: [Condition(field: "b", .notEmpty(true))]),
            item("b", show: [Condition(field: "a", .notEmpty(true))]), item("b"),
            item(
              "c", show: [Condition(field: "gone", .notEmpty(true)), Condition(field: "on", .equals(true))]),
          ], maxItems: 2))
    }
    #expect(
      odd.warnings.map(\.message) == [
        "Field \"people.c\" has show condition referencing non-existent field \"gone\"",
        "Duplicate field key \"people.b\": the fields share one answer",
        "Field \"people\" has a default with 3 items, which it refuses",
        "Circular show condition detected: a -> b -> a",
      ])
    #expect(
      report { $0.details = .group(GroupDefinition(minItems: 3, maxItems: 2)) }.warnings.map(\.message) == [
        "Field \"people\" asks for at least 3 items and at most 2"
      ])
  }

  @Test("a group's answer can be a list of objects only")
  func holds() {
    #expect(FieldType.named("group").canHold([["a": 1]]))
    #expect(!FieldType.named("group").canHold(["a"]) && !FieldType.named("group").canHold("a"))
    let people = definition.fields[1]
    #expect(people.canHold([["name": "Ada", "age": 3]]) && people.canHold([]) && people.canHold(nil))
    #expect(!people.canHold([["name": 5]]) && !people.canHold("Ada"))
  }
}
