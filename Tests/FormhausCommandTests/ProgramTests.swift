import Testing

@testable import FormhausCommand

/// The real program, without a terminal.
@MainActor @Suite struct ProgramTests {
  nonisolated static let form = """
    {"id": "visit", "title": "Visit", "submit": {"label": "Send"}, "fields": [
      {"key": "name", "type": "text", "label": "Name", "validation": {"required": true}},
      {"key": "age", "type": "number", "label": "Age", "validation": {"min": 18}},
      {"key": "a.b", "type": "text", "label": "Further"}]}
    """

  let folder: TemporaryFolder
  let form: String
  let answers: String

  init() throws {
    folder = try TemporaryFolder()
    form = try folder.file("form.json", Self.form)
    answers = try folder.file("answers.json", #"{"name": " Ada ", "age": "36"}"#)
  }

  @Test func printsAnswersThatNobodyHasToGive() async throws {
    let result = try await shell("formhaus run \(form) --answers \(answers) --no-input")
    #expect(result.output == #"{"name":"Ada","age":36}"# + "\n")
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  nonisolated static let formats = [
    ("json-lines", "{\"key\":\"name\",\"value\":\"Ada\"}\n{\"key\":\"age\",\"value\":36}\n"),
    ("env", "name='Ada'\nage='36'\n"), ("shell", "name='Ada'\nage='36'\n"),
  ]

  @Test(arguments: formats)
  func printsInEveryFormat(_ format: String, _ expected: String) async throws {
    let result = try await shell("formhaus run \(form) --answers \(answers) --no-input --output \(format)")
    #expect(result.output == expected)
    #expect(result.code == 0)
  }

  @Test func readsAnswersAndFormsFromStandardInput() async throws {
    let answered = try await shell(
      "formhaus run \(form) --answers - --no-input", input: #"{"name": "Bo"}"#)
    #expect(answered.output == #"{"name":"Bo"}"# + "\n")
    let formed = try await shell("formhaus run - --answers \(answers) --no-input", input: Self.form)
    #expect(formed.output == #"{"name":"Ada","age":36}"# + "\n")
  }

  @Test(arguments: ["--no-input", "--ui none"])
  func listsEveryProblemOfAnswers(_ option: String) async throws {
    let result = try await shell(
      "formhaus run \(form) --answers - \(option)", input: #"{"age": 3, "a.b": "x\u001b[31m\u202e"}"#)
    #expect(result.errorLines == ["Name (name): This field is required", "Age (age): Must be at least 18"])
    #expect(result.output == "")
    #expect(result.code == 2)
  }

  @Test func speaksTheLanguageThatIsAskedFor() async throws {
    let german = "Name (name): Dieses Feld ist erforderlich"
    let line = "formhaus run \(form) --no-input"
    let asked = try await shell("\(line) --locale de_AT")
    let usual = try await shell(
      line, environment: ["LC_ALL": "", "LC_MESSAGES": "de_DE.UTF-8", "LANG": "fr_FR"])
    #expect(asked.errorLines == [german])
    #expect(usual.errorLines == [german])
    let other = try await shell("\(line) --locale tlh")
    #expect(other.errorLines == ["Name (name): This field is required"])
    let unknown = try await shell("\(line) --locale klingon")
    #expect(
      unknown.errorLines == [
        "formhaus: --locale cannot be \"klingon\"; pass a language, with a region if need be, such as nl or pt_BR"
      ])
    #expect(unknown.code == 64)
  }

  @Test func theEnvironmentCanSayThatNobodyIsThere() async throws {
    let result = try await shell("formhaus run \(form)", environment: ["FORMHAUS_UI": "none"])
    #expect(result.errorLines == ["Name (name): This field is required"])
    #expect(result.code == 2)
  }

  @Test func saysWhatToPassWhenThereIsNoTerminal() async throws {
    let result = try await shell("formhaus run \(form) < /dev/null")
    #expect(
      result.errorLines == [
        "formhaus: there is no terminal to ask on. Pass --answers FILE --no-input, or --tty PATH."
      ])
    #expect(result.output == "")
    #expect(result.code == 69)
  }

  @Test func namesTheMistakesOfItsFiles() async throws {
    try folder.file("bad.json", "{\n  \"nmae\": 1,\n  \"age\": []\n}")
    let answers = try await shell("cd \(folder.path); formhaus run form.json --answers bad.json --no-input")
    #expect(
      answers.errorLines == [
        "bad.json:2:3: the form has no field \"nmae\"; did you mean name?",
        "bad.json:3:10: \"age\" must be a number, found a list",
      ])
    #expect(answers.code == 65)
    let form = try await shell("cd \(folder.path); formhaus run bad.json --no-input")
    #expect(form.errorLines.first?.hasPrefix("bad.json:1:1: ") == true)
    #expect(form.code == 65)
    let none = try await shell("cd \(folder.path); formhaus run none.json")
    #expect(none.errorLines == ["formhaus: cannot read none.json: No such file or directory"])
    #expect(none.code == 66)
  }

  @Test func refusesToSubmitWithNobodyWhatTheFormDisables() async throws {
    try folder.file(
      "off.json",
      """
      {"id": "f", "title": "F", "submit": {"label": "S", "disabled": [{"field": "a", "eq": "no"}]}, "fields": [
        {"key": "a", "type": "text", "label": "A"}]}
      """)
    let result = try await shell(
      "formhaus run \(folder.path)/off.json --answers - --no-input --submit 'touch \(folder.path)/ran'",
      input: #"{"a": "no"}"#)
    #expect(result.errorLines == ["formhaus: This cannot be sent with these answers"])
    #expect(result.code == 2)
    #expect(folder.text("ran") == nil)
  }

  @Test func refusesAnEmptyCommand() async throws {
    let result = try await shell("formhaus run \(form) --submit ' '")
    #expect(
      result.errorLines == [
        "formhaus: --submit needs a command; leave the option out to print the answers only"
      ])
    #expect(result.code == 64)
  }

  @Test func makesForeignTextOnStandardErrorHarmless() async throws {
    let result = try await shell(
      "formhaus run \(form) --answers - --no-input", input: #"{"x\u001b]0;y\u0007\u202e": 1}"#)
    #expect(result.code == 65)
    #expect(!result.errors.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}"].contains($0) })
  }

  @Test func refusesAFormThatIsTooLarge() async throws {
    let result = try await shell("cd \(folder.path); formhaus run form.json --max-definition 10")
    #expect(result.errorLines == ["form.json:1:1: the file has more than the 10 bytes that are read"])
    #expect(result.code == 65)
  }

  nonisolated static let usage: [(String, String)] = [
    ("", "pass a command: formhaus run FORM.json, or formhaus --help for all of them"),
    ("rnu form.json", "there is no command rnu; did you mean run?"),
    ("form.json", "there is no command form.json; to run a form: formhaus run form.json"),
    ("--plain", "there is no option --plain without a command; see formhaus --help"),
    ("run", "run needs FORM.json: formhaus run FORM.json [OPTIONS]"),
    ("demo", "demo needs NAME (booking or address or signup): formhaus demo NAME [OPTIONS]"),
    ("demo bokking", "demo has no \"bokking\"; pass booking or address or signup; did you mean booking?"),
    ("test", "test needs FILE: formhaus test FILE... [OPTIONS]"),
    (
      "run - --answers -",
      "the form and the answers cannot both come from standard input; pass --answers FILE"
    ),
    (
      "run x --max-definition many", "--max-definition cannot be \"many\"; pass a number of bytes such as 64M"
    ),
    ("help rnu", "there is no command rnu; did you mean run?"),
  ]

  @Test(arguments: usage)
  func saysWhatToPass(_ words: String, _ text: String) async throws {
    let result = try await shell("formhaus \(words)")
    #expect(result.errorLines == ["formhaus: \(text)"])
    #expect(result.output == "")
    #expect(result.code == 64)
  }

  @Test func refusesAWrongVariable() async throws {
    let result = try await shell("formhaus run \(form)", environment: ["FORMHAUS_UI": "fancy"])
    #expect(
      result.errorLines == ["formhaus: FORMHAUS_UI cannot be \"fancy\"; set it to full, plain, none or auto"])
    #expect(result.code == 64)
  }

  @Test func refusesKeysThatBecomeOneNameBeforeAnythingIsAsked() async throws {
    try folder.file(
      "clash.json",
      """
      {"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [
        {"key": "a.b", "type": "text", "label": "1"}, {"key": "a_b", "type": "text", "label": "2"}]}
      """)
    let result = try await shell(
      "formhaus run \(folder.path)/clash.json --output env --submit 'touch \(folder.path)/ran'")
    #expect(
      result.errorLines == ["formhaus: the keys \"a.b\" and \"a_b\" both become a_b; pass --output json"])
    #expect(result.code == 64)
    #expect(folder.text("ran") == nil)
  }

