import FormhausCore
import FormhausText

/// Reads the scenarios of a file.
struct ScenarioReader {
  let log: ScenarioLog
  let validators: [String: FieldValidator]
  private let definition: PlacedDefinition?
  private let nodes: [JSONNode]

  /// Nil, with problems, when the file has another shape.
  ///
  /// - Throws: when the definition that the file names cannot be read, or is not JSON.
  init?(
    _ root: JSONNode, log: ScenarioLog, load: (String) throws -> SourceText
  ) throws(ScenarioFileError) {
    guard var file = StrictObject(root, kind: "a scenario file", log: log) else { return nil }
    self.log = log
    if let version = file.require("formhausScenarios"), version.value != 1 {
      log.report("\"formhausScenarios\" must be 1", at: version.offset)
    }
    let inside = file.take("definition")
    let outside = file.take("definitionFile")
    if (inside == nil) == (outside == nil) {
      file.report("a scenario file needs exactly one of \"definition\" and \"definitionFile\"")
    }
    if let inside {
      definition = PlacedDefinition(inside, in: log.source)
    } else if let outside, let path = log.text(outside, "definitionFile") {
      definition = try ScenarioReader.definition(at: path, named: outside, log, load)
    } else {
      definition = nil
    }
    validators = file.take("validators").map { ScenarioReader.validators($0, log) } ?? [:]
    nodes = file.require("scenarios").flatMap { log.list($0, "scenarios") } ?? []
    file.finish()
  }

  private static func definition(
    at path: String, named node: JSONNode, _ log: ScenarioLog, _ load: (String) throws -> SourceText
  ) throws(ScenarioFileError) -> PlacedDefinition {
    let folder = log.source.name.lastIndex(of: "/").map { log.source.name[...$0] } ?? ""
    let source: SourceText
    do {
      source = try load(path.hasPrefix("/") ? path : folder + path)
    } catch {
      throw .unreadable(log.problem("cannot read \"\(path)\": \(error)", at: node.offset))
    }
    do {
      return PlacedDefinition(try JSONParser.parse(source), in: source)
    } catch {
      throw .malformed([ScenarioProblem(error.message, in: source, at: error.offset)])
    }
  }

  private static func validators(_ node: JSONNode, _ log: ScenarioLog) -> [String: FieldValidator] {
    var validators: [String: FieldValidator] = [:]
    guard log.object(node, "validators") != nil else { return [:] }
    for member in node.members ?? [] { validators[member.key] = validator(member.value, log) }
    return validators
  }

  private static func validator(_ node: JSONNode, _ log: ScenarioLog) -> FieldValidator? {
    guard var object = StrictObject(node, kind: "a validator", log: log) else { return nil }
    let message = object.require("message").flatMap { log.text($0, "message") } ?? ""
    let rejects = object.take("rejects").flatMap { log.list($0, "rejects") }?.map(\.value)
    var other: (field: String, value: JSONValue)?
    if let node = object.take("rejectsWhen"),
      var condition = StrictObject(node, kind: "\"rejectsWhen\"", log: log)
    {
      let field = condition.require("field").flatMap { log.text($0, "field") }
      if let field, let value = condition.require("equals")?.value { other = (field, value) }
      condition.finish()
    } else if rejects == nil {
      object.report("a validator needs \"rejects\" or \"rejectsWhen\"")
    }
    object.finish()
    return { [other] value, values in
      let isRejected = rejects?.contains(value) == true || other.map { values[$0.field] == $0.value } == true
      return isRejected ? message : nil
    }
  }

  func scenarios() -> [Scenario] {
    nodes.compactMap { node in
      guard var object = StrictObject(node, kind: "a scenario", log: log) else { return nil }
      defer { object.finish() }
      let name = object.require("name").flatMap { log.text($0, "name") } ?? ""
      let own = object.take("definition").map { PlacedDefinition($0, in: log.source) }
      guard let definition = own ?? definition else { return nil }
      return kind(of: &object, definition).map { Scenario(name: name, kind: $0) }
    }
  }

  private func kind(
    of object: inout StrictObject, _ definition: PlacedDefinition
  ) -> Scenario.Kind? {
    let kinds = ["steps", "refuses", "warnings", "rule", "condition", "submission"]
    let given = object.names.filter(kinds.contains)
    guard given.count == 1, let node = object.take(given[0]) else {
      let words = kinds.map { "\"\($0)\"" }.joined(separator: ", ")
      object.report("a scenario needs exactly one of \(words)")
      return nil
    }
    switch given[0] {
    case "refuses": return refusal(node, definition)
    case "warnings": return warnings(node, definition)
    case "rule": return rule(node, &object)
    case "condition": return condition(node, &object)
    case "submission": return submission(node, &object, definition)
    default: return walkthrough(node, &object, definition)
    }
  }

  /// The compiled form; nil, with problems, when it cannot run.
  func form(_ definition: PlacedDefinition) -> CompiledForm? {
    definition.problems.forEach(log.report)
    return try? definition.outcome.get()
  }
}
