import Address
import FormhausText
import Testing

@Suite("Addresses as lines of JSON")
struct LineCheckerTests {
  private func answer(_ line: String, _ number: Int = 1) -> String {
    var checker = AddressLineChecker()
    var output: [UInt8] = []
    checker.check(Array(line.utf8), number: number, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test("a line says the number, errors, warnings and what is saved")
  func answers() {
    #expect(
      answer(
        #"{"fullName": " Jo ", "countryCode": "us", "street": "1 Elm", "city": "X", "postalCode": "1"}"#, 7)
        == #"{"line":7,"ok":false,"errors":{"region":"Enter a state","#
        + #""postalCode":"Enter a 5 or 9 digit ZIP code"},"warnings":{},"saved":null}"# + "\n")
    #expect(
      answer(
        #"{"fullName":"Jo","countryCode":"DE","street":"Weg \"1\"","city":"X","postalCode":"d26133"}"#)
        == #"{"line":1,"ok":true,"errors":{},"warnings":{},"saved":{"fullName":"Jo","countryCode":"DE","#
        + #""street":"Weg \"1\"","line2":"","city":"X","region":"","postalCode":"26133","phone":"","#
        + #""isDefault":false}}"# + "\n")
  }

  @Test("every case is answered as its check says, whichever way its line is written")
  func cases() throws {
    for line in try #require(Fixture.jsonLines("address/check.jsonl")) {
      let json = try #require(line["address"])
      let check = try Address(json: json).checked()
      let texts = [
        JSONWriter.string(json), JSONWriter.string(json, pretty: true),
        JSONWriter.string(json).replacing(" ", with: #"\u0020"#),
      ]
      for text in texts {
        let answer = try JSONParser.parse(answer(text))
        #expect(answer["ok"] == .bool(check.isAccepted))
        #expect(answer["saved"] == (check.isAccepted ? .object(check.saved.json) : .null))
        #expect(answer["errors"]?.objectValue?.keys == check.errors.map { $0.part.rawValue })
        #expect(
          answer["warnings"]?.objectValue?.values.compactMap(\.stringValue)
            == check.warningMessages().map(\.message))
      }
    }
  }

  @Test(
    "a line that is no address says why",
    arguments: [
      ("", "column 1:"), ("{", "column 2:"), ("[]", "An address must be an object"),
      (#"{"city": 5}"#, "city must be a text"),
      (#"{"city": "a", "city": "b"}"#, "column 15:"), (#"{"city": "a"} x"#, "column 15:"),
      (#"{"isDefault": "true"}"#, "isDefault must be true or false"),
    ])
  func malformed(line: String, start: String) throws {
    let answer = try JSONParser.parse(answer(line))
    #expect(answer["ok"] == false && answer["errors"] == nil)
    #expect(answer["error"]?.stringValue?.hasPrefix(start) == true, "\(answer)")
  }

  @Test("bytes that are not UTF-8 are no address")
  func invalidBytes() {
    var checker = AddressLineChecker()
    var output: [UInt8] = []
    let line = Array(#"{"city": ""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    #expect(checker.check(line, number: 1, into: &output) == .malformed)
  }
}
