import FormhausText
import Testing

@testable import FormhausCommand

/// Pictures and test ids by the real program, without a terminal.
@MainActor @Suite struct SnapshotTests {
  nonisolated static let form = """
    {"id": "visit", "title": "Visit <us>", "submit": {"label": "Send"}, "steps": [
      {"id": "who", "title": "Who", "fields": [
        {"key": "name", "type": "text", "label": "Name", "validation": {"required": true}},
        {"key": "land", "type": "select", "label": "Land", "options": [
          {"value": "td", "label": "Chad"}, {"value": "pe", "label": "Peru"}]}]},
      {"id": "why", "title": "Why", "fields": [
        {"key": "kind", "type": "radio", "label": "Kind", "options": [
          {"value": "tour", "label": "Tour"}, {"value": "repair", "label": "Repair"}]},
        {"key": "due", "type": "date", "label": "Due", "min": "today"}]}]}
    """

  let folder: TemporaryFolder
  let snapshot: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("form.json", Self.form)
    snapshot = "cd \(folder.path); formhaus snapshot form.json"
  }

  @Test func drawsTheFirstStepAsText() async throws {
    let result = try await shell("\(snapshot) --size 60x20")
    #expect(result.output.split(separator: "\n", omittingEmptySubsequences: false).count == 21)
    #expect(result.output.contains("Step 1 of 3"))
    #expect(result.output.contains("Name *"))
    #expect(result.code == 0)
  }

  @Test func goesToAStepWithoutCheckingThoseBeforeIt() async throws {
    let result = try await shell("\(snapshot) --step 2 --keys '<Down><Space>'")
    #expect(result.output.contains("(*) Repair"))
  }

  @Test func reachesReviewOnlyWhenTheLastStepPasses() async throws {
    try folder.file("answers.json", #"{"name": "Ada", "due": "2026-10-22"}"#)
    let shown = try await shell("\(snapshot) --step 3 --answers answers.json")
    #expect(shown.output.contains("Ada"))
    #expect(shown.output.contains("[ Send ]"))
    let refused = try await shell("\(snapshot) --step 3 --answers answers.json --today 2026-10-23")
    #expect(
      refused.errorLines == [
        "formhaus: --step 3 is Review, which these answers keep away", "due: Must be 2026-10-23 or later",
      ])
    #expect(refused.code == 2)
    let unknown = try await shell("\(snapshot) --step 4")
    #expect(unknown.errorLines == ["formhaus: --step cannot be 4: with these answers the form has 3 pages"])
    #expect(unknown.code == 64)
  }

  @Test func isTheSamePictureOnEveryMachine() async throws {
    let line = "\(snapshot) --format svg"
    let here = try await shell(line)
    let there = try await shell(
      line, environment: ["LC_ALL": "de_DE.UTF-8", "TERM": "vt100", "NO_COLOR": "1"])
    #expect(here.output == there.output)
    #expect(here.output.hasPrefix("<svg "))
    #expect(here.output.contains("<title>Visit &lt;us&gt;</title>"))
    let german = try await shell("\(line) --locale de")
    #expect(german.output.contains("Schritt 1 von 3"))
  }

  @Test func writesAFileThatOthersMayRead() async throws {
    let result = try await shell("umask 022; \(snapshot) --format html -o form.html && stat -c %a form.html")
    #expect(result.output == "644\n")
    #expect(folder.text("form.html")?.hasPrefix("<!doctype html>") == true)
  }

  @Test(arguments: ["booking", "signup"])
  func drawsTheForms(_ demo: String) async throws {
    let result = try await shell("formhaus snapshot --demo \(demo)")
    #expect(result.output.contains("Step 1 of 4"))
  }

  nonisolated static let mistakes = [
    ("formhaus snapshot", "snapshot needs a form: pass FORM.json or --demo NAME"),
    ("formhaus snapshot form.json --demo signup", "FORM.json and --demo are two forms; pass one of them"),
    (
      "formhaus snapshot form.json --size 80",
      "--size cannot be \"80\"; pass columns and rows such as 80x24, up to 500 each"
    ),
    (
      "formhaus snapshot form.json --size 80x0",
      "--size cannot be \"80x0\"; pass columns and rows such as 80x24, up to 500 each"
    ),
    ("formhaus snapshot form.json --step 0", "--step cannot be \"0\"; pass a number, 1 for the first step"),
    (
      "formhaus snapshot form.json --keys '<Nope>'",
      "--keys: <Nope> is not a key; the character < itself is <lt>"
    ),
    (
      "formhaus snapshot form.json --today 2026-02-30",
      "--today cannot be \"2026-02-30\"; pass a day such as 2026-10-22"
    ),
    (
      "formhaus snapshot --demo booking --step 2",
      "--step is for forms written as JSON; with this demo pass --keys"
    ),
    ("formhaus snapshot form.json --keys 'A<C-c>y'", "--keys leaves the form with key 3, y"),
    ("formhaus run form.json --size 80x24", "--size is for --dump-ids; a form takes the terminal as it is"),
  ]

  @Test(arguments: mistakes)
  func saysWhatToPassInstead(_ line: String, _ problem: String) async throws {
    let result = try await shell("cd \(folder.path); \(line)")
    #expect(result.errorLines == ["formhaus: \(problem)"])
    #expect(result.code == 64)
  }

  @Test func listsTheIdsOfTheFirstScreen() async throws {
    let result = try await shell("cd \(folder.path); formhaus run form.json --dump-ids --size 60x6")
    #expect(
      result.output == """
        id             role    where   column  row  columns  rows  label
        visit.form     region  screen       1    1       60     5  Visit <us>
        visit.name     input   screen       1    3       60     1  Name
        visit.land     choice  screen       1    5       60     1  Land
        visit.land.td  option  list         -    -        -     -  Chad
        visit.land.pe  option  list         -    -        -     -  Peru
        visit.next     button  page        49    6       12     1  Continue

        """)
    #expect(result.errors == "")
  }

  @Test func listsTheIdsForPrograms() async throws {
    let result = try await shell("cd \(folder.path); formhaus run form.json --dump-ids=json")
    let ids = try #require(
      try JSONParser.parse(SourceText(name: "ids", text: result.output)).value.arrayValue)
    #expect(ids.count == 6)
    #expect(ids[0]["id"] == "visit.form")
    #expect(ids[0]["where"] == "screen")
    #expect(ids[4] == ["id": "visit.land.pe", "role": "option", "label": "Peru", "where": "list"])
    let wrong = try await shell("cd \(folder.path); formhaus run form.json --dump-ids=xml")
    #expect(wrong.errorLines == ["formhaus: --dump-ids cannot be \"xml\"; pass table, json"])
  }
}
