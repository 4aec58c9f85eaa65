import FormhausTesting
import FormhausText
import Testing

@Suite("Reading scenario files")
struct ScenarioFileTests {
  private static let form = #"{"id": "f", "title": "F", "submit": {"label": "Send"}, "fields": []}"#

  /// The problems of a file with these scenarios; none when it can be read.
  private func problems(_ scenarios: String, more: String = "") -> [String] {
    problems(
      of: "{\"formhausScenarios\": 1, \"definition\": \(Self.form)\(more),\n\"scenarios\": [\(scenarios)]}")
  }

  private func problems(of text: String) -> [String] {
    do {
      _ = try ScenarioFile(SourceText(name: "a.json", text: text)) { _ in throw NoFile() }
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  private struct NoFile: Error, CustomStringConvertible {
    let description = "no such file"
  }

  @Test("a file that is right has no problems")
  func right() {
    #expect(problems(#"{"name": "n", "steps": [{"expect": {"values": {}}}]}"#) == [])
  }

  @Test(
    "a member that the format does not have is a problem with its place",
    arguments: [
      (#"{"name": "n", "stps": []}"#, "2:29: \"stps\" is not a member of a scenario"),
      (
        #"{"name": "n", "steps": [{"expect": {"vlues": {}}}]}"#,
        "2:51: \"vlues\" is not a member of \"expect\""
      ),
      (
        #"{"name": "n", "steps": [{"next": true, "result": true}]}"#,
        "2:54: \"result\" is not a member of a step"
      ),
      (#"{"name": "n", "steps": [{"nxt": true}]}"#, "2:40: \"nxt\" is not a member of a step"),
      (
        #"{"name": "n", "steps": [{"screen": [80, 24]}, {"expectScreen": {"containz": []}}]}"#,
        "2:79: \"containz\" is not a member of \"expectScreen\""
      ),
      (
        #"{"name": "n", "options": {"hidden": "keep"}, "steps": []}"#,
        "2:41: \"hidden\" is not a member of \"options\""
      ),
      (
        #"{"name": "n", "hooks": {"sbmit": []}, "steps": []}"#, "2:39: \"sbmit\" is not a member of \"hooks\""
      ),
      (
        #"{"name": "n", "rule": {"field": {"key": "a", "type": "text", "label": "A"}}, "result": null, "initial": {}}"#,
        "2:108: \"initial\" is not a member of a scenario"
      ),
      (
        #"{"name": "n", "condition": {"showAll": []}, "result": true}"#,
        "2:43: \"showAll\" is not a member of \"condition\""
      ),
      (
        #"{"name": "n", "submission": {"values": {}, "skipped": []}, "result": {"values": {}, "errors": {}}}"#,
        "2:58: \"skipped\" is not a member of \"submission\""
      ),
    ])
  func unknownMember(scenario: String, problem: String) {
    #expect(problems(scenario).contains("a.json:\(problem)"))
  }

  @Test(
    "a member of another shape is a problem",
    arguments: [
      (#"{"name": "n", "steps": [{"next": "yes"}]}"#, "\"next\" must be true, false or null"),
      (#"{"name": "n", "steps": [{"expect": {"path": "one"}}]}"#, "\"path\" must be a list of texts"),
      (#"{"name": "n", "steps": [{"expect": {"canGoNext": null}}]}"#, "\"canGoNext\" must be true or false"),
      (#"{"name": "n", "steps": [{"validateField": "a"}]}"#, "a step needs \"result\""),
      (#"{"name": "n", "steps": [{"set": {}, "goTo": "a"}]}"#, "a step does one thing only, not 2"),
      (#"{"name": "n", "steps": [{"nextAsync": "pending"}]}"#, "a step needs \"as\""),
      (
        #"{"name": "n", "steps": [{"submit": "yes"}]}"#,
        "\"submit\" must be true, false, null or an object with \"throws\""
      ),
      (
        #"{"name": "n", "steps": [{"submit": {"throws": "No", "committed": true}}]}"#,
        "\"committed\": true and \"phase\" belong together"
      ),
      (#"{"name": "n", "steps": [{"cancelPending": false}]}"#, "\"cancelPending\" must be true"),
      (#"{"name": "n", "steps": [{"release": "a"}]}"#, "a step needs \"with\""),
      (
        #"{"name": "n", "hooks": {"afterSubmit": [{"allow": true}]}, "steps": []}"#,
        "\"afterSubmit\" cannot answer \"allow\""
      ),
      (
        #"{"name": "n", "hooks": {"submit": [{}]}, "steps": []}"#,
        #"an answer of a hook needs exactly one of "ok", "allow", "errors", "throws", "hold""#
      ),
      (#"{"steps": []}"#, "a scenario needs \"name\""),
      (
        #"{"name": "n", "steps": [{"keys": "a"}]}"#,
        "\"keys\" needs an open form: put a step \"screen\" before it"
      ),
      (
        #"{"name": "n", "steps": [{"screen": [80, 24]}, {"keys": "a<b"}]}"#,
        "\"keys\": a < without its >; the character itself is <lt>"
      ),
      (
        #"{"name": "n", "steps": [{"screen": [80]}]}"#,
        "\"screen\" must be [COLUMNS, ROWS], each from 1 to 1000"
      ),
    ])
  func wrongShape(scenario: String, problem: String) {
    #expect(problems(scenario).contains { $0.hasSuffix(": \(problem)") })
  }

  @Test("a scenario is of one kind")
  func kinds() {
    let text =
      "2:15: a scenario needs exactly one of \"steps\", \"refuses\", \"warnings\", \"rule\", \"condition\", "
    #expect(problems(#"{"name": "n"}"#) == ["a.json:\(text)\"submission\""])
    #expect(problems(#"{"name": "n", "steps": [], "refuses": "x"}"#).count == 3)
  }

  @Test("a definition that cannot run is a problem with its place, once however many scenarios use it")
  func definition() {
    let twice =
      #"{"formhausScenarios": 1, "definition": {"id": "f", "title": 1, "submit": {"label": "S"}},"#
      + #" "scenarios": [{"name": "a", "steps": []}, {"name": "b", "steps": []}]}"#
    #expect(problems(of: twice) == ["a.json:1:61: title: must be text"])
  }

  @Test("a file needs its version and one definition")
  func header() {
    #expect(
      problems(of: #"{"scenarios": []}"#) == [
        "a.json:1:1: a scenario file needs \"formhausScenarios\"",
        "a.json:1:1: a scenario file needs exactly one of \"definition\" and \"definitionFile\"",
      ])
    #expect(
      problems(of: "{\"formhausScenarios\": 2, \"definition\": \(Self.form), \"scenarios\": []}") == [
        "a.json:1:23: \"formhausScenarios\" must be 1"
      ])
    #expect(problems(of: "{,}") == ["a.json:1:2: expected a member name in double quotes or }, found \",\""])
  }

  @Test("a definition file is read beside the scenario file; one that is not there is said to be unreadable")
  func definitionFile() throws {
    let text =
      #"{"formhausScenarios": 1, "definitionFile": "f.json", "scenarios": [{"name": "n", "warnings": []}]}"#
    var paths: [String] = []
    let file = try ScenarioFile(SourceText(name: "forms/a.json", text: text)) { path in
      paths.append(path)
      return SourceText(name: path, text: Self.form)
    }
    #expect(paths == ["forms/f.json"])
    #expect(file.scenarios.map(\.name) == ["n"])
    #expect(problems(of: text) == ["a.json:1:44: cannot read \"f.json\": no such file"])
    #expect(throws: ScenarioFileError.self) {
      try ScenarioFile(SourceText(name: "a.json", text: text)) { SourceText(name: $0, text: "{") }
    }
  }
}
