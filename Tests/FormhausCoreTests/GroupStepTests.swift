import FormhausCore
import FormhausText
import Testing

@Suite("Repeatable groups in steps, with rules and locks")
struct GroupStepTests {
  private func text(_ key: String, _ rules: ValidationRules? = nil, show: [Condition] = []) -> FieldDefinition
  {
    FieldDefinition(key: key, type: "text", label: key, show: show, validation: rules)
  }

  private func group(_ fields: [FieldDefinition], minItems: Int = 1) -> FieldDefinition {
    FieldDefinition(
      key: "g", type: "group", label: "G",
      details: .group(GroupDefinition(fields: fields, minItems: minItems)))
  }

  private func form(_ steps: [[FieldDefinition]]) -> FormDefinition {
    FormDefinition(
      id: "f", title: "F", submit: ActionDefinition(label: "Send"),
      steps: steps.enumerated().map {
        StepDefinition(
          id: "s\($0)", title: "S", fields: $1, skip: ActionDefinition(label: "Skip"))
      })
  }

  @Test("Continue waits for the items; an error of the host leads to the step")
  func navigation() throws {
    var engine = try FormEngine(
      form([[group([text("name", ValidationRules(required: .yes))])], [text("b")]]))
    #expect(!engine.canGoNext)
    let moved = engine.nextStep()
    #expect(!moved && engine.errors.map(\.key) == ["g.0.name"])
    engine.setValue("g.0.name", "Ada")
    let movedNow = engine.nextStep()
    #expect(movedNow && engine.currentStep?.id == "s1")
    engine.setErrors(["g.0.name": "Taken", "g.7.name": "Lost"] as KeyValuePairs)
    #expect(engine.currentStep?.id == "s0" && engine.error("g.0.name") == "Taken")
    #expect(engine.topLevelErrors == ["Lost"])
    #expect(engine.stepID(ofField: "g.0.name") == "s0")
  }

  @Test("the current step is checked with its items")
  func currentStep() throws {
    var engine = try FormEngine(
      form([
        [text("a", ValidationRules(required: .yes)), group([text("n", ValidationRules(required: .yes))])]
      ]))
    #expect(engine.validateCurrentStep().map(\.key) == ["a", "g.0.n"])
    #expect(engine.errors.map(\.key) == ["a", "g.0.n"])
    #expect(engine.validateField("g.0.n") == "This field is required")
    #expect(engine.validateField("g.1.n") == nil)
  }

  @Test("a skipped step starts its group anew, and sends nothing of it")
  func skip() throws {
    var engine = try FormEngine(
      form([[group([text("name")])], [text("b")]]), initialValues: ["g": [["name": "A"], ["name": "B"]]])
    let skipped = engine.skipStep()
    #expect(skipped && engine.values == ["g": [[:]]] && engine.submitValues == [:])
    engine.setValue("g.0.name", "C")
    #expect(!engine.isStepSkipped("s0") && engine.submitValues == ["g": [["name": "C"]]])
  }

  @Test("matchField and locks look at the item first")
  func crossField() throws {
    var twin = text("again", ValidationRules(matchField: "mail"))
    twin.disabled = .when([Condition(field: "off", .equals(true))])
    var engine = try FormEngine(
      form([[text("mail"), group([text("mail"), twin, text("off")], minItems: 2)]]),
      initialValues: ["mail": "form", "g": [["mail": "x", "again": "form"], ["mail": "x", "again": "x"]]])
    #expect(engine.validate().map(\.key) == ["g.0.again"])
    engine.setValue("g.0.mail", "form")
    #expect(engine.errors.isEmpty)
    engine.setValue("g.1.mail", "y")
    #expect(!engine.canGoNext)
    #expect(!engine.isLocked("g.1.again"))
    let revision = engine.revision(ofField: "g.1.again")
    engine.setValue("g.1.off", true)
    #expect(engine.isLocked("g.1.again") && !engine.isLocked("g.0.again"))
    #expect(engine.revision(ofField: "g.1.again") > revision)
    #expect(engine.validate().isEmpty)
  }

