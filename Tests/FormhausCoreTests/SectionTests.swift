import FormhausCore
import FormhausText
import Testing

@Suite("Sections")
struct SectionTests {
  private func text(_ key: String, _ rules: ValidationRules? = nil, show: [Condition] = []) -> FieldDefinition
  {
    FieldDefinition(key: key, type: "text", label: key, show: show, validation: rules)
  }

  private func section(
    _ label: String, show: [Condition] = [], showAny: [Condition] = [], _ fields: [FieldDefinition]
  ) -> FieldDefinition {
    FieldDefinition(
      key: "", type: "section", label: label, show: show, showAny: showAny,
      details: .section(SectionDefinition(fields: fields)))
  }

  private func page(_ fields: FieldDefinition...) -> FormDefinition {
    FormDefinition(id: "f", title: "F", submit: ActionDefinition(label: "Send"), fields: fields)
  }

  @Test("a hidden section hides its fields, and their answers go")
  func hides() throws {
    let isFirm = Condition(field: "kind", .equals("firm"))
    var engine = try FormEngine(
      page(text("kind"), section("Firm", show: [isFirm], [text("name", ValidationRules(required: .yes))])))
    #expect(engine.visibleFields.map(\.key) == ["kind"])
    engine.setValue("kind", "firm")
    engine.setValue("name", "Ada Ltd")
    #expect(engine.visibleFields.map(\.key) == ["kind", "name"])
    #expect(engine.submitValues == ["kind": "firm", "name": "Ada Ltd"])
    engine.setValue("kind", "person")
    #expect(engine.values == ["kind": "person"])
    #expect(engine.validate().isEmpty)
  }

  @Test("the conditions of nested sections and of the field all count, each showAny by itself")
  func nested() throws {
    let a = Condition(field: "a", .equals("x"))
    let b = Condition(field: "b", .equals("x"))
    let c = Condition(field: "c", .equals("x"))
    var inner = text("t", show: [c])
    inner.showAny = [a, b]
    var engine = try FormEngine(
      page(
        text("a"), text("b"), text("c"),
        section("Outer", show: [a], [section("Inner", showAny: [b, c], [inner])])))
    engine.setValue("a", "x")
    engine.setValue("b", "x")
    #expect(!engine.isVisible("t"))
    engine.setValue("c", "x")
    #expect(engine.isVisible("t"))
    engine.setValue("b", nil)
    #expect(engine.isVisible("t"))
    engine.setValue("a", nil)
    #expect(!engine.isVisible("t"))
  }

  @Test("a page is seen with its sections in their places")
  func blocks() throws {
    let isOn = Condition(field: "a", .equals("on"))
    let note = section("Note", show: [isOn], [])
    let form = page(
      text("a"), section("Details", [text("b", show: [isOn]), section("More", [text("c", show: [isOn])])]),
      note)
    var engine = try FormEngine(form)
    #expect(engine.visibleBlocks == [.field(form.fields[0])])
    let structure = engine.structureRevision
    engine.setValue("a", "on")
    #expect(engine.structureRevision > structure)
    let details = try #require(form.fields[1].section)
    #expect(
      engine.visibleBlocks == [
        .field(form.fields[0]),
        .section(
          form.fields[1],
          [
            .field(details.fields[0]),
            .section(details.fields[1], [.field(try #require(details.fields[1].section).fields[0])]),
          ]),
        .section(note, []),
      ])
  }

  @Test("a note that comes alone changes the structure too")
  func noteAlone() throws {
    var engine = try FormEngine(
      page(text("a"), section("Note", show: [Condition(field: "a", .notEmpty(true))], [])))
    let structure = engine.structureRevision
    engine.setValue("a", "x")
    #expect(engine.visibleBlocks.count == 2)
    #expect(engine.structureRevision > structure)
  }

  @Test("sections are read, with their fields and conditions")
  func reading() throws {
    let definition = try FormDefinition(json: [
      "id": "f", "title": "F", "submit": ["label": "Send"],
      "steps": [
        [
          "id": "one", "title": "One",
          "fields": [
            [
              "type": "section", "label": "Home", "description": "Where you live",
              "show": [["field": "x", "eq": 1]], "fields": [["key": "x", "type": "text", "label": "X"]],
            ]
          ],
        ]
      ],
    ])
    #expect(definition.steps[0].fields[0].section?.description == "Where you live")
    #expect(definition.allFields.map(\.key) == ["x"])
    #expect(
      checkDefinition(definition).warnings.map(\.message) == ["Circular show condition detected: x -> x"])
  }

  @Test("a section without fields is refused, one with an unknown condition warned of")
  func checks() throws {
    let error = #expect(throws: DefinitionError.self) {
      _ = try FormDefinition(json: [
        "id": "f", "title": "F", "submit": ["label": "Send"], "fields": [["type": "section", "label": "S"]],
      ])
    }
    #expect(error?.description == "fields[0].fields: is missing")
    let odd = page(section("S", show: [Condition(field: "gone", .notEmpty(true))], [text("constructor")]))
    let report = checkDefinition(odd)
    #expect(report.errors.map(\.message) == ["Reserved field key \"constructor\"."])
    #expect(
      report.warnings.map(\.message) == [
        "Section \"S\" has show condition referencing non-existent field \"gone\""
      ])
  }
}
