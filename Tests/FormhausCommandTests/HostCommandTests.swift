import FormhausCore
import FormhausText
import Glibc
import Testing

@testable import FormhausCommand

/// What commands print, as the form takes it.
@MainActor @Suite struct HostCommandTests {
  private let runner = HostCommandRunner(environment: ["FORMHAUS_FORM": "visit"])

  private func ask(_ line: String, _ message: JSONValue = [:]) async throws -> FinishedChild {
    try await runner.ask(line, message)
  }

  @Test func givesTheAnswersAndTheNameOfTheForm() async throws {
    let child = try await ask("cat; echo $FORMHAUS_FORM", ["a": [1, "\u{E9}"]])
    #expect(try child.answer() == "{\"a\":[1,\"\u{E9}\"]}\nvisit\n")
  }

  @Test func takesOptions() async throws {
    let child = try await ask(
      #"echo '[{"value": "b", "label": "Berlin", "description": "Big"}, {"value": "h", "label": "Hamburg", "disabled": true}]'"#
    )
    let options = try child.options()
    #expect(options.map(\.value) == ["b", "h"])
    #expect(options.map(\.label) == ["Berlin", "Hamburg"])
    #expect(options.first?.description == "Big")
    #expect(options.last?.disabled == .always)
  }

  @Test func takesManyOptions() async throws {
    let child = try await ask(
      #"awk 'BEGIN { printf "["; for (i = 0; i < 50000; i++) printf "%s{\"value\":\"%d\",\"label\":\"Option %d\"}", i ? "," : "", i, i; print "]" }'"#
    )
    #expect(try child.options().count == 50000)
  }

