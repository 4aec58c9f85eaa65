import FormhausCore
import FormhausText
import Testing

@testable import FormhausCommand

/// `formhaus address`, the real program, and the cases of addresses by every way in.
@Suite struct AddressCommandTests {
  private static func cases() throws -> [JSONValue] {
    let file = InputFile(path: "\(repository)/Tests/Fixtures/address/check.jsonl")
    let text = String(decoding: try file.read(limit: 1 << 20).bytes, as: UTF8.self)
    return try text.split(separator: "\n").map { try JSONParser.parse(String($0)) }
  }

  private static func errors(_ line: JSONValue) -> [String] {
    (line["errors"]?.arrayValue ?? []).compactMap(\.stringValue)
  }

  @Test func everyCaseHasItsErrorsAndItsSavedAddress() async throws {
    let cases = try Self.cases()
    let input = cases.map { JSONWriter.string($0["address"] ?? .null) + "\n" }.joined()
    let result = try await shell("formhaus address check", input: input)
    #expect(result.code == 2)
    let lines = try result.output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    #expect(lines.count == 184)
    for (number, (line, wanted)) in zip(lines, cases).enumerated() {
      let name = wanted["name"]?.stringValue ?? ""
      #expect(line["line"] == JSONValue(number + 1))
      #expect(line["errors"]?.objectValue?.map(\.key) == Self.errors(wanted), "\(name)")
      #expect(line["ok"] == .bool(Self.errors(wanted).isEmpty))
      for (key, value) in wanted["saved"]?.objectValue ?? [:] {
        #expect(line["saved"]?[key] == value, "\(name): \(key)")
      }
    }
  }

  @Test func everyCaseIsTheSameAsAnAnswerOfAForm() throws {
    let form = try CompiledForm(
      FormDefinition(json: [
        "id": "f", "title": "F", "submit": ["label": "S"],
        "fields": [["type": "address", "key": "home", "label": "Home", "validation": ["required": true]]],
      ]))
    for line in try Self.cases() {
      let name = line["name"]?.stringValue ?? ""
      let address = try #require(line["address"]?.objectValue)
      let result = validateSubmission(form, ["home": .object(address)])
      // Of an address without a word a form says that it is required, rather than each of its parts.
      let isBlank = address.allSatisfy {
        $0.key == "countryCode" || $0.value == "" || $0.value.boolValue != nil
      }
      let errors = isBlank ? ["home"] : Self.errors(line).map { "home.\($0)" }
      #expect(result.errors.map(\.key) == errors, "\(name)")
      for (key, value) in line["saved"]?.objectValue ?? [:] {
        #expect(result.values["home"]?[key] == value, "\(name): \(key)")
      }
    }
  }

