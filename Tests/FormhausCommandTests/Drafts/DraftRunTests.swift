import Glibc
import Testing

@testable import FormhausCommand

/// Drafts with the real program, asked through its standard streams.
@MainActor @Suite struct DraftRunTests {
  nonisolated static let form = """
    {"id": "visit", "title": "Visit", "submit": {"label": "Send"}, "steps": [
      {"id": "who", "title": "Who", "fields": [
        {"key": "name", "type": "text", "label": "Name", "validation": {"required": true}},
        {"key": "pin", "type": "password", "label": "PIN"},
        {"key": "illness", "type": "text", "label": "Illness", "sensitive": true}]},
      {"id": "more", "title": "More", "fields": [
        {"key": "age", "type": "number", "label": "Age"},
        {"key": "notes", "type": "textarea", "label": "Notes"}]}]}
    """
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("form.json", Self.form)
    try folder.file(
      "asking", "mkfifo talk; exec 3<>talk\nuntil_said() { until grep -q \"$1\" said; do sleep 0.1; done; }")
  }

  func run(
    _ lines: String, _ line: String = "formhaus run form.json --plain --draft draft",
    in environment: [String: String] = [:]
  ) async throws -> ShellResult {
    try folder.file("lines", lines)
    return try await shell("cd \(folder.path); \(line) < lines", environment: environment)
  }

  @Test func whatWasLeftIsGoneOnWithAndThenRemoved() async throws {
    let left = try await run("Ada\nsecret-pin\nsecret-illness\n36\none\ntwo\n")
    #expect(left.code == 1)
    #expect(folder.text("draft")?.contains("secret") == false)
    let again = try await run("yes\nsend\n")
    #expect(
      again.errors.contains("step 3 of 3.\nGo on with it?\nType \"yes\" or \"no\": "), "\(again.errors)")
    #expect(again.output == #"{"name":"Ada","age":36,"notes":"one\ntwo"}"# + "\n")
    #expect(again.code == 0)
    #expect(!folder.names.contains("draft"))
    let anew = try await run("")
    #expect(!anew.errors.contains("Draft of"))
    #expect(!folder.names.contains("draft"))
  }

  @Test func neitherYesNorNoDecidesNothingAndNoAsksAgain() async throws {
    _ = try await run("Ada\n")
    let kept = try await run("perhaps\n\nno\nno\n/quit\n")
    #expect(kept.errors.components(of: "Draft of today") == 2)
    #expect(kept.errors.contains("Discard the draft?\nWhat you filled in before is lost.\nType"))
    #expect(kept.code == 1)
    #expect(folder.text("draft")?.contains("Ada") == true)
    let discarded = try await run("no\nyes\nBo\n\n\n\n\nsend\n")
    #expect(discarded.output == #"{"name":"Bo"}"# + "\n")
    #expect(!folder.names.contains("draft"))
  }

  @Test func theQuestionIsAskedInThePersonsLanguage() async throws {
    _ = try await run("Ada\n")
    let german = try await run("ja\n", "formhaus run form.json --plain --draft draft --locale de")
    #expect(german.errors.contains("Entwurf von heute"), "\(german.errors)")
    #expect(german.errors.contains("„ja“ oder „nein“ eingeben"))
  }

  @Test func aChangedFormTakesWhatFits() async throws {
    _ = try await run("Ada\n\n\n36\n")
    try folder.file(
      "form.json", Self.form.replacing("\"age\", \"type\": \"number\"", with: "\"age\", \"type\": \"text\""))
    let changed = try await run("yes\n\n\nsend\n")
    #expect(changed.errors.contains("These answers do not fit any more: Age. Go on with it?"))
    #expect(changed.output == #"{"name":"Ada"}"# + "\n")
  }

  @Test func theDraftOfAnotherFormIsRefused() async throws {
    _ = try await run("Ada\n")
    try folder.file("form.json", Self.form.replacing("\"visit\"", with: "\"other\""))
    let other = try await run("yes\n")
    #expect(
      other.errorLines == [
        "formhaus: draft is the draft of the form \"visit\"; pass another file with --draft"
      ])
    #expect(other.code == 65)
    #expect(folder.text("draft")?.contains("Ada") == true)
  }

  @Test func aFullDiskKeepsNobodyFromSending() async throws {
    let long = String(repeating: "x", count: 2_000)
    let full = try await run(
      "\(long)\n\n\n36\n\nsend\n", "ulimit -f 1; formhaus run form.json --plain --draft draft")
    #expect(full.output == #"{"name":"\#(long)","age":36}"# + "\n")
    #expect(full.code == 0)
    #expect(!folder.names.contains { $0.contains("draft") })
  }

  @Test func aFullDiskIsToldOnceAndWhatItLacksIsKeptOnceThereIsRoom() async throws {
    try folder.file("lines", "")
    let long = String(repeating: "x", count: 2_000)
    let result = try await shell(
      """
      cd \(folder.path); . ./asking; touch said
      "$formhaus" run form.json --plain --draft draft < talk 2> said &
      pid=$!
      until_said 'Name, required: '; prlimit --pid $pid --fsize=600:
      echo \(long) >&3; until_said 'File too large'
      echo >&3; until_said 'Illness'; echo >&3; until_said 'Age'; echo 36 >&3; until_said 'Notes'
      prlimit --pid $pid --fsize=unlimited:
      echo well >&3
      until grep -q well draft; do sleep 0.1; done
      kill -9 $pid
      """)
    #expect(result.errors == "" || result.errors.contains("Killed"), "\(result.errors)")
    #expect(folder.text("draft")?.contains(long) == true)
    #expect(folder.text("draft")?.contains("\"value\":36") == true)
    #expect(
      folder.text("said")?.components(of: "The draft cannot be saved: File too large. You can go on.") == 1)
  }

  @Test func theSecondProgramSaysSoAndKeepsNothing() async throws {
    let result = try await shell(
      """
      cd \(folder.path); . ./asking; touch said
      "$formhaus" run form.json --plain --draft draft < talk 2> said &
      until_said 'Name, required: '; echo Ada >&3; until_said 'PIN'
      until grep -q Ada draft; do sleep 0.1; done
      printf 'yes\\nBo\\n' > lines
      formhaus run form.json --plain --draft draft < lines 2> second
      grep -c Bo draft
      echo >&3; until_said 'Illness'; echo >&3; until_said 'Age'; echo 36 >&3; until_said 'Notes'
      echo >&3; until_said 'submit'; echo send >&3; wait $!
      """)
    let second = try #require(folder.text("second"))
    #expect(
      second.contains(
        "Another program has this draft open. What you fill in here is not kept. Go on with it?"))
    #expect(result.output == "0\n" + #"{"name":"Ada","age":36}"# + "\n")
    #expect(!folder.names.contains("draft"))
  }

  @Test func aResultThatCannotBeWrittenLeavesTheDraft() async throws {
    let failed = try await run(
      "Ada\n\n\n36\n\nsend\n", "formhaus run form.json --plain --draft draft > /dev/full")
    #expect(failed.code == 74)
    #expect(folder.text("draft")?.contains("Ada") == true)
  }

  @Test func whatTheCommandRefusedIsKept() async throws {
    let refused = try await run(
      "Ada\n\n\n36\n\nsend\n", "formhaus run form.json --plain --draft draft --submit 'exit 1'")
    #expect(refused.code == 1)
    #expect(folder.text("draft")?.contains("\"review\":true") == true)
    let sent = try await run(
      "yes\nsend\n", "formhaus run form.json --plain --draft draft --submit 'cat > got'")
    #expect(sent.errors.contains("step 3 of 3"))
    #expect(sent.code == 0)
    #expect(folder.text("got")?.contains("Ada") == true)
    #expect(!folder.names.contains("draft"))
  }

  @Test func autoKeepsOneForEachFormInTheStateOfThePerson() async throws {
    let line = """
      umask 0; formhaus run form.json --plain --draft auto < lines 2>/dev/null
      find state -printf '%P %m\\n' | sort; cat state/formhaus/visit.draft | grep -c Ada; rm -r state; true
      """
    let result = try await run("Ada\n", line, in: ["XDG_STATE_HOME": "\(folder.path)/state"])
    #expect(result.output == " 700\nformhaus 700\nformhaus/visit.draft 600\n1\n")
    let home = try await run(
      "Ada\n", "formhaus run form.json --plain --draft auto < lines; find .local -type f; rm -r .local",
      in: ["HOME": folder.path, "XDG_STATE_HOME": ""])
    #expect(home.output == ".local/state/formhaus/visit.draft\n")
  }

  @Test func aPlaceWhereNothingCanBeKeptIsToldFirst() async throws {
    let result = try await run("Ada\n", "formhaus run form.json --plain --draft nowhere/draft")
    #expect(result.errors == "formhaus: cannot keep a draft in nowhere/draft: No such file or directory\n")
    #expect(result.code == 74)
  }
}

extension String {
  /// How often a text stands in the string.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
