import FormhausCore
import FormhausText
import Testing

@testable import FormhausCommand

/// The schema, held against what the program itself says of forms.
@Suite struct SchemaTests {
  /// Findings about the shape of a form, which is what a schema can see.
  private static let shapeCodes: Set = [
    "invalid-type", "missing-member", "unknown-member", "unknown-operator",
  ]

  /// A definition and where it stands.
  private struct Example {
    let place: String
    let json: JSONValue
  }

  /// The definitions of the documentation, in files and in its pages.
  private static func examples() async throws -> [Example] {
    let files = try await shell("cd \(repository); ls README.md docs/*.md docs/examples/*.json")
    return try files.output.split(separator: "\n").map(String.init).flatMap { name -> [Example] in
      let text = try text(name)
      let texts = name.hasSuffix(".md") ? jsonBlocks(text) : [text]
      return texts.enumerated().compactMap { index, text in
        guard let json = try? JSONParser.parse(text), isDefinition(json) else { return nil }
        return Example(place: "\(name) \(index + 1)", json: json)
      }
    }
  }

  private static func text(_ name: String) throws -> String {
    String(decoding: try InputFile(path: "\(repository)/\(name)").read(limit: 1 << 24).bytes, as: UTF8.self)
  }

  /// What stands between ```json and ```.
  private static func jsonBlocks(_ text: String) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```json" {
        lines = []
      } else if line == "```", let block = lines {
        blocks.append(block.joined(separator: "\n"))
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    return blocks
  }

  private static func isDefinition(_ json: JSONValue) -> Bool {
    json["id"] != nil && json["title"] != nil && json["submit"] != nil
  }

  /// The definitions inside a value, however deep.
  private static func definitions(in json: JSONValue) -> [JSONValue] {
    switch json {
    case _ where isDefinition(json): [json]
    case .array(let elements): elements.flatMap(definitions)
    case .object(let members): members.values.flatMap(definitions)
    default: []
    }
  }

  /// What a JSON Schema validator says of definitions: nil for one that fits.
  private static func complaints(_ definitions: [JSONValue]) async throws -> [JSONValue] {
    let script = """
      import json, sys
      from jsonschema import Draft7Validator
      schema, definitions = json.load(sys.stdin)
      Draft7Validator.check_schema(schema)
      validator = Draft7Validator(schema)
      messages = [next((e.message for e in validator.iter_errors(d)), None) for d in definitions]
      json.dump([m if m is None else m[:300] for m in messages], sys.stdout)
      """
    let schema = try JSONParser.parse(try await shell("formhaus schema").output)
    let result = try await shell(
      "python3 -c \"$script\"", input: JSONWriter.string([schema, .array(definitions)]),
      environment: ["script": script])
    #expect(result.errors == "")
    return try JSONParser.parse(result.output).arrayValue ?? []
  }

  /// What the program says of the shape of a definition.
  private static func shapeFindings(_ definition: JSONValue) throws -> [String] {
    let root = try JSONParser.parse(SourceText(name: "", text: JSONWriter.string(definition)))
    return DefinitionReport(checking: root).findings.filter { shapeCodes.contains($0.code) }.map(\.message)
  }

  @Test func everyExampleOfTheDocumentationFits() async throws {
    let examples = try await Self.examples()
    #expect(examples.count >= 8)
    for (example, complaint) in zip(examples, try await Self.complaints(examples.map(\.json))) {
      #expect(complaint == .null, "\(example.place)")
    }
  }

  @Test func everyExampleOfTheDocumentationIsClean() async throws {
    for example in try await Self.examples() {
      let result = try await shell(
        "formhaus check --strict --validator unused -", input: JSONWriter.string(example.json))
      #expect(result.code == 0, "\(example.place): \(result.output)")
    }
  }

  /// The definitions of all scenarios and examples, right and wrong: the schema takes those that the program reads to
  /// the last member.
  @Test func theSchemaAndTheProgramAgree() async throws {
    let files = try await shell("cd \(repository); ls Tests/Fixtures/*/*.json docs/examples/*.json")
    let definitions = try files.output.split(separator: "\n").flatMap { name in
      Self.definitions(in: try JSONParser.parse(try Self.text(String(name))))
    }
    #expect(definitions.count > 150)
    for (definition, complaint) in zip(definitions, try await Self.complaints(definitions)) {
      let findings = try Self.shapeFindings(definition)
      #expect((complaint == .null) == findings.isEmpty, "\(complaint) \(findings) \(definition)")
    }
  }

  @Test func theProgramKnowsEveryMemberOfTheSchema() throws {
    for definition in SchemaSamples(schema: DefinitionSchema.json).forms {
      #expect(try Self.shapeFindings(definition) == [], "\(definition)")
    }
  }

  static let wrong = [
    #"{"id": "f", "title": "F"}"#, #"{"id": "f", "title": "F", "submit": {"label": "S", "lable": "x"}}"#,
    #"{"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [{"key": "a", "type": "text"}]}"#,
    #"{"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [{"type": "section", "label": "S", "fields": [{"key": "a", "type": "text", "label": "A", "max": 3}]}]}"#,
    #"{"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [{"key": "a", "type": "date", "label": "A", "max": 3}]}"#,
    #"{"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [{"key": "a", "type": "text", "label": "A", "show": [{"field": "a", "gt": 3}]}]}"#,
    #"{"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [{"key": "a", "type": "text", "label": "A", "validation": {"minLength": -1}}]}"#,
  ]

  @Test func theSchemaRefusesWhatTheProgramDoesNotKnow() async throws {
    let definitions = try Self.wrong.map { try JSONParser.parse($0) }
    for (definition, complaint) in zip(definitions, try await Self.complaints(definitions)) {
      #expect(complaint != .null, "\(definition)")
      #expect(try !Self.shapeFindings(definition).isEmpty)
    }
  }
}
