import FormhausText
import Testing

/// What a person reads whose file is not JSON.
struct JSONSyntaxErrorTests {
  @Test(arguments: [
    ("", "1:1: expected a value, found the end of the text"),
    (#"{"a": 1 x"#, #"1:9: expected a comma or } after a member, found "x""#),
    (#"{"a" 1}"#, #"1:6: expected a colon after the member name, found "1""#),
    (#"{a: 1}"#, #"1:2: expected a member name in double quotes or }, found "a""#),
    (#"{"a": 1,}"#, #"1:9: expected a member name in double quotes after the comma, found "}""#),
    ("[1,]", #"1:4: expected a value after the comma, found "]""#),
    ("[1 2]", #"1:4: expected a comma or ] after an element, found "2""#),
    ("[1,\n  True]", #"2:3: expected a value, found "True""#),
    ("nulls", #"1:1: expected a value, found "nulls""#),
    ("{} {}", #"1:4: expected the end of the text after the value, found "{""#),
    ("[1", "1:3: expected a comma or ] after an element, found the end of the text"),
    ("\"abc", "1:1: the string that starts here has no closing quote"),
    ("\"a\nb\"", "1:3: U+000A inside a string must be written as an escape"),
    (#""\x""#, #"1:3: expected one of " \ / b f n r t u after the backslash, found "x""#),
    (#""\u12""#, #"1:6: expected four hexadecimal digits after \u, found a double quote"#),
    (#""\ud83d""#, "1:2: the escape is half of a surrogate pair without its other half"),
    ("01", "1:1: a number does not start with 0 unless it is 0 or a fraction"),
    ("1.", "1:3: expected a digit after the decimal point, found the end of the text"),
    ("-x", #"1:2: expected a digit after the minus sign, found "x""#),
    ("1e+", "1:4: expected a digit in the exponent, found the end of the text"),
    ("'a'", "1:1: strings stand in double quotes, found a single quote"),
    ("// a\n1", "1:1: JSON has no comments, expected a value"),
    ("\u{FEFF}{}", "1:1: the text starts with a byte order mark; save it as UTF-8 without one"),
    ("{\"é\": \u{200B}1}", "1:7: expected a value, found U+200B"),
    (#"{"a": 1, "a": 2}"#, #"1:10: the member name "a" appears twice in one object"#),
  ])
  func theMessageSaysWhatWasFoundWhereAndWhatWasExpected(_ text: String, _ message: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(text) }
    #expect(error?.description == message)
  }

  @Test func bytesThatAreNotUTF8AreFoundWhereTheyStand() {
    let source = SourceText(name: "", bytes: Array("[\"é\",\n\"".utf8) + [0xC3, 0x28, 0x22, 0x5D])
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(source) }
    #expect(error?.description == "2:2: the bytes here are not UTF-8")
    #expect(error?.offset == 8)
  }

  @Test func utf16IsRecognised() {
    let source = SourceText(name: "", bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0])
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(source) }
    #expect(error?.message == "the text is UTF-16; save it as UTF-8")
  }
}
