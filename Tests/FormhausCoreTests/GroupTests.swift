import FormhausCore
import FormhausText
import Testing

@Suite("Repeatable groups")
struct GroupTests {
  private func text(_ key: String, _ rules: ValidationRules? = nil, show: [Condition] = []) -> FieldDefinition
  {
    FieldDefinition(key: key, type: "text", label: key, show: show, validation: rules)
  }

  private var people: FieldDefinition {
    FieldDefinition(
      key: "people", type: "group", label: "People",
      details: .group(
        GroupDefinition(
          fields: [
            text("name", ValidationRules(required: .yes)),
            FieldDefinition(key: "kind", type: "text", label: "Kind", defaultValue: "adult"),
            text("school", show: [Condition(field: "kind", .equals("child"))]),
          ], minItems: 1, maxItems: 3)))
  }

  private func page(_ fields: FieldDefinition...) -> FormDefinition {
    FormDefinition(id: "f", title: "F", submit: ActionDefinition(label: "Send"), fields: fields)
  }

  private func names(_ engine: FormEngine) -> [JSONValue?] {
    engine.items("people").map { engine.value("\($0.key).name") }
  }

  @Test("a new form has the least number of empty items, with the defaults of their fields")
  func start() throws {
    let engine = try FormEngine(page(people))
    #expect(engine.values == ["people": [["kind": "adult"]]])
    #expect(engine.items("people").map(\.key) == ["people.0"])
    #expect(engine.items("people").map(\.label) == ["People 1"])
    #expect(engine.isItemEmpty("people", at: 0))
  }

