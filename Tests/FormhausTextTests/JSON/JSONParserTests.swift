import FormhausText
import SeededRandom
import Testing

struct JSONParserTests {
  private func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    try JSONParser.parse(SourceText(name: "", bytes: bytes)).value
  }

  @Test(arguments: JSONCases.accepted)
  func whatRFC8259AllowsIsRead(_ text: String) {
    #expect(throws: Never.self) { try JSONParser.parse(text) }
  }

  @Test(arguments: JSONCases.refused)
  func whatRFC8259ForbidsIsRefused(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(text) }
  }

  @Test(arguments: JSONCases.refusedBytes)
  func bytesThatAreNotUTF8AreRefused(_ bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError.self) { try parse(bytes) }
  }

  @Test(arguments: JSONCases.implementationDefined)
  func whatImplementationsMayChooseIsChosen(_ text: String, isAccepted: Bool) {
    #expect(((try? JSONParser.parse(text)) != nil) == isAccepted)
  }

  @Test func everyValueIsReadAsItIs() throws {
    let value = try JSONParser.parse(
      #" {"a": [1, -0.5e3, true, false, null], "b": {"": "x\"\\\/\b\f\n\r\tA\uD83D\uDE00é"}} "#)
    #expect(
      value
        == ["a": [1, -500, true, false, nil], "b": ["": "x\"\\/\u{8}\u{C}\n\r\tA\u{1F600}\u{E9}"]])
  }

  @Test func depthIsLimitedOnlyByItsLimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSONParser.parse(nested(512)) }
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(nested(513)) }
    #expect(error?.message == "arrays and objects are nested deeper than 512 levels")
    #expect(error?.offset == 512)
    #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse(String(repeating: #"{"a":["#, count: 500_000))
    }
    let deep = SourceText(name: "", text: nested(2_000))
    let node = try JSONParser.parse(deep, limits: JSONLimits(maximumDepth: 2_000))
    #expect(node.endOffset == 4_000)
  }

  @Test func sizeIsLimitedWhenAsked() {
    let source = SourceText(name: "", text: "[1,2]")
    #expect(throws: Never.self) { try JSONParser.parse(source, limits: JSONLimits(maximumBytes: 5)) }
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse(source, limits: JSONLimits(maximumBytes: 4))
    }
    #expect(error?.message == "the text has 5 bytes, more than the 4 that are read")
  }

  @Test func everyPartKnowsWhereItStands() throws {
    let node = try JSONParser.parse(SourceText(name: "", text: #" {"é": [10, "b"], "c": null}"#))
    #expect((node.offset, node.endOffset) == (1, 29))
    let list = try #require(node.member("é"))
    #expect((list.keyOffset, list.value.offset, list.value.endOffset) == (2, 8, 17))
    #expect(list.value.elements?.map(\.offset) == [9, 13])
    #expect(list.value.elements?.map(\.endOffset) == [11, 16])
    #expect(node.members?.map(\.key) == ["é", "c"])
    #expect(node.members?.last?.value.offset == 24)
  }

  @Test func namesThatOnlyLookAlikeAreTwoNames() throws {
    let value = try JSONParser.parse("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
    #expect(value["\u{E9}"] == 1)
    #expect(value["e\u{301}"] == 2)
  }

  @Test func aDuplicateAmongManyMembersIsFound() {
    let members = (0..<1_000).map { #""key\#($0)": 0"# }.joined(separator: ",")
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse("{\(members),\"key7\":1}") }
    #expect(error?.message == "the member name \"key7\" appears twice in one object")
    #expect(throws: Never.self) { try JSONParser.parse("{\(members)}") }
  }

  @Test func randomBytesNeverTrap() {
    var random = SeededGenerator(seed: 8259)
    let alphabet =
      Array(#"{}[]:,"\ue0d8123-+.eE truefalsn"#.utf8) + [0, 9, 10, 0x7F, 0xC3, 0xA9, 0xED, 0xF0, 0xFF]
    var readCount = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      if let value = try? parse(bytes) {
        readCount += 1
        #expect((try? JSONParser.parse(JSONWriter.string(value))) == value)
      }
    }
    #expect(readCount > 0)
  }
}
