import FormhausCore
import Testing

@testable import FormhausCommand

/// The real program in plain mode, asked through its standard streams.
@MainActor @Suite struct PlainRunTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("form.json", ProgramTests.form)
    // A pipe that somebody keeps open, so that nothing but the program ends the conversation.
    try folder.file(
      "asking", "mkfifo talk; exec 3<>talk\nuntil_said() { until grep -q \"$1\" said; do sleep 0.2; done; }")
  }

  func talk(_ line: String, lines: String = "") async throws -> ShellResult {
    try folder.file("lines", lines)
    let result = try await shell("cd \(folder.path); \(line)")
    if line.hasSuffix("< lines") { result.expectPlainRules(typed: lines) }
    return result
  }

  @Test func printsWhatWasSent() async throws {
    let result = try await talk("formhaus run form.json --plain < lines", lines: "Ada\n36\n\nsend\n")
    #expect(result.output == #"{"name":"Ada","age":36}"# + "\n")
    #expect(result.errors.hasSuffix("Sent.\n"))
    #expect(result.code == 0)
  }

  @Test func theAddressFormPrintsWhatItSaves() async throws {
    let result = try await talk(
      "formhaus address --country US --plain < lines",
      lines:
        "Maya Chen\n\n1455 Market Street\nApt 4\nSan Francisco\nCA\n941031234\n(415) 555-0142\nyes\nsend\n")
    // The same JSON as full screen, where Save hands over the same address.
    #expect(
      result.output == #"""
        {"fullName":"Maya Chen","countryCode":"US","street":"1455 Market Street","line2":"Apt 4",\#
        "city":"San Francisco","region":"CA","postalCode":"94103-1234","phone":"(415) 555-0142",\#
        "isDefault":true,"regionCode":"US-CA"}

        """#)
    #expect(result.errors.hasPrefix("New address. 9 questions. "))
    #expect(result.errors.hasSuffix("Saving. Please wait.\nAddress saved.\n"))
    #expect(result.code == 0)
  }

  @Test func theAddressDemoLooksUpStreets() async throws {
    let result = try await talk(
      "formhaus demo address --plain < lines", lines: "\n\n?1355 mark\n1\n\n\n\n\n\n\nsend\n")
    #expect(
      result.errors.contains(
        "Looking up.\n3 addresses found.\n1. 1355 Market Street, San Francisco, CA 94103\n"))
    #expect(
      result.output.contains(#""street":"1355 Market Street""#)
        && result.output.contains(#""postalCode":"94103""#))
    #expect(result.code == 0)
  }

  @Test func handsTheAnswersToTheCommand() async throws {
    let result = try await talk(
      "formhaus run form.json --plain --submit 'cat > got; echo \"{\\\"message\\\": \\\"Number 7\\\"}\"' < lines",
      lines: "Ada\n\n\nsend\n")
    #expect(result.errors.contains("Number 7"))
    #expect(result.output == #"{"name":"Ada"}"# + "\n")
    #expect(folder.text("got")?.contains(#""values":{"name":"Ada"}"#) == true)
  }

  @Test func theEndOfInputListsWhatIsMissing() async throws {
    let result = try await talk("formhaus run form.json --plain < lines", lines: "")
    #expect(result.errors.hasSuffix("Missing: Name.\n"))
    #expect(result.output == "")
    #expect(result.code == 1)
  }

  /// What is typed for yes and for sending in each language.
  nonisolated static let languages = [
    ("en", "send"), ("de", "senden"), ("fr", "envoyer"), ("es", "enviar"), ("ja", "送信"),
  ]

  @Test(arguments: languages) func theRulesHoldInEveryLanguage(_ locale: String, _ send: String) async throws
  {
    let lines = "\nAda\nold\n/review\n?\n/back\n\n/clear\n\n/quit\nno\n1\nGrace\n\(send)\n"
    try folder.file("lines", lines)
    let result = try await shell(
      "cd \(folder.path); formhaus run form.json --plain < lines", environment: ["LC_ALL": "\(locale).UTF-8"])
    #expect(result.output.hasPrefix(#"{"name":"Grace""#))
    #expect(result.code == 0)
    result.expectPlainRules(typed: lines, labels: Labels(locale: locale))
  }

  @Test func leavingPrintsNothing() async throws {
    let result = try await talk("formhaus run form.json --plain < lines", lines: "/quit\nyes\n")
    #expect(result.output == "")
    #expect(result.code == 1)
  }

  @Test func theTimeIsLimited() async throws {
    let result = try await talk(". ./asking; formhaus run form.json --plain --time-limit 1s < talk")
    #expect(result.errorLines.last == "formhaus: the time for this form is over")
    #expect(result.output == "")
    #expect(result.code == 124)
  }

  @Test func ctrlCLeavesWhenItIsMeant() async throws {
    let result = try await talk(
      """
      . ./asking; touch said
      "$formhaus" run form.json --plain < talk 2> said &
      until_said 'Name, required: '; echo Ada >&3
      until_said 'Age, optional'; kill -INT $!
      until_said 'Cancel?'; kill -INT $!
      wait $!; echo $?
      """)
    #expect(result.output == "130\n")
    checkPlainRules(folder.text("said") ?? "", typed: ["Ada", "^C", "^C"], 130)
  }

  @Test func diesByTheSignalThatEndsIt() async throws {
    let result = try await talk(
      """
      . ./asking; touch said
      "$formhaus" run form.json --plain < talk 2> said &
      until_said 'Name, required: '; kill -TERM $!
      wait $!; echo $?
      """)
    #expect(result.output == "143\n")
    checkPlainRules(folder.text("said") ?? "", typed: [], 143)
  }
}
