import FormhausCore
import FormhausText
import Testing

@Suite("The engine")
struct FormEngineTests {
  private func text(_ key: String, _ rules: ValidationRules? = nil, show: [Condition] = []) -> FieldDefinition
  {
    FieldDefinition(key: key, type: "text", label: key, show: show, validation: rules)
  }

  private func page(_ fields: [FieldDefinition]) -> FormDefinition {
    FormDefinition(id: "f", title: "F", submit: ActionDefinition(label: "Send"), fields: fields)
  }

  private func steps(_ fields: [[FieldDefinition]]) -> FormDefinition {
    FormDefinition(
      id: "f", title: "F", submit: ActionDefinition(label: "Send"),
      steps: fields.enumerated().map { StepDefinition(id: "s\($0)", title: "S", fields: $1) })
  }

  @Test("a copy is a form of its own")
  func values() throws {
    let first = try FormEngine(page([text("a")]))
    var second = first
    second.setValue("a", "x")
    #expect(first.value("a") == nil)
    #expect(second.value("a") == "x")
  }

  @Test("a dimmed Continue says why, and errors stay unset")
  func quietCheck() throws {
    var engine = try FormEngine(steps([[text("a"), text("b", ValidationRules(required: .yes))], []]))
    #expect(!engine.canGoNext)
    #expect(
      engine.firstFailingField == FieldError(key: "b", message: "This field is required", rule: "required"))
    #expect(engine.errors.isEmpty)
    engine.setValue("b", "x")
    #expect(engine.canGoNext && engine.stepIsValid("s0"))
    #expect(engine.firstFailingField == nil)
  }

  @Test("a single page is checked quietly too, though it has no next step")
  func quietPage() throws {
    var engine = try FormEngine(page([text("a", ValidationRules(required: .yes))]))
    #expect(!engine.currentStepIsValid)
    engine.setValue("a", "x")
    #expect(engine.currentStepIsValid && !engine.canGoNext)
  }

  @Test("a step that turned invalid is found without going there")
  func otherStep() throws {
    var engine = try FormEngine(
      steps([[text("a", ValidationRules(required: .yes))], [text("b")]]), initialValues: ["a": "x"])
    _ = engine.nextStep()
    engine.setValue("a", "")
    #expect(!engine.stepIsValid("s0"))
    #expect(engine.firstFailingField(inStep: "s0")?.key == "a")
    engine.goToStep(id: "s0")
    #expect(engine.currentStep?.id == "s0")
    let moved = engine.goToStep(id: "nowhere")
    #expect(!moved)
  }

  @Test("errors come in document order with their rules")
  func errorOrder() throws {
    var engine = try FormEngine(
      page([text("b", ValidationRules(required: .yes)), text("a", ValidationRules(maxLength: 1))]),
      initialValues: ["a": "xx"])
    #expect(engine.validate().map(\.key) == ["b", "a"])
    #expect(engine.errors.map(\.rule) == ["required", "maxLength"])
  }

  @Test("host errors lead to the step of the first one named")
  func hostErrors() throws {
    var engine = try FormEngine(steps([[text("a")], [text("b")], [text("c")]]))
    engine.setErrors(["c": "Third", "gone": "Lost", "b": "Second"] as KeyValuePairs)
    #expect(engine.currentStep?.id == "s2")
    #expect(engine.errors.map(\.message) == ["Second", "Third"])
    #expect(engine.topLevelErrors == ["Lost"])
  }

  @Test("a host's error on a matching field stays until that field changes")
  func hostErrorStays() throws {
    var engine = try FormEngine(page([text("a"), text("b", ValidationRules(matchField: "a"))]))
    engine.setErrors(["b": "Refused"])
    engine.setValue("a", "x")
    #expect(engine.error("b") == "Refused")
    engine.setValue("b", "x")
    #expect(engine.error("b") == nil)
  }

  @Test("a validator's error goes when another answer settles it")
  func crossFieldValidator() throws {
    let options = FormEngineOptions(validators: [
      "same": { value, values in values["a"] == value ? nil : "Differs" }
    ])
    var engine = try FormEngine(
      page([text("a"), text("b", ValidationRules(validator: "same"))]), initialValues: ["b": "x"],
      options: options)
    #expect(engine.validate().map(\.message) == ["Differs"])
    engine.setValue("a", "x")
    #expect(engine.errors.isEmpty && engine.currentStepIsValid)
  }

  @Test("a disabled field is submitted and not checked, a read-only one is checked")
  func locks() throws {
    var disabled = text("a", ValidationRules(required: .yes))
    disabled.disabled = .when([Condition(field: "off", .equals(true))])
    var readOnly = text("b", ValidationRules(required: .yes))
    readOnly.readOnly = .always
    var engine = try FormEngine(page([disabled, readOnly, text("off")]), initialValues: ["a": ""])
    #expect(!engine.isLocked("a") && engine.isLocked("b"))
    #expect(engine.validate().map(\.key) == ["a", "b"])
    let revision = engine.revision(ofField: "a")
    engine.setValue("off", true)
    #expect(engine.isLocked("a") && engine.isDisabled("a"))
    #expect(engine.revision(ofField: "a") > revision)
    #expect(engine.errors.map(\.key) == ["b"])
    #expect(engine.submitValues == ["a": "", "off": true])
  }

  @Test("submit is disabled by its conditions on any answer, hidden ones too")
  func submitLock() throws {
    var form = page([text("a"), text("b", show: [Condition(field: "a", .equals("x"))])])
    form.submit.disabled = [Condition(field: "b", .equals("stop"))]
    var engine = try FormEngine(form)
    #expect(!engine.isSubmitDisabled)
    engine.setValue("b", "stop")
    #expect(engine.isSubmitDisabled)
  }

  @Test("answers are trimmed and typed when the options say so")
  func admitted() throws {
    let fields = [
      text("name"), FieldDefinition(key: "secret", type: "password", label: "S"),
      FieldDefinition(key: "n", type: "number", label: "N"),
    ]
    var engine = try FormEngine(page(fields), options: FormEngineOptions(typeChecks: true, trimsText: true))
    engine.setValue("name", "  Ada L \n")
    engine.setValue("secret", " x ")
    engine.setValue("n", "+5.50")
    #expect(engine.values == ["name": "Ada L", "secret": " x ", "n": 5.5])
    engine.setValue("n", "5,5")
    #expect(engine.validateField("n") == "Enter a number")
  }

  @Test("revisions tell what changed")
  func revisions() throws {
    var engine = try FormEngine(
      page([text("a"), text("b", show: [Condition(field: "a", .equals("x"))]), text("c")]))
    let start = engine
    engine.setValue("c", "1")
    #expect(engine.revision == start.revision + 1)
    #expect(engine.structureRevision == start.structureRevision)
    #expect(engine.revision(ofField: "a") == start.revision(ofField: "a"))
    #expect(engine.revision(ofField: "c") > start.revision(ofField: "c"))
    engine.setValue("a", "x")
    #expect(engine.structureRevision > start.structureRevision)
    let before = engine
    engine.setValue("a", "x")
    engine.setFieldLoading("c", true)
    #expect(engine.revision == before.revision + 2)
    #expect(engine.structureRevision == before.structureRevision)
    #expect(engine.revision(ofField: "a") > before.revision(ofField: "a"))
    #expect(engine.revision(ofField: "b") == before.revision(ofField: "b"))
    #expect(engine.revision(ofField: "c") > before.revision(ofField: "c"))
    #expect(engine.fieldLoading == ["c"])
  }

  @Test("branches may share a key: the answer goes with the person")
  func sharedKey() throws {
    let kind = Condition(field: "kind", .equals("firm"))
    let other = Condition(field: "kind", .notEquals("firm"))
    var engine = try FormEngine(
      page([text("kind"), text("name", show: [kind]), text("name", show: [other])]),
      initialValues: ["name": "Ada"])
    engine.setValue("kind", "firm")
    #expect(engine.value("name") == "Ada")
    #expect(engine.visibleFields.map(\.key) == ["kind", "name"])
  }

  @Test("the members of a cycle are decided once, in document order")
  func cycle() throws {
    var engine = try FormEngine(
      page([
        text("start"),
        text("a", show: [Condition(field: "b", .notEquals("x")), Condition(field: "start", .equals("go"))]),
        text("b", show: [Condition(field: "a", .notEmpty(true))]),
      ]))
    engine.setValue("start", "go")
    #expect(engine.visibleFields.map(\.key) == ["start", "a"])
    engine.setValue("a", "1")
    engine.setValue("b", "x")
    // Seen from `a`, `b` is not there yet, so `a` stays.
    #expect(engine.visibleFields.map(\.key) == ["start", "a", "b"])
  }

  @Test("neither depth nor number of fields is special", .timeLimit(.minutes(1)))
  func deepChain() throws {
    let count = 20_000
    let fields = (0..<count).map { index in
      text("f\(index)", show: index == 0 ? [] : [Condition(field: "f\(index - 1)", .equals("x"))])
    }
    let values = JSONObject((0..<count).map { ("f\($0)", JSONValue("x")) })
    var engine = try FormEngine(page(fields.reversed()), initialValues: values)
    #expect(engine.visibleFields.count == count)
    engine.setValue("f0", "y")
    #expect(engine.visibleFields.count == 1)
    #expect(engine.values == ["f0": "y"])
  }

  @Test("a cycle of many fields is found without recursion", .timeLimit(.minutes(1)))
  func longCycle() throws {
    let count = 20_000
    let fields = (0..<count).map {
      text("f\($0)", show: [Condition(field: "f\(($0 + 1) % count)", .notEmpty(true))])
    }
    let engine = try FormEngine(page(fields))
    #expect(engine.visibleFields.isEmpty)
    #expect(checkDefinition(page(fields)).warnings.count == 1)
  }
}
