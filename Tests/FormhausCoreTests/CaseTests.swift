import FormhausText
import Testing

@testable import FormhausCore

@Suite("The case files")
struct CaseTests {
  @Test(arguments: CaseScenario.synchronous)
  func scenario(_ scenario: CaseScenario) throws {
    let json = scenario.json
    if let text = json["refuses"]?.stringValue {
      try refuses(scenario, text)
    } else if let texts = json["warnings"]?.arrayValue {
      try warns(scenario, texts.compactMap(\.stringValue))
    } else if let condition = json["condition"] {
      try holds(condition, json)
    } else if let rule = json["rule"] {
      try checks(rule, scenario)
    } else if let submission = json["submission"] {
      try submits(submission, scenario)
    } else {
      let steps = try #require(json["steps"]?.arrayValue)
      let engine = try FormEngine(
        FormDefinition(json: scenario.definition), initialValues: json["initial"]?.objectValue ?? [:],
        options: scenario.options)
      var run = CaseRun(engine: engine)
      run.run(steps)
    }
  }

  @Test("no case file is missing")
  func coverage() {
    #expect(CaseScenario.synchronous.count > 300)
  }

  private func refuses(_ scenario: CaseScenario, _ text: String) throws {
    let error = #expect(throws: DefinitionError.self) {
      _ = try FormEngine(FormDefinition(json: scenario.definition))
    }
    #expect(error?.description.contains(text) == true)
  }

  private func warns(_ scenario: CaseScenario, _ texts: [String]) throws {
    var found = checkDefinition(try FormDefinition(json: scenario.definition)).warnings.map(\.message)
    for text in texts {
      let index = try #require(found.firstIndex { $0.contains(text) }, "no warning with \(text)")
      found.remove(at: index)
    }
    #expect(found == [])
  }

  private func holds(_ condition: JSONValue, _ json: JSONObject) throws {
    var field = condition.objectValue ?? [:]
    field["key"] = "probe"
    field["type"] = "text"
    field["label"] = "Probe"
    let definition = try FormDefinition(json: form(of: [.object(field)]))
    let values = json["values"]
    let found = conditionsHold(show: definition.fields[0].show, showAny: definition.fields[0].showAny) {
      values?[$0]
    }
    #expect(JSONValue.bool(found) == json["result"])
  }

  private func checks(_ rule: JSONValue, _ scenario: CaseScenario) throws {
    let definition = try FormDefinition(json: form(of: [rule["field"] ?? .null]))
    let found = definition.fields[0].message(
      for: rule["value"], among: rule["values"]?.objectValue ?? [:], options: scenario.options)
    #expect((found.map { .string($0) } ?? .null) == scenario.json["result"])
  }

  private func submits(_ submission: JSONValue, _ scenario: CaseScenario) throws {
    let result = try validateSubmission(
      FormDefinition(json: scenario.definition), submission["values"] ?? .null,
      options: SubmissionOptions(
        skippedSteps: (submission["skippedSteps"]?.arrayValue ?? []).compactMap(\.stringValue),
        hiddenValues: submission["hiddenValues"]?.stringValue.flatMap(HiddenValues.init) ?? .clear))
    #expect(.object(result.values) == scenario.json["result"]?["values"])
    #expect(FormhausCoreTests.json(result.errors.messages) == scenario.json["result"]?["errors"])
  }

  private func form(of fields: [JSONValue]) -> JSONValue {
    ["id": "probe", "title": "Probe", "submit": ["label": "Send"], "fields": .array(fields)]
  }
}
