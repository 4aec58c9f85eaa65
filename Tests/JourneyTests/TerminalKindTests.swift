import Testing
import TmuxSupport

/// Each kind of terminal ends in a working form or in plain mode, with one line at most said about it.
@Suite(.serialized) struct TerminalKindTests {
  private static let form = """
    {
      "id": "one", "title": "One", "submit": {"label": "Send"},
      "fields": [{"key": "name", "type": "text", "label": "Name"}]
    }
    """

  private func desk(_ variables: String, options: String = "") async throws -> Desk {
    let desk = try await Desk()
    try desk.folder.write(Self.form, to: "one.json")
    try desk.run("env \(variables) formhaus run one.json \(options) > out 2> said")
    return desk
  }

  /// The name of a terminal, and the corner of a card on it.
  static let drawn = [
    ("vt100", "┌"), ("vt220", "┌"), ("linux", "┌"), ("xterm", "╭"), ("xterm-256color", "╭"), ("screen", "╭"),
    ("tmux", "╭"), ("tmux-256color", "╭"),
  ]
  /// Terminals without a description here, which are drawn on as another.
  static let standIns = [
    ("xterm-kitty", "╭"), ("foot", "╭"), ("alacritty", "╭"), ("ghostty", "╭"), ("wezterm", "╭"),
  ]

  @Test(arguments: drawn + standIns) func aFullScreenIsFilledInAndSent(_ term: String, _ corner: String)
    async throws
  {
    let desk = try await desk("TERM=\(term)")
    let screen = try await desk.tmux.waitUntil("the form") { screen in
      screen.contains("Name") && screen.contains("Send") && screen.lines.count > 20
        && screen.lines.last { !$0.isEmpty }?.contains("F1") == true || screen.contains("is not known")
    }
    #expect(screen.contains(corner))
    #expect(screen.contains("is not known") == Self.standIns.contains { $0.0 == term })
    try desk.tmux.type("Ada")
    try await desk.tmux.waitUntil("the name") { $0.lines[$0.cursor.y].contains("Ada") }
    try desk.tmux.keys("<Tab>")
    // Where a paste has no marks, Enter right behind another key is taken for one.
    try await desk.tmux.waitFor("[>Send<]")
    try desk.tmux.keys("<Enter>")
    #expect(try await desk.ended().code == 0)
    #expect(desk.folder.text("out") == #"{"name":"Ada"}"# + "\n")
    #expect(desk.folder.text("said") == "")
  }

  /// How TERM is set, and what is said about it.
  static let plain: [(String, String?)] = [
    ("TERM=dumb", nil), ("TERM=unknown", nil), ("TERM=", nil), ("-u TERM", nil),
    ("TERM=nonesuch", "nonesuch is not known on this machine, so you are asked line by line."),
  ]

  @Test(arguments: plain) func whereNothingCanBeDrawnTheFormIsAskedLineByLine(
    _ variable: String, _ sentence: String?
  ) async throws {
    let desk = try await desk(variable)
    var talk = PlainDesk(desk)
    try await talk.answer("Name, optional", "Ada")
    try await talk.answer("Type \"send\" to submit", "send")
    let (code, screen) = try await talk.ended()
    #expect(code == 0)
    #expect(desk.folder.text("out") == #"{"name":"Ada"}"# + "\n")
    let remarks = screen.lines.filter { $0.contains("this machine") || $0.contains("TERM") }
      .filter { !$0.contains("formhaus run") }
    #expect(remarks == (sentence.map { [$0] } ?? []))
    #expect(desk.folder.text("said") == "")
  }

  /// Variables and options, and whether the form has colours then.
  static let colours: [(String, String, Bool)] = [
    ("LANG=C.UTF-8", "", true), ("NO_COLOR=1", "", false), ("NO_COLOR=", "", true), ("CLICOLOR=0", "", false),
    ("NO_COLOR=1", "--color always", true), ("CLICOLOR_FORCE=1 CLICOLOR=0", "", true),
    ("LANG=C.UTF-8", "--color never", false), ("TERM=vt100", "--color always", false),
  ]

  @Test(arguments: colours) func coloursAreThoseThatWereAskedFor(
    _ variables: String, _ options: String, _ expected: Bool
  ) async throws {
    let desk = try await desk(variables, options: options)
    try await desk.tmux.waitUntil("the form") {
      $0.contains("Name") && $0.contains("Send") && $0.contains("F1")
    }
    try desk.tmux.keys("<C-c>")
    #expect(try await desk.ended().code == 130)
    #expect(desk.folder.text("recording").contains("\u{1B}[38;5;") == expected)
  }

  @Test func lessMotionHasNoLinesUnlessTheyAreAskedFor() async throws {
    let bare = try await desk("REDUCED_MOTION=1")
    let screen = try await bare.tmux.waitUntil("the form") { $0.contains("Name") && $0.contains("F1") }
    #expect(!screen.contains("╭"))
    #expect(screen.contains("> ["))
    let lined = try await desk("REDUCED_MOTION=1", options: "--borders line")
    try await lined.tmux.waitFor("╭")
  }

  @Test func aBellAndAFlashReachTheTerminalOnlyWhenTheyAreAskedFor() async throws {
    let flash = "\u{1B}[?5h"
    for (options, rings, flashes) in [
      ("", false, false), ("--bell", true, false), ("--flash", false, true), ("--bell --flash", true, true),
    ] {
      let desk = try await Desk()
      try desk.run("TERM=xterm-256color formhaus demo booking \(options) > out")
      try await desk.tmux.waitFor("Step 1 of 4")
      try await desk.tmux.waitFor("F1")
      #expect(!desk.folder.text("recording").contains("\u{7}"))
      try desk.tmux.keys("<Tab><Enter>")
      try await desk.tmux.waitFor("Step 2 of 4")
      try desk.tmux.keys("<C-c>")
      _ = try await desk.tmux.waitUntil("the end or the question") { screen in
        if screen.contains("Leave the form?") { try desk.tmux.keys("<C-c>") }
        return screen.contains("ended 130")
      }
      let recorded = desk.folder.text("recording")
      #expect(recorded.contains("\u{7}") == rings, "\(options)")
      #expect(recorded.contains(flash) == flashes, "\(options)")
    }
  }

  @Test func theFileOfSettingsIsFollowed() async throws {
    let desk = try await Desk()
    try desk.folder.write(Self.form, to: "one.json")
    try desk.enter("mkdir -p .config/formhaus; echo '{\"ui\": \"plain\"}' > .config/formhaus/config.json")
    try desk.run("env -u XDG_CONFIG_HOME formhaus run one.json")
    try await desk.tmux.waitUntil("the question") { $0.beforeCursor.hasPrefix("Name, optional") }
    try desk.enter("/quit")
    try desk.enter("yes")
    try await desk.tmux.waitUntil("the end") { $0.contains("ended 1") }
    try desk.run("env -u XDG_CONFIG_HOME formhaus run one.json --no-plain")
    try await desk.tmux.waitUntil("the form") { $0.isAlternate && $0.contains("Name") }
  }
}