  @Test("an option may be locked by a sibling")
  func optionLock() throws {
    let option = OptionDefinition(
      value: "a", label: "A", disabled: .when([Condition(field: "kind", .equals("x"))]))
    let field = FieldDefinition(key: "pick", type: "select", label: "P", options: [option])
    let engine = try FormEngine(
      form([[group([text("kind"), field])]]),
      initialValues: ["g": [["kind": "x"], ["kind": "y"]]])
    #expect(engine.isDisabled(option, ofField: "g.0.pick"))
    #expect(!engine.isDisabled(option, ofField: "g.1.pick"))
  }

  @Test("a validator sees the siblings over the form's answers")
  func validator() throws {
    let options = FormEngineOptions(validators: [
      "differs": { value, values in values["name"] == value || values["form"] == value ? "Same" : nil }
    ])
    var engine = try FormEngine(
      form([[text("form"), group([text("name"), text("nick", ValidationRules(validator: "differs"))])]]),
      initialValues: ["form": "f", "g": [["name": "a", "nick": "a"], ["name": "b", "nick": "f"]]],
      options: options)
    #expect(!engine.canGoNext)
    #expect(engine.validate().map(\.key) == ["g.0.nick", "g.1.nick"])
    engine.setValue("form", "other")
    #expect(engine.errors.map(\.key) == ["g.0.nick"])
    engine.setValue("g.0.name", "z")
    #expect(engine.errors.isEmpty && engine.canGoNext)
  }

  @Test("with routes a draft keeps its items while its step is off the path")
  func routes() throws {
    var definition = form([
      [text("way")],
      [
        group([
          text("n"),
          text(
            "more",
            show: [
              Condition(field: "n", .equals("x"))
            ]),
        ])
      ], [text("end")],
    ])
    definition.steps[0].routes = [
      RouteDefinition(to: "s2", show: [Condition(field: "way", .equals("short"))])
    ]
    var engine = try FormEngine(definition, initialValues: ["g": [["n": "x", "more": "m"]]])
    engine.setValue("way", "short")
    #expect(engine.path == ["s0", "s2"])
    #expect(engine.value("g") == [["n": "x", "more": "m"]])
    #expect(engine.submitValues == ["way": "short"])
    engine.setValue("way", nil)
    #expect(engine.submitValues == ["g": [["n": "x", "more": "m"]]])
    engine.setValue("g.0.n", "y")
    engine.setValue("g.0.more", "again")
    #expect(engine.value("g") == [["n": "y"]])
  }

  @Test("sections stand inside items too")
  func sections() throws {
    let section = FieldDefinition(
      key: "", type: "section", label: "Home", show: [Condition(field: "kind", .equals("x"))],
      details: .section(SectionDefinition(fields: [text("street")])))
    var engine = try FormEngine(form([[group([text("kind"), section])]]))
    #expect(engine.visibleBlocks(ofItem: 0, in: "g").count == 1)
    engine.setValue("g.0.kind", "x")
    let street = try #require(engine.field("g.0.street"))
    #expect(engine.visibleBlocks(ofItem: 0, in: "g").last == .section(section, [.field(street)]))
  }

  @Test("a thousand items cost a key no more than one", .timeLimit(.minutes(1)))
  func many() throws {
    let fields = (0..<5).map { text("f\($0)", show: $0 == 0 ? [] : [Condition(field: "f0", .equals("x"))]) }
    var engine = try FormEngine(
      form([[group(fields)]]), initialValues: ["g": .array(Array(repeating: ["f0": "x"], count: 1_000))])
    engine.setValue("g.999.f0", "y")
    #expect(engine.visibleFields(ofItem: 999, in: "g").count == 1)
    #expect(engine.visibleFields(ofItem: 998, in: "g").count == 5)
    engine.moveItem("g", from: 999, to: 0)
    engine.removeItem("g", at: 1)
    #expect(engine.itemCount("g") == 999 && engine.value("g.0.f0") == "y")
  }
}
