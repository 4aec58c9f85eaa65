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

  private let steps = """
    "definition": {"id": "s", "title": "S", "submit": {"label": "Send"}, "steps": [
      {"id": "a", "title": "A", "fields": [{"key": "name", "type": "text", "label": "Name"}]},
      {"id": "b", "title": "B", "fields": []}]}
    """

  @Test("asynchronous actions end as the hooks answer, and not otherwise")
  func asynchronous() async throws {
    let report = try await run(
      """
      {"name": "a", \(steps), "hooks": {"beforeStepChange": [{"hold": "h"}, {"throws": "Offline"}],
        "afterStepChange": [{"throws": "Log is full"}]},
       "steps": [{"nextAsync": "pending", "as": "p"}, {"expect": {"stepValidating": true}}, {"nextAsync": false},
        {"release": "h", "with": {"allow": true}},
        {"settled": "p", "result": {"throws": "Log is full", "committed": true, "phase": "afterStepChange"}},
        {"backAsync": {"throws": "Offline"}}]},
      {"name": "b", \(steps), "hooks": {"beforeStepChange": [{"hold": "h"}]},
       "steps": [{"nextAsync": true}, {"settled": "p", "result": true}, {"release": "x", "with": {"ok": true}}]},
      {"name": "c", \(steps), "hooks": {"afterStepChange": [{"throws": "Full"}]},
       "steps": [{"nextAsync": "pending", "as": "p"}, {"settled": "p", "result": {"throws": "Full"}}]}
      """)
    #expect(
      report.failures.map(\.description) == [
        #"f.json: b: step 1: nextAsync: expected true, found "pending""#,
        #"f.json: b: step 2: settled: expected a pending action "p", found none"#,
        #"f.json: b: step 3: release: expected a held answer "x", found none"#,
        #"f.json: c: step 1: nextAsync: expected "pending", "#
          + #"found {"throws":"Full","committed":true,"phase":"afterStepChange"}"#,
        #"f.json: c: step 2: settled p: expected {"throws":"Full"}, "#
          + #"found {"throws":"Full","committed":true,"phase":"afterStepChange"}"#,
      ])
  }

  @Test("a hook that is called too often fails, one that is left over too, unless it must not be called")
  func hookCounts() async throws {
    let report = try await run(
      """
      {"name": "a", \(steps), "hooks": {"stepValidate": [], "beforeStepChange": [{"allow": true}, {"ok": true}]},
       "steps": [{"nextAsync": true}]},
      {"name": "b", \(steps), "hooks": {"stepValidate": [{"throws": "must not be called"}]},
       "steps": [{"next": true}]},
      {"name": "c", \(steps), "hooks": {"stepValidate": [{"throws": "must not be called"}]},
       "steps": [{"nextAsync": null}]}
      """)
    #expect(
      report.failures.map(\.description) == [
        "f.json: a: hooks.stepValidate: expected no further call, found 1 without an answer",
        "f.json: a: hooks.beforeStepChange: expected every answer to be used, found 1 left over",
        "f.json: c: hooks.stepValidate: expected no further call, found 1 without an answer",
      ])
  }

  @Test("the files of a command line: what is printed and how it ends")
  func outcome() async {
    let form = #"{"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": []}"#
    let files = [
      "good.json": #"{"name": "a", "steps": [{"next": false}]}"#,
      "bad.json": #"{"name": "a", "steps": [{"nxt": 1}]}"#,
      "fails.json": #"{"name": "a", "steps": [{"next": true}]}"#,
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
