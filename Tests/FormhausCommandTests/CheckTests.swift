import FormhausCore
import FormhausText
import Testing

@testable import FormhausCommand

/// `formhaus check`, the real program.
@Suite struct CheckTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func check(_ text: String, _ options: String = "") async throws -> ShellResult {
    try folder.file("form.json", text)
    return try await shell("cd \(folder.path); formhaus check form.json \(options)")
  }

  /// A form with one page of these fields, and further members.
  private static func page(_ fields: String, _ more: String = "") -> String {
    #"{"id": "f", "title": "F", "submit": {"label": "S"}, \#(more)"fields": [\#(fields)]}"#
  }

  /// A form with these steps.
  private static func steps(_ steps: String) -> String {
    #"{"id": "f", "title": "F", "submit": {"label": "S"}, "steps": [\#(steps)]}"#
  }

  private static func text(_ more: String, key: String = "a") -> String {
    #"{"key": "\#(key)", "type": "text", "label": "L", \#(more)}"#
  }

  private static let options = #""options": [{"value": "x", "label": "X"}]"#

  /// One definition for each code, with the spot that the finding must point at.
  static let codes: [(code: String, severity: Finding.Severity, form: String, spot: String)] = [
    ("invalid-json", .error, #"{"id": }"#, "}"),
    ("invalid-type", .error, page(#"{"key": 7, "type": "text", "label": "L"}"#), "7,"),
    ("missing-member", .error, page(#"{"key": "a", "type": "text"}"#), #"{"key""#),
    (
      "default-country-not-offered", .warning,
      page(
        #"{"key": "a", "type": "address", "label": "L", "countryCodes": ["GB"], "defaultCountry": "US"}"#),
      #"{"key": "a""#
    ),
    (
      "unknown-country", .warning,
      page(#"{"key": "a", "type": "address", "label": "L", "defaultCountry": "ZZ"}"#), #"{"key": "a""#
    ),
    (
      "no-address-parts", .warning,
      page(#"{"key": "a", "type": "address", "label": "L", "parts": []}"#), #"{"key": "a""#
    ),
    ("unknown-autocomplete", .hint, page(text(#""autocomplete": "emial""#)), #"{"key""#),
    ("misplaced-autocomplete", .hint, page(text(#""autocomplete": "tel work""#)), #"{"key""#),
    ("unnamed-autocomplete", .hint, page(text(#""autocomplete": "work""#)), #"{"key""#),
    (
      "fields-and-steps", .error,
      #"{"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [\#(text(#""rows": 1"#))], "#
        + #""steps": [{"id": "s", "title": "S", "fields": []}]}"#, #"{"id": "f""#
    ),
    (
      "duplicate-step-id", .error,
      steps(#"{"id": "s", "title": "S", "fields": []}, {"id": "s", "title": "T", "fields": []}"#),
      #"{"id": "s", "title": "T""#
    ),
    ("reserved-key", .error, page(text(#""rows": 1"#, key: "__proto__")), #"{"key": "__proto__""#),
    (
      "invalid-route-target", .error,
      steps(#"{"id": "s", "title": "S", "fields": [], "routes": [{"to": "t"}]}"#), #"{"to""#
    ),
    (
      "invalid-route-condition", .error,
      steps(
        #"{"id": "s", "title": "S", "fields": [], "routes": [{"to": null, "show": [{"field": "z", "eq": 1}]}]}"#
      ), #"{"field": "z""#
    ),
    (
      "duplicate-group-key", .error,
      page(
        #"{"key": "a", "type": "group", "label": "G", "fields": []}, {"key": "a", "type": "text", "label": "L"}"#
      ), #"{"key": "a", "type": "group""#
    ),
    (
      "nested-group", .error,
      page(
        #"{"key": "a", "type": "group", "label": "G", "fields": [{"key": "b", "type": "group", "label": "H", "fields": []}]}"#
      ), #"{"key": "b""#
    ),
    ("invalid-pattern", .error, page(text(#""validation": {"pattern": "^(a$"}"#)), #""^(a$""#),
    (
      "unknown-operator", .error, page(text(#""show": [{"field": "a", "gt": 1}]"#)), #"{"field": "a", "gt""#
    ),
    ("unknown-validator", .error, page(text(#""validation": {"validator": "iban"}"#)), #""iban""#),
    ("circular-condition", .error, page(text(#""show": [{"field": "a", "eq": "x"}]"#)), #"{"key": "a""#),
    (
      "outdated-format-version", .warning,
      page(#"{"key": "a", "type": "text", "label": "L", "readOnly": true}"#, #""formatVersion": "1.5", "#),
      #""readOnly""#
    ),
    ("duplicate-key", .warning, page(text(#""rows": 1"#) + ", " + text(#""rows": 2"#)), #"{"key": "a""#),
    (
      "unknown-condition-field", .warning, page(text(#""showAny": [{"field": "z", "eq": 1}]"#)),
      #"{"field": "z""#
    ),
    ("unknown-match-field", .warning, page(text(#""validation": {"matchField": "z"}"#)), #""z""#),
    (
      "unknown-options-field", .warning,
      page(
        #"{"key": "a", "type": "select", "label": "L", "optionsFrom": "p", "optionsDependsOn": ["z"]}"#),
      #"{"key""#
    ),
    (
      "pattern-unsupported", .warning, page(text(#""validation": {"pattern": "^(?<=a+)b$"}"#)),
      #""^(?<=a+)b$""#
    ),
    ("pattern-too-complex", .warning, page(text(#""validation": {"pattern": "^(a+)+$"}"#)), #""^(a+)+$""#),
    ("no-options", .warning, page(#"{"key": "a", "type": "radio", "label": "L"}"#), #"{"key""#),
    (
      "duplicate-option", .warning,
      page(
        #"{"key": "a", "type": "radio", "label": "L", "options": [{"value": "x", "label": "X"}, {"value": "x", "label": "Y"}]}"#
      ), #"{"value": "x", "label": "Y""#
    ),
    (
      "blank-option-label", .warning,
      page(
        #"{"key": "a", "type": "radio", "label": "L", "options": [{"value": "x", "label": "X"}, {"value": "y", "label": " "}]}"#
      ), #"{"value": "y", "label": " ""#
    ),
    (
      "default-not-an-option", .warning,
      page(#"{"key": "a", "type": "select", "label": "L", "defaultValue": "y", \#(options)}"#), #"{"key""#
    ),
    (
      "default-disabled-option", .warning,
      page(
        #"{"key": "a", "type": "select", "label": "L", "defaultValue": "x", "options": [{"value": "x", "label": "X", "disabled": true}]}"#
      ), #"{"key""#
    ),
    ("default-of-wrong-type", .warning, page(text(#""defaultValue": 7"#)), #"{"key""#),
    (
      "default-out-of-range", .warning,
      page(
        #"{"key": "a", "type": "group", "label": "G", "maxItems": 1, "defaultValue": [{}, {}], "fields": []}"#
      ), #"{"key""#
    ),
    ("randomize-not-applicable", .warning, page(text(#""randomize": true"#)), #"{"key""#),
    (
      "disabled-not-applicable", .warning,
      page(
        text(#""rows": 1"#), #""cancel": {"label": "C", "disabled": [{"field": "a", "eq": "x"}]}, "#),
      #"{"label": "C""#
    ),
    ("impossible-range", .warning, page(text(#""validation": {"minLength": 3, "maxLength": 2}"#)), "3,"),
    (
      "useless-skip", .warning,
      steps(#"{"id": "s", "title": "S", "fields": [], "skip": {"label": "K"}}"#), #"{"label": "K""#
    ),
    (
      "no-way-on", .warning, steps(#"{"id": "s", "title": "S", "fields": [], "next": false}"#), #"{"id": "s""#
    ),
    (
      "condition-looks-ahead", .warning,
      steps(
        #"{"id": "s", "title": "S", "fields": [\#(text(#""rows": 1"#))], "show": [{"field": "a", "eq": "x"}], "routes": [{"to": null}]}"#
      ), #"{"field": "a""#
    ),
    (
      "branch-runs-on", .warning,
      steps(
        #"{"id": "s", "title": "S", "fields": [\#(text(#""rows": 1"#))], "routes": [{"to": "t", "show": [{"field": "a", "eq": "x"}]}, {"to": "u"}]}, {"id": "t", "title": "T", "fields": []}, {"id": "u", "title": "U", "fields": []}"#
      ), #"{"id": "t""#
    ),
    (
      "unknown-text-address", .warning,
      page(text(#""rows": 1"#), #""i18n": {"de": {"fields.b.label": "B"}}, "#), #""B""#
    ),
    (
      "missing-translation", .hint, page(text(#""rows": 1"#), #""i18n": {"de": {"title": "T"}}, "#), #""T""#
    ),
    (
      "ambiguous-key", .warning,
      page(
        #"{"key": "g", "type": "group", "label": "G", "fields": [{"key": "a", "type": "text", "label": "A"}]}, {"key": "g.0.a", "type": "text", "label": "B"}"#
      ), #"{"key": "g.0.a""#
    ),
    ("unknown-member", .hint, page(text(#""lable": "L""#)), #""lable""#),
    (
      "rule-never-fires", .hint, page(text(#""validation": {"minLength": 1}"#)), "1}"
    ),
    ("rule-not-applicable", .hint, page(text(#""validation": {"min": 1}"#)), "1}"),
    ("unanchored-pattern", .hint, page(text(#""validation": {"pattern": "a"}"#)), #""a"}"#),
    ("options-not-applicable", .hint, page(text(options)), #"{"key""#),
    (
      "picture-without-image", .hint,
      page(#"{"key": "a", "type": "picture", "label": "L", \#(options)}"#), #"{"value""#
    ),
    ("unknown-message-key", .hint, page(text(#""rows": 1"#), #""messages": {"requird": "X"}, "#), #""X""#),
    ("unknown-label-key", .hint, page(text(#""rows": 1"#), #""labels": {"bakc": "X"}, "#), #""X""#),
  ]

  @Test(arguments: codes)
  func findsEveryCode(
    _ code: String, _ severity: Finding.Severity, _ form: String, _ spot: String
  ) async throws {
    let result = try await check(form, "--format json")
    let findings = try JSONParser.parse(result.output)["findings"]?.arrayValue ?? []
    let found = try #require(findings.first { $0["code"] == .string(code) }, "\(result.output)")
    #expect(found["severity"] == .string(severity.rawValue))
    #expect(found["mend"] != nil || code == "invalid-json")
    let offset = try #require(found["offset"]?.numberValue?.int)
    let rest = String(decoding: form.utf8.dropFirst(offset), as: UTF8.self)
    #expect(rest.hasPrefix(spot), "points at \(rest.prefix(30))")
    #expect(result.code == (findings.contains { $0["severity"] == "error" } ? 65 : 0))
    #expect(
      try await check(form, "--strict").code == (severity == .error ? 65 : severity == .warning ? 1 : 0))
  }

  @Test func everyCodeOfTheCheckerHasADefinitionHere() throws {
    var codes: Set<String> = []
    for file in ["Checking/Remedy.swift", "Reading/IssueLog.swift"] {
      let path = "\(repository)/Sources/FormhausCore/\(file)"
      let text = String(decoding: try InputFile(path: path).read(limit: 1 << 20).bytes, as: UTF8.self)
      for line in text.split(separator: "\n") {
        if line.hasPrefix("    \""), file.hasSuffix("Remedy.swift") {
          codes.insert(String(line.split(separator: "\"")[1]))
        } else if let code = line.firstRange(of: "code: \"") {
          codes.insert(String(line[code.upperBound...].prefix { $0 != "\"" }))
        }
      }
    }
    #expect(codes.count > 40)
    #expect(codes.subtracting(Self.codes.map(\.code)) == [])
  }

  @Test func pointsAtTheSpotInPlainText() async throws {
    let result = try await check(
      "{\n\t\"id\": \"f\", \"title\": \"\u{65E5}\u{672C}\", \"titel\": 1,\n  \"submit\": {\"label\": \"S\"}}\n"
    )
    #expect(
      result.output == """
        form.json:2:28: hint: titel: the language has no such member; it is ignored [unknown-member]
          2 |     "id": "f", "title": "\u{65E5}\u{672C}", "titel": 1,
            |                                 ^
            = Did you mean "title"?
        1 file: no errors, no warnings, 1 hint

        """)
    #expect(result.code == 0)
  }

  @Test func showsOnlyWhatIsNearTheSpotOfALongLine() async throws {
    let fields = (0..<2000).map { Self.text(#""rows": 1"#, key: "k\($0)") }.joined(separator: ", ")
    let result = try await check(Self.page(fields + ", " + Self.text(#""titel": 1"#, key: "z")))
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    for line in lines { #expect(line.count < 110) }
    let caret = try #require(lines[2].firstIndex(of: "^")).utf16Offset(in: lines[2])
    #expect(String(lines[1].dropFirst(caret)).hasPrefix("\"titel\": 1"))
  }

  @Test func makesForeignTextHarmless() async throws {
    let result = try await check("{\"a\u{1B}]0;x\u{7}\u{202E}\": 1}")
    #expect(result.code == 65)
    #expect(!result.output.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}"].contains($0) })
  }

  @Test func knowsTheValidatorsThatAreNamed() async throws {
    let form = Self.page(
      Self.text(#""validation": {"validator": "iban"}"#) + ", "
        + Self.text(#""validation": {"validator": "bic"}"#, key: "b"))
    #expect(try await check(form, "--validator iban --validator bic='cat'").code == 0)
    let result = try await check(form, "--validator iban")
    #expect(result.output.contains("Field \"b\" references unknown validator \"bic\". [unknown-validator]"))
    #expect(result.output.contains("1 file: 1 error, no warnings, no hints"))
  }

  @Test func checksSeveralFilesAndStandardInput() async throws {
    try folder.file("good.json", Self.page(Self.text(#""rows": 1"#)))
    try folder.file("odd.json", Self.page(#"{"key": "a", "type": "radio", "label": "L"}"#))
    let result = try await shell(
      "cd \(folder.path); formhaus check good.json odd.json -", input: "{\n  \"id\": \"f\",\n}")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("odd.json:1:") == true)
    #expect(
      lines.contains(
        "standard input:3:1: error: expected a member name in double quotes after the comma, found \"}\" [invalid-json]"
      ), "\(lines)")
    #expect(lines.last == "3 files: 1 error, 1 warning, no hints")
    #expect(result.code == 65)
  }

  @Test func goesOnAfterAFileThatCannotBeRead() async throws {
    try folder.file("good.json", Self.page(Self.text(#""rows": 1"#)))
    let result = try await shell("cd \(folder.path); formhaus check none.json good.json")
    #expect(result.errorLines == ["formhaus: cannot read none.json: No such file or directory"])
    #expect(result.output == "1 file: no errors, no warnings, no hints\n")
    #expect(result.code == 66)
  }

  @Test func refusesAFileThatIsTooLarge() async throws {
    let result = try await check(Self.page(Self.text(#""rows": 1"#)), "--max-definition 10")
    #expect(result.output.hasPrefix("form.json:1:1: error: "))
    #expect(result.code == 65)
  }

  @Test func writesALogOfStaticAnalysis() async throws {
    try folder.file("a b\u{E9}.json", Self.page(Self.text(#""lable": 1"#)))
    let result = try await shell("cd \(folder.path); formhaus check --format sarif a*.json none.json")
    let log = try JSONParser.parse(result.output)
    #expect(log["version"] == "2.1.0")
    let run = try #require(log["runs"]?.arrayValue?.first)
    #expect(run["tool"]?["driver"]?["rules"] == [["id": "unknown-member"]])
    #expect(run["invocations"]?.arrayValue?.first?["executionSuccessful"] == false)
    let found = try #require(run["results"]?.arrayValue?.first)
    #expect(found["ruleId"] == "unknown-member")
    #expect(found["level"] == "note")
    #expect(
      found["message"]?["text"]
        == "fields[0].lable: the language has no such member; it is ignored. Did you mean \"label\"?")
    let place = found["locations"]?.arrayValue?.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"] == "a%20b%C3%A9.json")
    #expect(place?["region"]?["startColumn"]?.numberValue?.int == 107)
  }
}
