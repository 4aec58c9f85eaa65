import FormhausCore
import FormhausText
import Testing

@Suite("Reading a definition")
struct DefinitionReadingTests {
  /// The issues of a definition text.
  private func issues(_ text: String) throws -> [DefinitionIssue] {
    let node = try JSONParser.parse(SourceText(name: "form.json", text: text))
    do {
      _ = try FormDefinition(node: node)
      return []
    } catch {
      return error.issues
    }
  }

  private func form(_ members: String) -> String {
    #"{"id": "f", "title": "F", "submit": {"label": "Send"}, \#(members)}"#
  }

  @Test(
    "a wrong shape is named with its place",
    arguments: [
      (#""fields": 5"#, "fields: must be a list"),
      (#""fields": ["a"]"#, "fields[0]: must be an object"),
      (
        #""steps": [{"id": "a", "title": "A", "fields": [{"key": "k", "type": "text", "label": 5}]}]"#,
        "steps[0].fields[0].label: must be text"
      ),
      (#""fields": [{"type": "text", "label": "L"}]"#, "fields[0].key: is missing"),
      (#""steps": [{"id": "a", "title": "A"}]"#, "steps[0].fields: is missing"),
      (
        #""fields": [{"key": "k", "type": "text", "label": "L", "show": {"field": "a"}}]"#,
        "fields[0].show: must be a list"
      ),
      (
        #""fields": [{"key": "k", "type": "text", "label": "L", "show": [{"field": "a", "eq": []}]}]"#,
        "fields[0].show[0].eq: must be text, a number, true or false"
      ),
      (
        #""fields": [{"key": "k", "type": "text", "label": "L", "validation": {"minLength": -1}}]"#,
        "fields[0].validation.minLength: must be a whole number of 0 or more"
      ),
      (
        #""fields": [{"key": "k", "type": "text", "label": "L", "validation": {"required": 1}}]"#,
        "fields[0].validation.required: must be true, false or text"
      ),
      (
        #""fields": [{"key": "k", "type": "select", "label": "L", "options": [{"value": 1, "label": "One"}]}]"#,
        "fields[0].options[0].value: must be text"
      ),
      (
        #""steps": [{"id": "a", "title": "A", "fields": [], "next": true}]"#,
        "steps[0].next: must be an object or false"
      ),
      (
        #""steps": [{"id": "a", "title": "A", "fields": [], "routes": [{}]}]"#,
        "steps[0].routes[0].to: is missing"
      ),
      (
        #""cancel": {"label": "X", "variant": "loud"}"#,
        "cancel.variant: must be one of primary, secondary, text"
      ),
      (
        #""messages": {"required": {"one": "x"}}"#,
        "messages.required: must be text, or texts by plural category with \"other\""
      ),
      (#""i18n": {"de": {"title": 5}}"#, "i18n.de.title: must be text"),
      (#""i18n": {"de": []}"#, "i18n.de: must be an object"),
      (#""formatVersion": "new""#, "formatVersion: must be a version such as \"1.8\""),
      (
        #""fields": [{"key": "k", "type": "date", "label": "L", "min": "soon"}]"#,
        "fields[0].min: must be a date or \"today\""
      ),
      (
        #""fields": [{"key": "k", "type": "time", "label": "L", "max": "25:00"}]"#,
        "fields[0].max: must be a time or \"today\""
      ),
      (
        #""fields": [{"key": "k", "type": "scale", "label": "L", "step": 0}]"#,
        "fields[0].step: must be more than 0"
      ),
      (
        #""fields": [{"key": "k", "type": "scale", "label": "L", "min": 11}]"#,
        "fields[0].max: must not be less than \"min\""
      ),
      (
        #""fields": [{"key": "k", "type": "rating", "label": "L", "max": 0}]"#,
        "fields[0].max: must be 1 or more"
      ),
    ])
  func shape(members: String, message: String) throws {
    #expect(try issues(form(members)).map(\.message) == [message])
  }

  @Test("every wrong member is reported, in document order, with its byte")
  func offsets() throws {
    let text =
      #"{"id": 1, "title": "F", "submit": {}, "fields": [{"key": "k", "type": "text", "label": "L", "rows": "x"}]}"#
    let found = try issues(text)
    #expect(
      found.map(\.message) == [
        "id: must be text", "submit.label: is missing", "fields[0].rows: must be a whole number of 0 or more",
      ])
    #expect(found.map(\.offset) == [7, 34, 100])
  }

  @Test("what is no object is refused")
  func noObject() throws {
    #expect(try issues("[]").map(\.message) == ["The definition must be an object"])
  }

  @Test("unknown members are kept as written")
  func further() throws {
    let json: JSONValue = [
      "id": "f", "title": "F", "submit": ["label": "Send"], "theme": "dark",
      "fields": [["key": "k", "type": "mood", "label": "L", "levels": 5]],
    ]
    let definition = try FormDefinition(json: json)
    #expect(definition.furtherMembers == ["theme": "dark"])
    #expect(definition.fields[0].furtherMembers == ["levels": 5])
  }

  @Test("the members of further types are read")
  func furtherTypes() throws {
    let definition = try FormDefinition(json: [
      "id": "f", "title": "F", "submit": ["label": "Send"],
      "fields": [
        [
          "key": "s", "type": "scale", "label": "S", "min": 1, "max": 7, "step": 0.5, "minLabel": "Bad",
          "maxLabel": "Good",
        ],
        ["key": "r", "type": "rating", "label": "R", "max": 3],
        ["key": "t", "type": "time", "label": "T", "min": "08:00", "max": "today"],
        [
          "key": "p", "type": "picture", "label": "P", "randomize": true,
          "options": [["value": "a", "label": "A", "image": "a.png", "alt": "An A", "pinned": true]],
        ],
      ],
    ])
    let fields = definition.fields
    let half = try #require(JSONNumber("0.5"))
    #expect(
      fields[0].scale
        == ScaleDefinition(
          min: JSONNumber(1), max: JSONNumber(7), step: half, minLabel: "Bad", maxLabel: "Good"))
    #expect(fields[1].scale == .rating(3))
    #expect(fields[2].earliest == "08:00" && fields[2].latest == "today")
    #expect(fields[3].randomize && fields[3].options?.first?.pinned == true)
    #expect(fields[3].options?.first?.image == "a.png" && fields[3].options?.first?.alt == "An A")
    for field in fields { #expect(field.furtherMembers.isEmpty) }
  }

  @Test("a member newer than the stated version does not count")
  func version() throws {
    let definition = try FormDefinition(json: [
      "id": "f", "title": "F", "submit": ["label": "Send"], "formatVersion": "1.7",
      "fields": [["key": "k", "type": "text", "label": "L", "readOnly": true]],
    ])
    #expect(definition.fields[0].readOnly == .never)
    #expect(checkDefinition(definition).warnings.map(\.code) == ["outdated-format-version"])
  }

  @Test("an issue of the checker carries the byte of its place")
  func checkerOffsets() throws {
    let text = form(
      #""fields": [{"key": "k", "type": "text", "label": "L", "show": [{"field": "gone", "eq": "x"}]}]"#)
    let definition = try FormDefinition(node: JSONParser.parse(SourceText(name: "form.json", text: text)))
    let warning = try #require(checkDefinition(definition).warnings.first)
    let before = try #require(text.range(of: #"{"field""#)).lowerBound
    #expect(warning.offset == text.utf8.distance(from: text.startIndex, to: before))
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<String.Index>? {
    indices.lazy.map { $0..<endIndex }.first { self[$0].hasPrefix(part) }
  }
}
