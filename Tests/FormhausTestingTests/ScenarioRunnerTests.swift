import FormhausTesting
import FormhausText
import Testing

@MainActor
@Suite("Running scenarios")
struct ScenarioRunnerTests {
  private func run(_ scenarios: String) async throws -> ScenarioReport {
    let text = """
      {"formhausScenarios": 1,
       "definition": {"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": [
         {"key": "name", "type": "text", "label": "Name", "validation": {"required": true, "validator": "code"}}]},
       "validators": {"code": {"rejects": ["bad"], "message": "Invalid code"}},
       "scenarios": [\(scenarios)]}
      """
    let file = try ScenarioFile(SourceText(name: "f.json", text: text)) { SourceText(name: $0, text: "") }
    return await ScenarioRunner().run(file)
  }

  @Test("what holds passes")
  func passes() async throws {
    let report = try await run(
      """
      {"name": "a", "steps": [{"set": {"name": "bad"}}, {"validate": {"name": "Invalid code"}},
        {"expect": {"values": {"name": "bad"}, "step": null, "absent": ["other"]}}]},
      {"name": "b", "initial": {"name": "ok"}, "steps": [{"submit": true}, {"expect": {"sent": [{"name": "ok"}]}}]}
      """)
    #expect(report.failures == [])
    #expect(report.summary == "2 passed, 0 failed")
    #expect(report.exitCode == 0)
  }

  @Test("each expectation that does not hold is named with file, scenario, step, expected and found")
  func failures() async throws {
    let report = try await run(
      """
      {"name": "a", "steps": [{"next": true}, {"set": {"name": 1}},
        {"expect": {"values": {"name": 2}, "index": 0, "errors": {"name": "x"}, "absent": ["name"]}}]},
      {"name": "b", "refuses": "both"},
      {"name": "c", "warnings": ["circular"]},
      {"name": "d", "condition": {"show": [{"field": "a", "eq": 1}]}, "values": {"a": 1}, "result": false},
      {"name": "e", "rule": {"field": {"key": "n", "type": "text", "label": "N"}, "value": "x"}, "result": "No"},
      {"name": "f", "submission": {"values": {}}, "result": {"values": {"name": "x"}, "errors": {}}}
      """)
    #expect(
      report.failures.map(\.description) == [
        "f.json: a: step 1: next: expected true, found false",
        #"f.json: a: step 3: values: expected {"name":2}, found {"name":1}"#,
        #"f.json: a: step 3: errors: expected {"name":"x"}, found {}"#,
        #"f.json: a: step 3: absent: expected ["name"], found {"name":1}"#,
        #"f.json: b: refuses: expected "both", found no error"#,
        #"f.json: c: warnings: expected "circular", found no such warning"#,
        "f.json: d: condition: expected false, found true",
        #"f.json: e: rule: expected "No", found null"#,
        #"f.json: f: values: expected {"name":"x"}, found {}"#,
        #"f.json: f: errors: expected {}, found {"name":"This field is required"}"#,
      ])
    #expect(report.summary == "0 passed, 6 failed")
    #expect(report.exitCode == 1)
  }

  @Test("a warning that nobody expected fails")
  func otherWarning() async throws {
    let report = try await run(
      """
      {"name": "a", "warnings": [], "definition": {"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [
        {"key": "a", "type": "text", "label": "A", "show": [{"field": "ghost", "eq": 1}]}]}}
      """)
    #expect(report.failed == 1)
    #expect(report.failures.map(\.expected) == ["no other"])
  }

  @Test("refused scenarios end with 65 and count neither as passed nor as failed")
  func refused() async throws {
    var report = try await run(
      #"{"name": "a", "steps": [{"nextAsync": true}]}, {"name": "b", "steps": [{"next": true}]}"#)
    #expect(report.summary == "0 passed, 1 failed")
    #expect(report.exitCode == 65)
    report.add(try await run(#"{"name": "c", "steps": []}"#))
    #expect(report.summary == "1 passed, 1 failed")
  }

  @Test("the files of a command line: what is printed and how it ends")
  func outcome() async {
    let form = #"{"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": []}"#
    let files = [
      "good.json": #"{"name": "a", "steps": [{"next": false}]}"#,
      "bad.json": #"{"name": "a", "steps": [{"nxt": 1}]}"#,
      "fails.json": #"{"name": "a", "steps": [{"next": true}]}"#,
      "later.json": #"{"name": "a", "steps": [{"nextAsync": true}]}"#,
    ]
    func run(_ paths: String...) async -> ScenarioOutcome {
      await ScenarioRunner().run(files: paths) { path in
        guard let scenario = files[path] else { throw NoFile() }
        return SourceText(
          name: path,
          text: "{\"formhausScenarios\": 1, \"definition\": \(form), \"scenarios\": [\(scenario)]}")
      }
    }
    let good = await run("good.json")
    #expect(good.lines.map(\.string) == ["1 passed, 0 failed"])
    #expect(good.exitCode == 0)
    let fails = await run("fails.json", "good.json")
    #expect(
      fails.lines.map(\.string) == [
        "fails.json: a: step 1: next: expected true, found false", "1 passed, 1 failed",
      ])
    #expect(fails.exitCode == 1)
    let later = await run("later.json", "fails.json")
    #expect(later.problems.map(\.string) == ["later.json:1:148: the step \"nextAsync\" is not supported yet"])
    #expect(later.exitCode == 65)
    let missing = await run("none.json", "bad.json", "good.json")
    #expect(
      missing.problems.map(\.string) == [
        "cannot read none.json: no such file", "bad.json:1:149: \"nxt\" is not a member of a step",
      ])
    #expect(missing.lines.map(\.string) == ["1 passed, 0 failed"])
    #expect(missing.exitCode == 66)
  }

  private struct NoFile: Error, CustomStringConvertible {
    let description = "no such file"
  }
}
