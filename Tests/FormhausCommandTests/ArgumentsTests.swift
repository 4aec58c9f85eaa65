import Formhaus
import Testing

@testable import FormhausCommand

@Suite struct ArgumentsTests {
  static func parse(_ words: String...) throws(Failure) -> Arguments { try Arguments(words, Commands.run) }

  @Test func sortsOptionsAndOperandsInAnyOrder() throws {
    let arguments = try Self.parse("--plain", "form.json", "--submit", "cat", "--output=env")
    #expect(arguments.operands == ["form.json"])
    #expect(arguments.has(.plain))
    #expect(!arguments.has(.mouse))
    #expect(arguments[.submit] == "cat")
    #expect(arguments.choice(.output) == OutputFormat.env)
  }

  @Test func takesADashAsAFileAndWordsBehindTwoDashesAsTheyAre() throws {
    #expect(try Self.parse("-", "--answers", "-").operands == ["-"])
    #expect(try Self.parse("--", "--plain").operands == ["--plain"])
  }

  @Test func takesAValueThatLooksLikeAnOptionBehindAnEqualsSign() throws {
    #expect(try Self.parse("form.json", "--submit=--plain")[.submit] == "--plain")
    #expect(try Self.parse("form.json", "--submit=a=b")[.submit] == "a=b")
  }

  static let mistakes: [([String], String)] = [
    ([], "run needs FORM.json: formhaus run FORM.json [OPTIONS]"),
    (["f", "--anwsers", "x"], "run has no option --anwsers; did you mean --answers?"),
    (["f", "--colour", "never"], "run has no option --colour; did you mean --color?"),
    (["f", "--frobnicate"], "run has no option --frobnicate; see formhaus run --help"),
    (["f", "-x"], "run has no option -x; see formhaus run --help"),
    (["f", "--answers"], "--answers needs a value: --answers FILE"),
    (["f", "--answers", "--no-input"], "--answers needs a value: --answers FILE"),
    (["f", "--plain=yes"], "--plain takes no value; pass it alone"),
    (["f", "--mouse", "--mouse"], "--mouse is given twice; pass it once"),
    (
      ["f", "--output", "yaml"], "--output cannot be \"yaml\"; pass json, json-lines, env, shell"
    ),
    (
      ["f", "--output", "shel"],
      "--output cannot be \"shel\"; pass json, json-lines, env, shell; did you mean shell?"
    ),
    (["f", "g"], "run does not take \"g\": formhaus run FORM.json [OPTIONS]"),
  ]

  @Test(arguments: mistakes)
  func saysWhatToPass(_ words: [String], _ text: String) {
    #expect(throws: Failure.usage(text)) { try Arguments(words, Commands.run) }
  }

  @Test func helpNeedsNothingElse() throws {
    #expect(try Self.parse("--help").wantsHelp)
    #expect(try Self.parse("-h").wantsHelp)
  }

  static let contradictions: [([String], String)] = [
    (["--plain", "--no-plain"], "--plain and --no-plain contradict each other; pass one of them"),
    (["--plain", "--ui", "full"], "--plain and --ui contradict each other; pass one of them"),
    (["--no-input", "--no-plain"], "--no-plain and --no-input contradict each other; pass one of them"),
  ]

  @Test(arguments: contradictions)
  func refusesContradictions(_ words: [String], _ text: String) throws {
    let arguments = try Arguments(["form.json"] + words, Commands.run)
    #expect(throws: Failure.usage(text)) { try PresentationOptions(arguments, environment: [:]) }
  }

  @Test func agreeingWishesAreFine() throws {
    let options = try PresentationOptions(
      Self.parse("form.json", "--plain", "--ui", "plain"), environment: [:])
    #expect(options.settings[.ui] == Settings.Value(text: "plain", source: .option("--plain")))
  }

  static let sizes: [(String, Int?)] = [
    ("1", 1), ("512K", 524_288), ("64m", 67_108_864), ("2G", 2_147_483_648), ("0", nil), ("-1", nil),
    ("M", nil), ("1.5M", nil), ("9999999999999999999", nil), ("9223372036854775807", nil),
    ("8589934592G", nil),
  ]

  @Test(arguments: sizes)
  func readsNumbersOfBytes(_ text: String, _ expected: Int?) {
    #expect(byteCount(text) == expected)
  }

  static let times: [(String, Duration?)] = [
    ("90", .seconds(90)), ("90s", .seconds(90)), ("10m", .seconds(600)), ("2h", .seconds(7200)), ("0", nil),
    ("s", nil), ("-3m", nil), ("1d", nil), ("99999999999999999999", nil),
  ]

  @Test(arguments: times)
  func readsTimes(_ text: String, _ expected: Duration?) {
    #expect(duration(text) == expected)
  }
}
