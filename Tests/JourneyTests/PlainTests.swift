import Testing
import TmuxSupport

/// The form as lines: in a terminal, from a pipe, and where there is no terminal.
@Suite(.serialized) struct PlainTests {
  @Test func aConversationInATerminal() async throws {
    let desk = try await Desk(columns: 120, rows: 50)
    try desk.run("formhaus run --plain \(TmuxSession.quoted([signUpForm])) > out")
    /// Waits for a question with the cursor at its end, then answers it.
    func answer(_ question: String, _ line: String) async throws {
      try await desk.tmux.waitUntil(question) { $0.beforeCursor.hasPrefix(question) && !$0.isAlternate }
      try desk.enter(line)
    }
    try await answer("Full name, required:", "Maya Chen")
    try await answer("Email, required:", "maya@")
    try await desk.tmux.waitFor("Error: Email: ")
    try await answer("Email, required, now maya@:", "maya@example.com")
    try await answer("Password, required, not shown:", "correct horse")
    try await desk.tmux.waitFor("Password: saved.")
    try await answer("Password again, required, not shown:", "correct house")
    try await desk.tmux.waitFor("Error: Password again: The passwords differ.")
    try await answer("Password again, required, not shown", "correct horse")
    try await answer("Plan, required,", "2")
    try await desk.tmux.waitFor("Plan: Team.")
    try await answer("Seats, required, number from 2 to 500:", "/back")
    try await answer("Plan, required,", "")
    try await answer("Seats, required, number from 2 to 500:", "12")
    try await answer("What will you use it for? optional,", "1, 3")
    try await answer("Company, required:", "Acme")
    try await answer("Country, required, number or name:", "Ger")
    try await answer("VAT number, optional:", "")
    try await answer("Start on, optional, date from", "")
    try await answer("Anything we should know? optional,", "one")
    try desk.enter("two")
    try desk.enter(".")
    try await answer("Send me the monthly letter, yes or no,", "y")
    try await answer("I agree to the terms, required, yes or no:", "y")
    try await desk.tmux.waitFor("12. Anything we should know? one")
    #expect(desk.folder.text("out") == "")
    try await answer("Type \"send\" to submit, a number to change an answer, or /quit:", "send")
    let (code, screen) = try await desk.ended()
    #expect(code == 0)
    #expect(screen.lines.contains("Sent."))
    #expect(
      desk.folder.text("out") == """
        {"name":"Maya Chen","email":"maya@example.com","password":"correct horse",\
        "passwordAgain":"correct horse","plan":"team","seats":12,"interests":["surveys","orders"],\
        "company":"Acme","country":"DE","notes":"one\\ntwo","newsletter":true,"terms":true}

        """)
    let recording = desk.folder.text("recording")
    #expect(!recording.contains("correct hor"))
    #expect(!recording.contains("correct hou"))
    #expect(!recording.contains("***"))
    #expect(!recording.contains("•"))
  }

  @Test(arguments: ["yes<Enter>", "<C-c>"]) func controlCInAPasswordGivesTheEchoBack(
    _ meant: String
  ) async throws {
    let desk = try await Desk()
    try desk.folder.write(
      """
      {
        "id": "p", "title": "P", "submit": {"label": "Go"},
        "fields": [
          {"key": "n", "type": "text", "label": "Name"}, {"key": "p", "type": "password", "label": "Password"}
        ]
      }
      """, to: "p.json")
    try desk.run("stty -a > before; perl watch.pl formhaus run p.json --plain > out; stty -a > after")
    try await desk.tmux.waitFor("Name, optional:")
    try desk.enter("Ada")
    try await desk.tmux.waitFor("Password, optional, not shown:")
    try desk.tmux.keys("<C-c>")
    try await desk.tmux.waitFor("Cancel? Type \"yes\" to leave:")
    try desk.tmux.keys(meant)
    #expect(try await desk.ended().screen.lines.contains("left with 130"))
    #expect(desk.folder.text("after") == desk.folder.text("before"))
    #expect(desk.folder.text("out") == "")
  }

  @Test func pipedLinesAreAnswers() async throws {
    let desk = try await Desk()
    try desk.run(
      "printf '%s\\n' Ada 2 Acme 'By the door' . send | formhaus run visit.json --plain > out 2> said")
    #expect(try await desk.ended().code == 0)
    let values = #"{"name":"Ada","kind":"firm","firm":"Acme","notes":"By the door"}"#
    #expect(desk.folder.text("out") == values + "\n")
    #expect(desk.folder.text("said").hasSuffix("Sent.\n"))
    #expect(desk.folder.bytes("said").allSatisfy { $0 == 10 || $0 >= 32 })
  }

  /// The lines before the end, and what is missing then.
  static let beginnings = [
    ("", "Missing: Name."), ("Ada\\n2\\n", "Missing: Firm name."), ("Ada\\n2", "Missing: Firm name."),
    ("Ada\\n2\\n\\n", "Missing: Firm name."),
  ]

  @Test(arguments: beginnings) func theEndOfInputTellsWhatIsMissing(_ lines: String, _ missing: String)
    async throws
  {
    let desk = try await Desk()
    try desk.run("printf '\(lines)' | formhaus run visit.json --plain > out 2> said")
    #expect(try await desk.ended().code == 1)
    #expect(desk.folder.text("said").hasSuffix("\(missing)\n"))
    #expect(desk.folder.text("out") == "")
  }

  @Test(arguments: ["Ada\\n", "Ada\\n1\\n", "Ada\\n1\\nhere\\n", "Ada\\n1\\n.\\n", "Ada\\n1\\n.\\nse"])
  func theEndOfInputNeverSends(_ lines: String) async throws {
    let desk = try await Desk()
    try desk.run("printf '\(lines)' | formhaus run visit.json --plain > out 2> said")
    #expect(try await desk.ended().code == 1)
    #expect(desk.folder.text("said").contains("Error: The input ended before the form was sent."))
    #expect(desk.folder.text("said").hasSuffix("Missing: the word \"send\".\n"))
    #expect(desk.folder.text("out") == "")
  }

  @Test func withoutATerminalOneLineTellsWhatToPass() async throws {
    let desk = try await Desk()
    try desk.run("setsid -w formhaus run visit.json < /dev/null > out 2> said")
    #expect(try await desk.ended().code == 69)
    #expect(
      desk.folder.text("said")
        == "formhaus: there is no terminal to ask on. Pass --answers FILE --no-input, or --tty PATH.\n")
    #expect(desk.folder.text("out") == "")
  }

  @Test func aDumbTerminalIsAskedLineByLine() async throws {
    let desk = try await Desk()
    try desk.run("TERM=dumb formhaus run visit.json > out")
    for (question, line) in [
      ("Name, required:", "Ada"), ("Kind, optional, number or name:", "1"), ("Notes, optional,", "."),
      ("Type \"send\" to submit", "send"),
    ] {
      try await desk.tmux.waitUntil(question) { $0.beforeCursor.hasPrefix(question) }
      try desk.enter(line)
    }
    let (code, screen) = try await desk.ended()
    #expect(code == 0)
    #expect(screen.lines.contains("Sent."))
    #expect(desk.folder.text("out") == #"{"name":"Ada","kind":"person"}"# + "\n")
    #expect(!desk.folder.text("recording").contains("\u{1B}[?1049h"))
  }
}
