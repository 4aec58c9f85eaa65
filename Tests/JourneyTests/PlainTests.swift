import PlainRules
import Testing
import TmuxSupport

/// The form as lines: in a terminal, from a pipe, and where there is no terminal.
@Suite(.serialized) struct PlainTests {
  @Test func aConversationInATerminal() async throws {
    let desk = try await Desk(columns: 120, rows: 50)
    try desk.run("formhaus run --plain \(TmuxSession.quoted([signUpForm])) > out")
    var talk = PlainDesk(desk)
    try await talk.answer("Full name, required:", "Maya Chen")
    try await talk.answer("Email, required:", "maya@")
    try await desk.tmux.waitFor("Error: Email: ")
    try await talk.answer("Email, required, now maya@:", "maya@example.com")
    try await talk.answer("Password, required, not shown:", "correct horse")
    try await desk.tmux.waitFor("Password: saved.")
    try await talk.answer("Password again, required, not shown:", "correct house")
    try await desk.tmux.waitFor("Error: Password again: The passwords differ.")
    try await talk.answer("Password again, required, not shown", "correct horse")
    try await talk.answer("Plan, required,", "2")
    try await desk.tmux.waitFor("Plan: Team.")
    try await talk.answer("Seats, required, number from 2 to 500:", "/back")
    try await talk.answer("Plan, required,", "")
    try await talk.answer("Seats, required, number from 2 to 500:", "12")
    try await talk.answer("What will you use it for? optional,", "1, 3")
    try await talk.answer("Company, required:", "Acme")
    try await talk.answer("Country, required, number or name:", "Ger")
    try await talk.answer("VAT number, optional:", "")
    try await talk.answer("Start on, optional, date from", "")
    try await talk.answer("Anything we should know? optional,", "one")
    try talk.enter("two")
    try talk.enter(".")
    try await talk.answer("Send me the monthly letter, yes or no,", "y")
    try await talk.answer("I agree to the terms, required, yes or no:", "y")
    try await desk.tmux.waitFor("12. Anything we should know? one")
    #expect(desk.folder.text("out") == "")
    try await talk.answer("Type \"send\" to submit, a number to change an answer, or /quit:", "send")
    let (code, screen) = try await talk.ended()
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

  private static let secret = """
    {
      "id": "p", "title": "P", "submit": {"label": "Go"},
      "fields": [
        {"key": "n", "type": "text", "label": "Name"}, {"key": "p", "type": "password", "label": "Password"}
      ]
    }
    """

  @Test(arguments: ["yes", PlainTranscript.interrupt]) func controlCInAPasswordGivesTheEchoBack(
    _ meant: String
  ) async throws {
    let desk = try await Desk()
    try desk.folder.write(Self.secret, to: "p.json")
    try desk.run("stty -a > before; perl watch.pl formhaus run p.json --plain > out 2> left; stty -a > after")
    var talk = PlainDesk(desk)
    try await talk.answer("Name, optional:", "Ada")
    try await talk.wait(for: "Password, optional, not shown:")
    try talk.interrupt()
    try await talk.wait(for: "Cancel? Type \"yes\" to leave:")
    if meant == PlainTranscript.interrupt { try talk.interrupt() } else { try talk.enter(meant) }
    try await talk.ended(.interrupted)
    #expect(desk.folder.text("left") == "left with 130\n")
    #expect(desk.folder.text("after") == desk.folder.text("before"))
    #expect(desk.folder.text("out") == "")
  }

  @Test func controlZInAPasswordGivesTheEchoBackAndGoesOnWithoutIt() async throws {
    let desk = try await Desk()
    try desk.folder.write(Self.secret, to: "p.json")
    // A shell with jobs would itself mend the terminal that a stopped program leaves.
    try desk.folder.write(
      """
      use POSIX ":sys_wait_h";
      $SIG{TSTP} = "IGNORE";
      my $child = fork;
      if (!$child) { $SIG{TSTP} = "DEFAULT"; exec { $ARGV[0] } @ARGV or exit 127; }
      waitpid $child, WUNTRACED;
      `cat /proc/$child/stat` =~ / T / or die "not stopped";
      system "stty -a > stopped";
      kill "CONT", $child;
      waitpid $child, 0;
      exit($? >> 8);

      """, to: "stop.pl")
    try desk.run("stty -a > before; perl stop.pl formhaus run p.json --plain > out")
    var talk = PlainDesk(desk)
    try await talk.answer("Name, optional:", "Ada")
    let question = "Password, optional, not shown:"
    try await talk.wait(for: question)
    #expect(try !desk.tmux.echoes())
    try desk.tmux.keys("<C-z>")
    let screen = try await desk.tmux.waitUntil("the question again") { screen in
      screen.lines.count { $0.contains(question) } == 2 && screen.beforeCursor.hasPrefix(question)
    }
    // What was stopped leaves the terminal as it was, and takes it as it needs it when it goes on.
    #expect(desk.folder.text("stopped") == desk.folder.text("before"))
    try await desk.tmux.waitUntil("a question that hides") { _ in try !desk.tmux.echoes() }
    #expect(!screen.contains("correct"))
    try desk.enter("correct horse")
    try await desk.tmux.waitFor("Password: saved.")
    #expect(try desk.tmux.echoes())
    try desk.enter("send")
    #expect(try await desk.ended().code == 0)
    #expect(desk.folder.text("out") == #"{"n":"Ada","p":"correct horse"}"# + "\n")
    #expect(!desk.folder.text("recording").contains("correct"))
  }

  @Test func pipedLinesAreAnswers() async throws {
    let desk = try await Desk()
    try desk.run(
      "printf '%s\\n' Ada 2 Acme 'By the door' . send | formhaus run visit.json --plain > out 2> said")
    #expect(try await desk.ended().code == 0)
    let values = #"{"name":"Ada","kind":"firm","firm":"Acme","notes":"By the door"}"#
    #expect(desk.folder.text("out") == values + "\n")
    #expect(desk.folder.text("said").hasSuffix("Sent.\n"))
    expectRules(desk.folder.text("said"), typed: ["Ada", "2", "Acme", "By the door", ".", "send"], .sent)
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
    expectRules(desk.folder.text("said"), piped: lines)
  }

  @Test(arguments: ["Ada\\n", "Ada\\n1\\n", "Ada\\n1\\nhere\\n", "Ada\\n1\\n.\\n", "Ada\\n1\\n.\\nse"])
  func theEndOfInputNeverSends(_ lines: String) async throws {
    let desk = try await Desk()
    try desk.run("printf '\(lines)' | formhaus run visit.json --plain > out 2> said")
    #expect(try await desk.ended().code == 1)
    #expect(desk.folder.text("said").contains("Error: The input ended before the form was sent."))
    #expect(desk.folder.text("said").hasSuffix("Missing: the word \"send\".\n"))
    #expect(desk.folder.text("out") == "")
    expectRules(desk.folder.text("said"), piped: lines)
  }

  /// Holds what was said against the rules, when lines of the shell came in and no more.
  private func expectRules(_ said: String, piped lines: String) {
    let typed = lines.split(separator: "\\n", omittingEmptySubsequences: false).map(String.init)
    expectRules(said, typed: typed.last == "" ? typed.dropLast() : typed, .endOfInput)
  }

  private func expectRules(_ said: String, typed: [String], _ closing: PlainClosing) {
    let breaches = PlainTranscript(said, typed: typed, closing: closing).breaches()
    #expect(breaches.isEmpty, "\(breaches)\n\(said)")
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
    var talk = PlainDesk(desk)
    for (question, line) in [
      ("Name, required:", "Ada"), ("Kind, optional, number or name:", "1"), ("Notes, optional,", "."),
      ("Type \"send\" to submit", "send"),
    ] {
      try await talk.answer(question, line)
    }
    let (code, screen) = try await talk.ended()
    #expect(code == 0)
    #expect(screen.lines.contains("Sent."))
    #expect(desk.folder.text("out") == #"{"name":"Ada","kind":"person"}"# + "\n")
    #expect(!desk.folder.text("recording").contains("\u{1B}[?1049h"))
  }
}
