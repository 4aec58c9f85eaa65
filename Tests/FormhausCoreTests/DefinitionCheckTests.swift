import FormhausCore
import FormhausText
import Synchronization
import Testing

@Suite("Checking a definition")
struct DefinitionCheckTests {
  private func page(_ fields: FieldDefinition...) -> FormDefinition {
    FormDefinition(id: "f", title: "F", submit: ActionDefinition(label: "Send"), fields: fields)
  }

  private func text(_ key: String, show: [Condition] = []) -> FieldDefinition {
    FieldDefinition(key: key, type: "text", label: key, show: show)
  }

  private func warnings(_ definition: FormDefinition) -> [String] {
    checkDefinition(definition).warnings.map(\.message)
  }

  @Test("a cycle is told from where it starts")
  func cycle() {
    let found = warnings(
      page(
        text("c", show: [Condition(field: "a", .notEmpty(true))]),
        text("a", show: [Condition(field: "b", .notEmpty(true))]),
        text("b", show: [Condition(field: "a", .notEmpty(true))])))
    #expect(found == ["Circular show condition detected: a -> b -> a"])
  }

  @Test("a field that names itself is a cycle")
  func selfCycle() {
    #expect(
      warnings(page(text("a", show: [Condition(field: "a", .notEmpty(true))])))
        == ["Circular show condition detected: a -> a"])
  }

  @Test("a step can close a cycle")
  func stepCycle() {
    var form = page()
    form.steps = [
      StepDefinition(
        id: "one", title: "One", fields: [text("a", show: [Condition(field: "b", .equals("x"))])]),
      StepDefinition(
        id: "two", title: "Two", fields: [text("b")], show: [Condition(field: "a", .equals("x"))]),
    ]
    #expect(warnings(form) == ["Circular show condition detected: a -> b -> a"])
  }

  @Test("odd choices and operators are warned of")
  func choices() {
    let option = OptionDefinition(value: "a", label: "A")
    let found = warnings(
      page(
        FieldDefinition(key: "none", type: "select", label: "N"),
        FieldDefinition(key: "twice", type: "radio", label: "T", options: [option, option]),
        FieldDefinition(key: "default", type: "select", label: "D", defaultValue: "z", options: [option]),
        text("odd", show: [Condition(field: "none", .always, unknownOperators: ["gt"])])))
    #expect(
      found == [
        "Field \"odd\" has condition with unknown operator \"gt\"; it always holds",
        "Field \"none\" has no options",
        "Field \"twice\" has two options of the value \"a\"",
        "Field \"default\" has a default that is not one of its options",
      ])
  }

  @Test("an unknown validator is told to onWarning, with the checker's warnings")
  func onWarning() throws {
    let heard = Heard()
    var field = text("a")
    field.validation = ValidationRules(validator: "nobody")
    _ = try FormEngine(
      page(field, text("a")), options: FormEngineOptions(onWarning: { heard.add($0.message) }))
    #expect(
      heard.messages == [
        "Duplicate field key \"a\": the fields share one answer",
        "Field \"a\" references unknown validator \"nobody\".",
      ])
  }

  @Test("patterns that cannot be used are told apart and refuse nothing")
  func patterns() throws {
    var invalid = text("a")
    invalid.validation = ValidationRules(pattern: "a++")
    var unsupported = text("b")
    unsupported.validation = ValidationRules(pattern: "(?<=a+)b")
    let form = page(invalid, unsupported)
    let found = checkDefinition(form).warnings
    #expect(found.map(\.code) == ["invalid-pattern", "pattern-unsupported"])
    #expect(found.first?.message == "Field \"a\" has invalid regex pattern: \"a++\"")
    var engine = try FormEngine(form, initialValues: ["a": "x", "b": "x"])
    #expect(engine.validate().isEmpty)
  }

  @Test("an answer too complex to check is refused as such")
  func tooComplex() throws {
    var field = text("a")
    field.validation = ValidationRules(pattern: "^(a+)+$", messages: ["pattern": "Only a"])
    var engine = try FormEngine(page(field))
    engine.setValue("a", .string(String(repeating: "a", count: 60) + "!"))
    #expect(engine.validateField("a") == "This answer is too complex to check.")
    #expect(engine.errors.map(\.rule) == ["pattern-too-complex"])
    engine.setValue("a", "b")
    #expect(engine.validateField("a") == "Only a")
  }

  @Test("a step that hides Continue needs something to go on with")
  func noWayOn() {
    var form = page()
    form.steps = [
      StepDefinition(id: "one", title: "One", fields: [text("a")], next: .hidden),
      StepDefinition(id: "two", title: "Two"),
    ]
    #expect(warnings(form) == ["Step \"one\" hides Continue but has no radio field with \"autoAdvance\""])
  }
}

/// Collects what a callback says.
final class Heard: Sendable {
  private let list = Mutex<[String]>([])

  var messages: [String] { list.withLock { $0 } }

  func add(_ message: String) { list.withLock { $0.append(message) } }
}