  @Test func tellsTheVersionAndTheHelp() async throws {
    #expect(try await shell("formhaus --version").output.hasPrefix("formhaus \(Version.text)\n"))
    #expect(try await shell("formhaus --help").output == HelpText.of(Commands.tables))
    #expect(try await shell("formhaus run --help").output == HelpText.of(Commands.run))
    #expect(try await shell("formhaus help run").output == HelpText.of(Commands.run))
  }

  nonisolated static let sendings: [(String, Int32, String, [String])] = [
    (#"echo '{"message": "Number 7"}'"#, 0, #"{"name":"Ada","age":36}"# + "\n", ["Number 7"]),
    (#"echo '{"errors": {"name": "Taken", "x": "Odd"}}'; exit 1"#, 2, "", ["Name (name): Taken", "x: Odd"]),
    ("echo 'No room' >&2; exit 9", 2, "", ["formhaus: No room"]),
    ("exit 9", 2, "", ["formhaus: Couldn't send this. Try again."]),
    ("exit 130", 1, "", []),
  ]

  @Test(arguments: sendings)
  func sendsWithoutAPerson(_ line: String, _ code: Int32, _ output: String, _ errors: [String]) async throws {
    let result = try await shell(
      "formhaus run \(form) --answers \(answers) --no-input --submit \"$line\"", environment: ["line": line])
    #expect(result.code == code)
    #expect(result.output == output)
    #expect(result.errorLines == errors)
  }

  @Test func sendsNothingThatIsRefused() async throws {
    let result = try await shell("formhaus run \(form) --no-input --submit 'touch \(folder.path)/ran'")
    #expect(result.code == 2)
    #expect(folder.text("ran") == nil)
  }

  @Test func aSignalEndsTheCommandBeforeItEndsTheProgram() async throws {
    let result = try await shell(
      """
      cd \(folder.path)
      "$formhaus" run form.json --answers answers.json --no-input --submit 'trap "touch ended; exit 0" TERM; touch ready; sleep 3000 & wait' &
      while [ ! -e ready ]; do sleep 0.2; done
      kill -TERM $!; wait $!; echo $?; ls ended
      """)
    #expect(result.output == "143\nended\n")
  }

  @Test func writesAFile() async throws {
    let result = try await shell(
      "cd \(folder.path); formhaus run form.json --answers answers.json --no-input --output-file out.json >&-"
    )
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(folder.text("out.json") == #"{"name":"Ada","age":36}"# + "\n")
  }

  nonisolated static let unwritable = [
    (">&-", "formhaus: standard output is closed; pass --output-file FILE"),
    ("> /dev/full", "formhaus: cannot write standard output: No space left on device"),
    (
      "--output-file /dev/none/out", "formhaus: cannot write /dev/none/out: No such file or directory"
    ),
  ]

  @Test(arguments: unwritable)
  func tellsWhenTheResultCannotBeWritten(_ end: String, _ text: String) async throws {
    let result = try await shell("formhaus run \(form) --answers \(answers) --no-input \(end)")
    #expect(result.errorLines == [text])
    #expect(result.code == 74)
  }

  @Test func tellsWhenNobodyReadsTheResult() async throws {
    let result = try await shell(
      """
      cd \(folder.path)
      { formhaus run form.json --answers answers.json --no-input \
          --submit 'until [ -e gone ]; do sleep 0.2; done'; echo $? >&2; } | { exec <&-; touch gone; }
      """)
    #expect(result.errorLines == ["formhaus: cannot write standard output: Broken pipe", "74"])
  }

  @Test func runsWithItsStreamsClosed() async throws {
    let result = try await shell(
      "cd \(folder.path); formhaus run form.json --answers answers.json --no-input --output-file out <&- >&- 2>&-"
    )
    #expect(result.code == 0)
    #expect(folder.text("out") != nil)
  }
}

extension ProgramTests {
  @Test func runsScenarioFiles() async throws {
    let good = try await shell("formhaus test \(repository)/docs/examples/signup.scenarios.json")
    #expect(good.output == "6 passed, 0 failed\n")
    #expect(good.errors == "")
    #expect(good.code == 0)
  }

  @Test func tellsWhatDidNotHold() async throws {
    try folder.file(
      "t.json",
      """
      {"formhausScenarios": 1, "definitionFile": "form.json", "scenarios": [
        {"name": "right", "steps": [{"set": {"name": "Ada"}}, {"expect": {"values": {"name": "Ada"}}}]},
        {"name": "wrong", "steps": [{"expect": {"values": {"name": "Ada"}}}]}]}
      """)
    let result = try await shell("cd \(folder.path); formhaus test t.json none.json")
    #expect(
      result.output
        == "t.json: wrong: step 1: values: expected {\"name\":\"Ada\"}, found {}\n1 passed, 1 failed\n")
    #expect(result.errorLines == ["cannot read none.json: No such file or directory"])
    #expect(result.code == 66)
    #expect(try await shell("cd \(folder.path); formhaus test t.json").code == 1)
  }

  @Test func refusesAMisspeltExpectation() async throws {
    try folder.file(
      "t.json",
      """
      {"formhausScenarios": 1, "definitionFile": "form.json", "scenarios": [
        {"name": "a", "steps": [{"expect": {"vaules": {}}}]}]}
      """)
    let result = try await shell("cd \(folder.path); formhaus test t.json")
    #expect(result.errorLines.count == 1)
    #expect(result.errorLines.first?.hasPrefix("t.json:2:") == true)
    #expect(result.code == 65)
  }

  @Test(arguments: DemoName.allCases)
  func aDemoNeedsATerminal(_ demo: DemoName) async throws {
    let result = try await shell("formhaus demo \(demo.rawValue) < /dev/null")
    #expect(result.errorLines == ["formhaus: there is no terminal to ask on. Pass --tty PATH."])
    #expect(result.code == 69)
  }
}