  nonisolated static let badOptions: [(String, String?)] = [
    ("echo nonsense", "The command printed no options: 1:1: expected a value, found \"nonsense\""),
    ("echo '{}'", "The command printed no options: The definition must be a list"),
    (#"echo '[{"value": "a"}]'"#, "The command printed no options: [0].label: is missing"),
    (#"echo '[]'; echo 'first'  >&2; echo ' Closed '  >&2; exit 3"#, "Closed"),
    ("exit 3", nil),
    ("kill -9 $$", nil),
  ]

  @Test(arguments: badOptions)
  func saysWhyThereAreNoOptions(_ line: String, _ text: String?) async throws {
    let child = try await ask(line)
    let error = #expect(throws: HostCommandError.self) { try child.options() }
    #expect(error?.errorDescription == text)
  }

  nonisolated static let verdicts: [(String, String?)] = [
    ("true", nil), ("echo", nil), ("echo null", nil), (#"echo '""'"#, nil), ("echo Wrong", "Wrong"),
    (#"echo '"Not \u00e9"'"#, "Not \u{E9}"), ("printf ' Two\\nlines\\n\\n'", "Two\nlines"), ("echo 7", "7"),
  ]

  @Test(arguments: verdicts)
  func takesVerdicts(_ line: String, _ message: String?) async throws {
    #expect(try await ask(line).refusal() == message)
  }

  @Test(arguments: ["echo '{\"a\": 1}'", "echo true", "echo Wrong; exit 1"])
  func doesNotTakeForAVerdictWhatIsNone(_ line: String) async throws {
    let child = try await ask(line)
    #expect(throws: HostCommandError.self) { try child.refusal() }
  }

  nonisolated static let stepVerdicts: [(String, [String: String])] = [
    ("true", [:]), ("echo null", [:]), ("echo '{}'", [:]), (#"echo '{"errors": {}}'"#, [:]),
    (#"echo '{"errors": {"a": "Wrong"}}'; exit 1"#, ["a": "Wrong"]),
  ]

  @Test(arguments: stepVerdicts)
  func takesVerdictsOnSteps(_ line: String, _ messages: [String: String]) async throws {
    #expect(try await ask(line).stepErrors() == messages)
  }

  @Test(arguments: [
    "exit 1", "echo '{}'; exit 1", "echo Wrong", #"echo '{"errors": {"a": "Wrong", "b": 7}}'"#,
    #"echo '{"errors": ["a"]}'"#, #"echo '{"errors": "Wrong"}'; exit 1"#,
  ])
  func doesNotTakeForAVerdictOnAStepWhatIsNone(_ line: String) async throws {
    let child = try await ask(line)
    #expect(throws: HostCommandError.self) { try child.stepErrors() }
  }

  @Test func cancellingEndsTheCommand() async throws {
    let folder = try TemporaryFolder()
    let line = "cd \(folder.path); trap 'touch ended; exit' TERM; touch ready; sleep 3000 & wait"
    let asking = Task { try await ask(line) }
    try await until { folder.text("ready") != nil }
    asking.cancel()
    await #expect(throws: CancellationError.self) { try await asking.value }
    #expect(folder.text("ended") != nil)
  }

  @Test func eightCommandsRunAtATime() async throws {
    let folder = try TemporaryFolder()
    let asking = (1...20).map { number in
      Task {
        try await ask(
          "cd \(folder.path); touch run.\(number); ls | grep -c run; until [ -e go ]; do sleep 0.2; done; rm run.\(number)"
        )
      }
    }
    try await until { folder.names.count == 8 }
    try folder.file("go", "")
    var most = 0
    for task in asking {
      let counted = try await task.value.answer().trimmed
      most = max(most, Int(counted) ?? .max)
    }
    #expect(most == 8)
  }

  @Test func endingEndsAllCommands() async throws {
    let folder = try TemporaryFolder()
    let asking = [1, 2].map { number in
      Task { try await ask("cd \(folder.path); touch ready\(number); exec sleep 3000") }
    }
    try await until { folder.names.count == 2 }
    await runner.end()
    for task in asking { await #expect(throws: CancellationError.self) { try await task.value } }
  }

  /// Waits for a state that others bring about.
  private func until(_ isReached: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(900)
    while !isReached() {
      try #require(ContinuousClock.now < deadline)
      try await Task.sleep(for: .milliseconds(5))
    }
  }
}

/// The commands of a form without a person, the real program.
@Suite struct HostProgramTests {
  static let form = """
    {"id": "place", "title": "Place", "submit": {"label": "Send"}, "steps": [
      {"id": "a", "title": "A", "fields": [
        {"key": "country", "type": "text", "label": "Country"},
        {"key": "city", "type": "select", "label": "City", "optionsFrom": "cities", "optionsDependsOn": ["country"]}]},
      {"id": "b", "title": "B", "fields": [
        {"key": "iban", "type": "text", "label": "IBAN", "validation": {"validator": "iban"}}]}]}
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("form.json", Self.form)
  }

  private func run(_ words: String, _ answers: String = #"{"country": "de", "iban": "DE1"}"#) async throws
    -> ShellResult
  {
    try await shell(
      "cd \(folder.path); formhaus run form.json --answers - --no-input \(words)", input: answers)
  }

  @Test func theAnswersAreChecked() async throws {
    let refused = try await run(
      #"--validator iban='cat > got; echo "$FORMHAUS_FORM $FORMHAUS_SUBMISSION" > names; echo Wrong'"#)
    #expect(refused.errorLines == ["IBAN (iban): Wrong"])
    #expect(refused.output == "")
    #expect(refused.code == 2)
    #expect(
      folder.text("got") == #"{"value":"DE1","values":{"country":"de","iban":"DE1"}}"# + "\n")
    #expect(folder.text("names")?.hasPrefix("place ") == true)
    #expect(folder.text("names")?.count == 43)
    let passed = try await run("--validator iban='cat > /dev/null'")
    #expect(passed.output == #"{"country":"de","iban":"DE1"}"# + "\n")
    #expect(passed.errors == "")
    #expect(passed.code == 0)
  }

  @Test func anEmptyAnswerIsNotAskedAbout() async throws {
    let result = try await run("--validator iban='touch asked'", "{}")
    #expect(result.code == 0)
    #expect(folder.text("asked") == nil)
  }

  @Test func aCheckThatFailsRefuses() async throws {
    let result = try await run("--validator iban='echo The register is closed >&2; exit 1'")
    #expect(result.errorLines == ["IBAN (iban): The register is closed"])
    #expect(result.code == 2)
    let quiet = try await run("--validator iban='exit 1'")
    #expect(quiet.errorLines == ["IBAN (iban): Couldn't check this. Try again."])
  }

  @Test func answersMustBeAmongTheOptions() async throws {
    let words =
      #"--validator iban=true --options cities='cat >> got; echo "[{\"value\": \"b\", \"label\": \"Berlin\"}]"'"#
    let passed = try await run(words, #"{"country": "de", "city": "b"}"#)
    #expect(passed.output == #"{"country":"de","city":"b"}"# + "\n")
    #expect(folder.text("got") == #"{"country":"de","city":"b"}"# + "\n")
    let refused = try await run(words, #"{"country": "de", "city": "x"}"#)
    #expect(refused.errorLines == ["City (city): Select one of the available options"])
    #expect(refused.code == 2)
    let failed = try await run("--validator iban=true --options cities='exit 1'")
    #expect(failed.errorLines == ["formhaus: City: Couldn't load the options. Try again."])
    #expect(failed.code == 2)
  }

  @Test func everyStepIsChecked() async throws {
    let result = try await run(
      #"--validator iban=true --validate-step 'cat >> got; echo "{\"errors\": {\"city\": \"Full\"}}"' --submit 'touch sent'"#
    )
    #expect(result.errorLines == ["City (city): Full"])
    #expect(result.code == 2)
    #expect(
      folder.text("got") == """
        {"step":"a","values":{"country":"de","iban":"DE1"}}
        {"step":"b","values":{"country":"de","iban":"DE1"}}

        """)
    #expect(folder.text("sent") == nil)
    let failed = try await run("--validator iban=true --validate-step 'exit 7'")
    #expect(failed.errorLines == ["formhaus: Couldn't check this. Try again."])
    #expect(failed.code == 2)
  }

  @Test func theSubmissionHasOneName() async throws {
    let result = try await run(
      "--validator iban='echo $FORMHAUS_SUBMISSION > 1' --submit 'echo $FORMHAUS_SUBMISSION > 2'")
    #expect(result.code == 0)
    #expect(folder.text("1") == folder.text("2"))
    #expect(folder.text("1")?.count == 37)
  }

  @Test func aSignalEndsTheCheckBeforeItEndsTheProgram() async throws {
    let result = try await shell(
      """
      cd \(folder.path); echo '{"iban": "DE1"}' > answers
      "$formhaus" run form.json --answers answers --no-input \
        --validator iban='trap "touch ended; exit 0" TERM; touch ready; sleep 3000 & wait' > /dev/null &
      while [ ! -e ready ]; do sleep 0.2; done
      kill -TERM $!; wait $!; echo $?; ls ended
      """)
    #expect(result.output == "143\nended\n")
  }

  @Test func namesThatNobodyAsksForAreTold() async throws {
    let result = try await run("--options cites=true --validator iban=true --validator bic=true")
    #expect(
      result.errorLines == [
        "formhaus: no field asks for the options \"cites\"; did you mean cities?",
        "formhaus: no field asks for the validator \"bic\"",
      ])
    #expect(result.code == 0)
    let unknown = try await run("")
    #expect(
      unknown.errorLines == ["form.json:6:82: warning: Field \"iban\" references unknown validator \"iban\"."]
    )
    #expect(unknown.code == 0)
  }

  nonisolated static let usage = [
    ("--options cities", "--options cannot be \"cities\"; pass --options NAME='COMMAND'"),
    ("--validator =x", "--validator cannot be \"=x\"; pass --validator NAME='COMMAND'"),
    ("--validator 'a= '", "--validator a= needs a command: --validator a='COMMAND'"),
    ("--options a=x --options a=y", "--options a= is given twice; pass it once"),
    ("--validate-step ' '", "--validate-step needs a command; leave the option out to check no steps"),
  ]

  @Test(arguments: usage)
  func saysWhatToPass(_ words: String, _ text: String) async throws {
    let result = try await run(words)
    #expect(result.errorLines == ["formhaus: \(text)"])
    #expect(result.code == 64)
  }
}
