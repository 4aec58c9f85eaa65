import FormhausText
import Testing

@testable import FormhausCommand

@Suite struct AnswersFileTests {
  static let form = """
    {"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [
      {"key": "name", "type": "text", "label": "Name"},
      {"key": "age", "type": "number", "label": "Age"},
      {"key": "terms", "type": "checkbox", "label": "Terms"},
      {"key": "size", "type": "select", "label": "Size", "options": [{"value": "s", "label": "S"}]},
      {"key": "tags", "type": "multiselect", "label": "Tags", "options": [{"value": "t", "label": "T"}]},
      {"key": "people", "type": "group", "label": "People", "fields": [
        {"key": "name", "type": "text", "label": "Name"}, {"key": "child", "type": "checkbox", "label": "Child"}]},
      {"key": "home", "type": "address", "label": "Home"}]}
    """

  func read(_ answers: String) throws -> JSONObject {
    let definition = try DefinitionFile(SourceText(name: "form.json", text: Self.form)).definition
    return try AnswersFile.read(SourceText(name: "a.json", text: answers), for: definition)
  }

  @Test func takesWhatTheFieldsCanHold() throws {
    let text = #"{"name": "Ada", "age": 12345678901234567890, "terms": false, "size": "s", "tags": ["t"]}"#
    #expect(JSONValue.object(try read(text)) == (try JSONParser.parse(text)))
    #expect(try read(#"{"name": null, "age": "36"}"#) == ["name": nil, "age": "36"])
    #expect(try read("{}") == [:])
    let nested =
      #"{"people": [{"name": "Ada", "child": true}, {}], "home": {"city": "X", "isDefault": true}}"#
    #expect(JSONValue.object(try read(nested)) == (try JSONParser.parse(nested)))
  }

  static let refused: [(String, [String])] = [
    ("{'name': 1}", ["1:2: expected a member name in double quotes or }, found \"'\""]),
    ("[1]", ["1:1: the answers must be an object: {\"KEY\": ANSWER, ...}"]),
    (
      "{\n  \"nmae\": \"Ada\",\n  \"age\": true,\n  \"terms\": \"yes\",\n  \"size\": 3,\n  \"tags\": \"t\",\n  \"x\": 1\n}",
      [
        "2:3: the form has no field \"nmae\"; did you mean name?",
        "3:10: \"age\" must be a number, found true",
        "4:12: \"terms\" must be true or false, found text",
        "5:11: \"size\" must be the value of an option, found a number",
        "6:11: \"tags\" must be a list of option values, found text",
        "7:3: the form has no field \"x\"",
      ]
    ),
    (
      #"{"tags": ["t", 3], "name": {}}"#,
      [
        "1:10: \"tags\" must be a list of option values, found a list",
        "1:28: \"name\" must be text, found an object",
      ]
    ),
    (
      #"{"people": [{"name": "A", "chlid": true}, {"name": 5}, null], "home": {"zip": "1", "city": 2}}"#,
      [
        "1:27: \"people.0\" has no field \"chlid\"; did you mean child?",
        "1:52: \"people.1.name\" must be text, found a number",
        "1:56: \"people.2\" must be an object, found null",
        "1:72: \"home\" has no part \"zip\"",
        "1:92: \"home.city\" must be text, found a number",
      ]
    ),
    (#"{"people": {"name": "A"}}"#, ["1:12: \"people\" must be a list of objects, found an object"]),
  ]

  @Test(arguments: refused)
  func namesEveryMistakeWithItsPlace(_ answers: String, _ lines: [String]) {
    #expect(throws: Failure(.badData, lines.map { "a.json:\($0)" })) { try read(answers) }
  }
}
