import FormhausTesting
import Surface
import Testing
import TmuxSupport

/// Texts of many scripts, typed at a real terminal: the hardware cursor is where it is without one.
@MainActor
@Suite(.serialized) struct ScriptTests {
  nonisolated static let samples = [
    "日本語テスト", "한국어", "Ame\u{301}lie Nguye\u{302}\u{303}n", "a👨‍👩‍👧b", "👍🏽👋🏿", "🇬🇧🇯🇵", "1️⃣2️⃣3", "⚠️ ❤️",
    "नमस्ते क्षा", "กำลังทดสอบ", "שלום עולם", "שָׁלוֹם", "مرحبا بالعالم", "سه‌شنبه", "Ж±§…",
  ]

  private var form: String {
    "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/") + "/Fixtures/forms/scripts.json"
  }

  @Test func theCursorStandsWhereItDoesWithoutATerminal() async throws {
    let desk = try await Desk()
    let tmux = desk.tmux
    try desk.run("formhaus run \(TmuxSession.quoted([form])) > out")
    let (headless, _) = try headlessForm(form)
    try await tmux.meet(headless.frame.cursor, after: "the start")
    for sample in Self.samples {
      for keys in [sample, "<Left>", "<Left>", "<End>", "<C-u>"] {
        try headless.type(keys)
        try tmux.keys(keys)
        try await tmux.meet(headless.frame.cursor, after: "\(keys) of \(sample)")
      }
    }
    for sample in Self.samples {
      try headless.type(sample + " ")
      try tmux.keys(sample + " ")
    }
    try await tmux.meet(headless.frame.cursor, after: "all of them")
  }

  /// The cursor's cell once the form is there with lines of ASCII and the cursor has come into its first well.
  private nonisolated func cursorBetweenASCII(_ tmux: TmuxSession) async throws -> Point {
    let cursor = try await tmux.waitUntil("lines of ASCII") { screen in
      screen.isAlternate && screen.contains("Name *") && !screen.contains("━")
        && screen.beforeCursor == "  | # "
    }.cursor
    return Point(x: cursor.x, y: cursor.y)
  }

  /// This terminal draws them in one cell; where ncurses takes them to end shows once it draws the screen anew.
  @Test func lettersOfAmbiguousWidthTakeTwoCellsWhenToldSo() async throws {
    let desk = try await Desk()
    let tmux = desk.tmux
    try desk.run("formhaus run --ambiguous-wide \(TmuxSession.quoted([form])) > out")
    let start = try await cursorBetweenASCII(tmux)
    for (text, cells) in [("ЖЖ", 4), ("Жa", 3), ("日Ж", 4), ("e\u{301}±", 3)] {
      try tmux.keys(text + "<C-l>")
      try await tmux.meet(Point(x: start.x + cells, y: start.y), after: text)
      try tmux.keys("<C-u><C-l>")
      try await tmux.meet(Point(x: start.x, y: start.y), after: "an empty well")
    }
  }
}