  @Test func answersLineByLine() async throws {
    let result = try await shell(
      "formhaus address check --country us",
      input: """
        {"fullName": "Jo", "street": "1 Elm", "city": "Salem", "region": "OR", "postalCode": "973010001"}

        {"fullName": "Jo", "countryCode": "GB", "street": "1 Elm", "city": "Bath", "postalCode": "x"}
        {"fullName": 1}
        {"fullName": }

        """)
    #expect(
      result.output == #"""
        {"line":1,"ok":true,"errors":{},"warnings":{},"saved":{"fullName":"Jo","countryCode":"US","street":"1 Elm",\#
        "line2":"","city":"Salem","region":"OR","postalCode":"97301-0001","phone":"","isDefault":false,\#
        "regionCode":"US-OR"}}
        {"line":3,"ok":false,"errors":{"postalCode":"Enter a postcode like EC1Y 8SY"},"warnings":{},"saved":null}
        {"line":4,"ok":false,"error":"fullName must be a text"}
        {"line":5,"ok":false,"error":"column 14: expected a value, found \"}\""}

        """#)
    #expect(result.code == 2)
  }

  @Test func readsFilesAndLeavesOutWhatIsRight() async throws {
    let folder = try TemporaryFolder()
    try folder.file("a", #"{"fullName": "Jo", "countryCode": "AE", "street": "1", "region": "Dubai"}"#)
    try folder.file("b", #"{"countryCode": "AE", "fullName": "Jo", "street": "1"}"#)
    let result = try await shell(
      "cd \(folder.path); formhaus address check --only-invalid --summary --locale de a b")
    #expect(
      result.output
        == #"{"file":"b","line":1,"ok":false,"errors":{"region":"Region eingeben"},"warnings":{},"saved":null}"#
        + "\n")
    #expect(result.errors == "2 lines: 1 valid, 1 invalid, 0 malformed\n")
  }

  @Test func anOperatorHasFormatsOfTheirOwn() async throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "f.json", #"{"regions": [{"code": "DE", "postalRegex": "[0-9]{3}", "required": ["postalCode"]}]}"#)
    try folder.file("bad.json", "{\"regions\": [\n{\"code\": \"DE\", \"postalRegx\": \"x\"}]}")
    let line = #"{"fullName": "Jo", "countryCode": "DE", "postalCode": "123"}"#
    let result = try await shell("cd \(folder.path); formhaus address check --formats f.json", input: line)
    #expect(result.code == 0)
    try folder.file(
      "form.json",
      #"{"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [{"type": "address", "key": "a", "label": "A"}]}"#
    )
    let inForm = try await shell(
      "cd \(folder.path); formhaus validate form.json --formats f.json", input: #"{"a": \#(line)}"#)
    #expect(inForm.code == 0)
    let bad = try await shell("cd \(folder.path); formhaus address check --formats bad.json", input: line)
    #expect(bad.errors == "bad.json:2:30: Nothing reads the member \"postalRegx\"\n")
    #expect(bad.code == 65)
  }

  @Test func tellsHowACountryWritesAddresses() async throws {
    let result = try await shell("formhaus address format --country jp --locale en")
    #expect(
      result.output == """
        Japan (JP)

          Full name            required
          Country or region    required
          Street address       required
          Apt, suite or floor  optional
          Prefecture           required, 東京都
          Postal code          required, 154-0023
          Phone                optional

        order: postalCode, region, street, line2
        postalRegex: [0-9]{3}-?[0-9]{4}
        postalShapes: ***-****
        postalPrefixes: 〒
        phone: +81, minDigits 7
        areas: 47 of region, 北海道 to 沖縄県

          〒154-0023
          東京都
          Street address
          Apt, suite or floor
          Full name

        """)
  }

  @Test func printsAnEnvelopeOfAnAddress() async throws {
    let address =
      #"{"fullName": "Jo", "street": "1-2-3 Taishido", "region": "東京都", "postalCode": "1540023", "countryCode": "JP"}"#
    let result = try await shell(
      "formhaus address format --country JP --style latin --format json --address -", input: address)
    let json = try JSONParser.parse(result.output)
    #expect(json["envelope"] == ["Jo", "1-2-3 Taishido, TOKYO", "154-0023"])
    #expect(json["areas"]?.arrayValue?.count == 47)
    #expect(json["parts"]?.arrayValue?.first == ["part": "fullName", "label": "Full name", "required": true])
  }

  @Test(
    "what is wrong on the command line is told",
    arguments: [
      ("format", "address format needs a country: --country JP"),
      ("format --country Japan", "--country cannot be \"Japan\"; pass two letters of ISO 3166, such as US"),
      ("format --country XX", "--country cannot be \"XX\"; there is no such country or region"),
      ("format --country US --jobs 2", "--jobs is for address check"),
      (
        "format --country US a.jsonl",
        "address format takes no files; an address for the envelope: --address FILE"
      ),
      ("check --style latin", "--style is for address format"),
    ])
  func usage(words: String, message: String) async throws {
    let result = try await shell("formhaus address \(words)")
    #expect(result.errors == "formhaus: \(message)\n")
    #expect(result.code == 64)
  }
}
