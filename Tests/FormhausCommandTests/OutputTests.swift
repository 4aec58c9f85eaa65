import FormhausText
import SeededRandom
import Testing

@testable import FormhausCommand

@Suite struct OutputTests {
  static let values: JSONObject = [
    "name": "Ada \"Countess\" O'Brien", "age": 36, "news": true, "company": nil, "tags": ["a b", "c"],
    "e-mail": "a@b.c",
  ]

  static let texts: [(OutputFormat, String)] = [
    (
      .json,
      #"{"name":"Ada \"Countess\" O'Brien","age":36,"news":true,"company":null,"tags":["a b","c"],"e-mail":"a@b.c"}"#
        + "\n"
    ),
    (
      .jsonLines,
      #"""
      {"key":"name","value":"Ada \"Countess\" O'Brien"}
      {"key":"age","value":36}
      {"key":"news","value":true}
      {"key":"company","value":null}
      {"key":"tags","value":["a b","c"]}
      {"key":"e-mail","value":"a@b.c"}

      """#
    ),
    (
      .env,
      #"""
      name="Ada \"Countess\" O'Brien"
      age='36'
      news='true'
      company=''
      tags='["a b","c"]'
      e_mail='a@b.c'

      """#
    ),
    (
      .shell,
      #"""
      name='Ada "Countess" O'\''Brien'
      age='36'
      news='true'
      company=''
      tags='["a b","c"]'
      e_mail='a@b.c'

      """#
    ),
  ]

  @Test(arguments: texts)
  func writesValues(_ format: OutputFormat, _ expected: String) throws {
    #expect(try format.text(Self.values) == expected)
  }

  @Test(arguments: OutputFormat.allCases)
  func writesNoValuesAtAll(_ format: OutputFormat) throws {
    #expect(try format.text([:]) == (format == .json ? "{}\n" : ""))
  }

  static let names = [
    ("name", "name"), ("e-mail", "e_mail"), ("a.b c", "a_b_c"), ("größe", "gr__e"), ("2fa", "_2fa"),
    ("", "_"),
    ("é", "__"),
  ]

  @Test(arguments: names)
  func makesNamesOfVariables(_ key: String, _ expected: String) {
    // The last key is an e with a combining accent: two characters that no name may hold, one of them a letter.
    let key = key == "é" ? "\u{E9}\u{301}" : key
    #expect(key.variableName == expected)
  }

  @Test(arguments: [OutputFormat.env, .shell])
  func refusesKeysThatBecomeOneName(_ format: OutputFormat) {
    #expect(
      throws: Failure.usage("the keys \"a.b\" and \"a_b\" both become a_b; pass --output json")
    ) { try format.text(["a.b": 1, "a_b": 2]) }
    #expect(throws: Never.self) { try OutputFormat.json.checkNames(of: ["a.b", "a_b"]) }
  }

  @Test(arguments: ["PATH", "BASH_ENV", "LD_PRELOAD", "IFS", "PS4"])
  func refusesKeysThatChangeTheShell(_ key: String) {
    #expect(
      throws: Failure.usage(
        "the key \"\(key)\" would change the variable \(key) of the shell; pass --output json")
    ) { try OutputFormat.shell.checkNames(of: ["name", key]) }
    #expect(throws: Never.self) { try OutputFormat.env.checkNames(of: ["name", key]) }
  }

  @Test(arguments: [OutputFormat.env, .shell])
  func refusesWhatNoVariableCanHold(_ format: OutputFormat) {
    #expect(
      throws: Failure.usage(
        "key holds a NUL character, which --output \(format.rawValue) cannot carry; pass --output json")
    ) { try format.text(["key": "a\0b"]) }
  }

  @Test(arguments: [OutputFormat.env, .shell], 0..<8)
  func theShellGivesEveryTextBack(_ format: OutputFormat, _ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var values = JSONObject()
    for number in 0..<100 { values["k\(number)"] = .string(random.text()) }
    let folder = try TemporaryFolder()
    let file = try folder.file("values", try format.text(values))
    let prints = values.keys.map { "printf '%s\\0' \"$\($0)\"" }.joined(separator: "\n")
    let result = try await shell(". \(file)\n\(prints)")
    #expect(result.errors == "")
    let found = result.output.unicodeScalars.split(separator: "\0", omittingEmptySubsequences: false)
    for (text, (key, value)) in zip(found, values) {
      #expect(JSONValue(String(String.UnicodeScalarView(text))) == value, "\(key)")
    }
    #expect(found.count == values.count + 1)
  }
}