  @Test("a default or a first value replaces them")
  func given() throws {
    var group = people
    group.defaultValue = [["name": "Ada"], ["name": "Max", "kind": "child"]]
    let values = try FormEngine(page(group)).values
    #expect(
      values == ["people": [["name": "Ada", "kind": "adult"], ["name": "Max", "kind": "child"]]])
    #expect(try FormEngine(page(group), initialValues: ["people": []]).values == ["people": []])
  }

  @Test("an answer is set by its key; an unknown item or field is none of the group's")
  func setting() throws {
    var engine = try FormEngine(page(people))
    engine.setValue("people.0.name", "Ada")
    engine.setValue("people.1.name", "Nobody")
    #expect(engine.value("people.0.name") == "Ada")
    #expect(engine.value("people.1.name") == nil)
    #expect(engine.submitValues == ["people": [["name": "Ada", "kind": "adult"]]])
    #expect(!engine.isItemEmpty("people", at: 0))
    #expect(engine.field("people.0.name")?.key == "people.0.name")
    #expect(engine.field("people.00.name") == nil && engine.field("people.0.age") == nil)
  }

  @Test("conditions of an item look at its own fields first, then at the form's")
  func conditions() throws {
    var group = people
    group.details = .group(
      GroupDefinition(
        fields: [
          text("kind"), text("own", show: [Condition(field: "kind", .equals("x"))]),
          text("outer", show: [Condition(field: "mode", .equals("x"))]),
        ], minItems: 2))
    var engine = try FormEngine(page(text("kind"), text("mode"), group), initialValues: ["kind": "x"])
    func visible(_ index: Int) -> [String] {
      engine.visibleFields(ofItem: index, in: "people").map(\.key)
    }
    #expect(visible(0) == ["people.0.kind"])
    engine.setValue("people.1.kind", "x")
    #expect(visible(0) == ["people.0.kind"] && visible(1) == ["people.1.kind", "people.1.own"])
    engine.setValue("mode", "x")
    engine.setValue("people.0.outer", "1")
    #expect(visible(0) == ["people.0.kind", "people.0.outer"])
    engine.setValue("mode", "y")
    #expect(engine.value("people") == [[:], ["kind": "x"]])
  }

  @Test("a field that becomes hidden in an item loses its answer there, and only there")
  func clearing() throws {
    var engine = try FormEngine(
      page(people),
      initialValues: ["people": [["kind": "child", "school": "A"], ["kind": "child", "school": "B"]]])
    engine.setValue("people.0.kind", "adult")
    #expect(engine.value("people") == [["kind": "adult"], ["kind": "child", "school": "B"]])
    engine.setValue("people.0.kind", "child")
    #expect(engine.isVisible("people.0.school") && engine.value("people.0.school") == nil)
  }

  @Test("kept hidden answers are submitted, and count for nothing else")
  func keeping() throws {
    var engine = try FormEngine(
      page(people), initialValues: ["people": [["name": "A", "kind": "child", "school": "S"]]],
      options: FormEngineOptions(hiddenValues: .keep))
    engine.setValue("people.0.kind", "adult")
    #expect(engine.submitValues == ["people": [["name": "A", "kind": "adult", "school": "S"]]])
    #expect(engine.projection == ["people": [["name": "A", "kind": "adult"]]])
  }

  @Test("errors are keyed by place, and stay with their item when others move or go")
  func errors() throws {
    var engine = try FormEngine(page(people), initialValues: ["people": [["name": "A"], [:], ["name": "C"]]])
    let id = engine.items("people")[1].id
    #expect(
      engine.validate() == [
        FieldError(key: "people.1.name", message: "This field is required", rule: "required")
      ])
    engine.moveItem("people", from: 1, to: 2)
    #expect(engine.errors.map(\.key) == ["people.2.name"])
    #expect(names(engine) == ["A", "C", nil])
    engine.removeItem("people", at: 0)
    #expect(engine.error("people.1.name") == "This field is required")
    #expect(engine.index(of: id, in: "people") == 1)
    engine.setValue("people.1.name", "B")
    #expect(engine.errors.isEmpty)
  }

  @Test("the identity of a field outlives moves, and its key follows")
  func identity() throws {
    var engine = try FormEngine(page(people, text("other")), initialValues: ["people": [[:], [:]]])
    let name = try #require(engine.fieldID(ofKey: "people.1.name"))
    #expect(engine.key(of: name) == "people.1.name")
    engine.moveItem("people", from: 1, to: 0)
    #expect(engine.key(of: name) == "people.0.name")
    let id = engine.items("people")[0].id
    engine.removeItem("people", id: id)
    let removedAgain = engine.removeItem("people", id: id)
    #expect(engine.key(of: name) == nil && !removedAgain)
    #expect(engine.fieldID(ofKey: "other") == .field("other"))
    #expect(engine.fieldID(ofKey: "nobody") == nil)
  }

  @Test("add stops at the most, removal never; too few are refused")
  func limits() throws {
    var engine = try FormEngine(page(people), initialValues: ["people": [["name": "A"], ["name": "B"]]])
    let added = engine.addItem("people", at: 1)
    #expect(added != nil && engine.items("people")[1].id == added && !engine.canAddItem("people"))
    let refused = [engine.addItem("people"), engine.addItem("nobody")]
    #expect(refused == [nil, nil])
    while engine.itemCount("people") > 0 { engine.removeItem("people", at: 0) }
    #expect(engine.validate().map(\.message) == ["Add at least 1"])
    #expect(engine.errors.map(\.rule) == ["minItems"])
    engine.addItem("people")
    #expect(engine.errors.isEmpty && engine.canAddItem("people"))
    let moved = engine.moveItem("people", from: 0, to: 1)
    #expect(!moved)
  }

  @Test("an empty list is refused where an answer is required, with that message first")
  func required() throws {
    var group = people
    group.validation = ValidationRules(required: .message("Name somebody"))
    var engine = try FormEngine(page(group), initialValues: ["people": []])
    #expect(engine.validate().map(\.message) == ["Name somebody"])
  }

  @Test("more items than allowed are refused as a list")
  func tooMany() throws {
    var engine = try FormEngine(
      page(people), initialValues: ["people": .array(Array(repeating: ["name": "A"], count: 4))])
    #expect(engine.validate().map(\.message) == ["At most 3"])
  }

  @Test("a hidden group loses its items; one that appears has the least number again")
  func hiddenGroup() throws {
    var group = people
    group.show = [Condition(field: "more", .equals(true))]
    group.defaultValue = [["name": "Ada"], ["name": "Max"]]
    var engine = try FormEngine(
      page(text("more"), group, text("after", show: [Condition(field: "people", .notEmpty(true))])))
    #expect(engine.values == [:] && !engine.isVisible("people.0.name"))
    #expect(engine.validate().isEmpty && engine.currentStepIsValid)
    engine.setValue("more", true)
    #expect(engine.value("people") == [["kind": "adult"]])
    #expect(engine.visibleFields.map(\.key) == ["more", "people", "after"])
    #expect(!engine.currentStepIsValid)
    #expect(engine.firstFailingField?.key == "people.0.name")
    engine.setValue("more", false)
    #expect(engine.values == ["more": false] && engine.currentStepIsValid)
  }

  @Test("the form's conditions see whether a group has items")
  func emptiness() throws {
    var group = people
    group.details = .group(GroupDefinition(fields: [text("name")]))
    var engine = try FormEngine(
      page(group, text("note", show: [Condition(field: "people", .notEmpty(true))])))
    #expect(engine.value("people") == [] && !engine.isVisible("note"))
    engine.addItem("people")
    engine.setValue("note", "x")
    engine.addItem("people")
    engine.removeItem("people", at: 0)
    #expect(engine.value("note") == "x")
    engine.removeItem("people", at: 0)
    #expect(engine.values == ["people": []])
  }

  @Test("a whole list is set at once; the same list again changes nothing")
  func wholeList() throws {
    var engine = try FormEngine(page(people))
    engine.setValue("people", [["name": "Ada", "kind": "adult"]])
    let ids = engine.items("people").map(\.id)
    let revision = engine.revision(ofField: "people")
    engine.setValue("people", [["name": "Ada", "kind": "adult"]])
    #expect(engine.items("people").map(\.id) == ids && engine.revision(ofField: "people") == revision)
    engine.setValue("people", [["name": "Max"]])
    #expect(engine.value("people") == [["name": "Max", "kind": "adult"]])
    #expect(engine.items("people").map(\.id) != ids)
  }

  @Test("what is no list of objects is kept and refused")
  func noList() throws {
    var engine = try FormEngine(
      page(people), initialValues: ["people": ["Ada"]], options: FormEngineOptions(typeChecks: true))
    #expect(engine.value("people") == ["Ada"] && engine.itemCount("people") == 0)
    #expect(engine.validate().map(\.message) == ["Must be a list of items"])
    engine.addItem("people")
    #expect(engine.value("people") == [["kind": "adult"]])
  }

  @Test("revisions tell which field of which item changed")
  func revisions() throws {
    var engine = try FormEngine(page(people), initialValues: ["people": [["name": "A"], ["name": "B"]]])
    let start = engine
    func changed(_ key: String) -> Bool {
      engine.revision(ofField: key) > start.revision(ofField: key)
    }
    engine.setValue("people.1.name", "x")
    #expect(changed("people") && changed("people.1.name"))
    #expect(!changed("people.0.name") && !changed("people.1.kind"))
    #expect(engine.revision(ofItem: 1, in: "people") > start.revision(ofItem: 1, in: "people"))
    #expect(engine.revision(ofItem: 0, in: "people") == start.revision(ofItem: 0, in: "people"))
    #expect(engine.structureRevision == start.structureRevision)
    engine.removeItem("people", at: 0)
    #expect(changed("people.0.name") && engine.structureRevision > start.structureRevision)
  }

  @Test("a key that the form's own field has is that field's")
  func literalKey() throws {
    var engine = try FormEngine(page(people, text("people.0.name")))
    engine.setValue("people.0.name", "flat")
    #expect(engine.value("people") == [["kind": "adult"]])
    #expect(engine.value("people.0.name") == "flat")
  }
}
