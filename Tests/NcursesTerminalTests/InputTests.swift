import SeededRandom
import Testing
import TmuxSupport

@Suite struct InputTests {
  @Test func keysAreNamed() async throws {
    let session = try await ProbeSession.shown(rows: 40)
    let names = [
      "a", "é", "日", "Tab", "S-Tab", "Enter", "Backspace", "Delete", "Insert", "Up", "Down", "Left", "Right",
      "Home",
      "End", "PgUp", "PgDn", "C-c", "C-s", "C-q", "C-\\", "F1", "F5", "F12", "C-Left", "C-Right", "M-a",
      "Esc",
    ]
    for name in names { try session.tmux.press(name) }
    let screen = try await session.tmux.waitFor("\(names.count): key Esc")
    for (number, name) in names.enumerated() {
      #expect(screen.lines[number + 2].hasPrefix("\(number + 1): key \(name)"))
    }
  }

  @Test func aPasteIsOneEvent() async throws {
    let session = try await ProbeSession.shown()
    try session.tmux.paste("one\ntwo\t日本")
    try session.tmux.keys("<Tab>")
    try await session.tmux.waitFor("1: paste \"one\\ntwo\\t日本\"")
    try await session.tmux.waitFor("2: key Tab")
  }

  @Test func anEndBracketInsideAPasteTypesNothing() async throws {
    let session = try await ProbeSession.shown()
    try session.tmux.paste("a\u{1B}[201~q")
    try await session.tmux.waitFor("2: paste \"q\"")
  }

  @Test func aMegabyteIsPastedWhole() async throws {
    let session = try await ProbeSession.shown()
    let text = String(repeating: "0123456789日本語\n", count: 1024 * 1024 / 20)
    try session.folder.write(text, to: "text")
    try session.tmux.pasteFile(session.folder.file("text"))
    try await session.tmux.waitFor("1: paste of \(text.utf8.count) bytes, \(text.count) characters")
    try session.tmux.keys("<Down>")
    try await session.tmux.waitFor("2: key Down")
  }

  @Test func unknownSequencesAndFocusAreNotTyped() async throws {
    let session = try await ProbeSession.shown()
    for sequence in [
      "\u{1B}[I", "\u{1B}[97;5u", "\u{1B}]11;rgb:00/00/00\u{7}", "\u{1B}[?62;c", "\u{1B}P1$r\u{1B}\\",
    ] {
      try session.tmux.send(bytes: Array(sequence.utf8))
    }
    try session.tmux.keys("a")
    try await session.tmux.waitFor("1: key a")
  }

  @Test func clicksAreToldWhenAsked() async throws {
    let session = try await ProbeSession.shown("--mouse")
    try session.tmux.send(bytes: Array("\u{1B}[<0;5;3M\u{1B}[<0;5;3m".utf8))
    try await session.tmux.waitFor("1: mouse press(button: 1) 4,2")
    try await session.tmux.waitFor("2: mouse release(button: 1) 4,2")
  }

  @Test func anotherSizeIsOneEvent() async throws {
    let session = try await ProbeSession.shown()
    try session.tmux.resize(columns: 60, rows: 16)
    let screen = try await session.tmux.waitFor("probe 60x16")
    #expect(screen.lines[4].hasSuffix("│ dialog 日│"))
    #expect(screen.contains("1: resize 60x16"))
    #expect(screen.cursor == (6, 0))
  }

  @Test func aStormOfSizesEndsAtTheLast() async throws {
    let session = try await ProbeSession.shown()
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      try session.tmux.resize(
        columns: Int.random(in: 1...300, using: &random), rows: Int.random(in: 1...100, using: &random))
    }
    // ncurses cannot draw the last cell of a single column; the cell above it shows that it goes on.
    try session.tmux.resize(columns: 1, rows: 2)
    try await session.tmux.waitUntil("one column") { $0.columns == 1 && $0.lines.first == "p" }
    try session.tmux.resize(columns: 1, rows: 1)
    try await session.tmux.waitUntil("one cell") { $0.columns == 1 && $0.rows == 1 }
    try session.tmux.resize(columns: 70, rows: 14)
    let screen = try await session.tmux.waitFor("probe 70x14")
    #expect(screen.lines[1] == "wide 日本語 한국 e\u{301} 😀 |")
    #expect(screen.lines[4].hasSuffix("│ dialog 日│"))
    try session.tmux.keys("<Up>")
    try await session.tmux.waitFor("key Up")
  }
}
