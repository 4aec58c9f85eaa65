import Surface
import Testing
import TmuxSupport

@testable import TerminalProbe

@Suite struct ScreenTests {
  @Test func layersStandOverOneAnotherAndTheCursorStandsWhereItIsSaid() async throws {
    let session = try await ProbeSession.shown()
    let screen = try session.tmux.screen()
    #expect(screen.lines[0] == "probe 80x24 indexed256 true")
    #expect(screen.lines[1] == "wide 日本語 한국 e\u{301} 😀 |")
    #expect(screen.lines[4] == String(repeating: " ", count: 66) + "│ dialog 日│")
    #expect(screen.cursor == (6, 0))
    #expect(screen.isAlternate)
    let styled = try session.tmux.styledScreen()
    #expect(styled.contains("\u{1B}[1m\u{1B}[31m╭──────────╮"))
  }

  @Test func theEndGivesTheTerminalBack() async throws {
    let session = try await ProbeSession.shown()
    try session.tmux.keys("q")
    let screen = try await session.ending()
    #expect(!screen.isAlternate)
    #expect(screen.contains("told 1 events"))
    #expect(screen.contains("ended 0"))
    #expect(screen.contains("modes kept"))
  }

  @Test(arguments: 1...6) func theScreenShowsTheLayersAsTheyFlatten(seed: UInt64) async throws {
    let session = try await ProbeSession.shown("--seed \(seed)", columns: 24, rows: 8)
    var frames = RandomFrames(seed: seed)
    for step in 1...40 {
      frames.advance(on: Size(columns: 24, rows: 8))
      let frame = try #require(frames.current)
      try session.tmux.keys("n")
      try await session.tmux.waitUntil("frame \(step):\n\(frame.flattened.text)\n") {
        $0.text == frame.flattened.text && $0.cursor == (frame.cursor.x, frame.cursor.y)
      }
    }
  }

  @Test func anEqualFrameWritesNothing() async throws {
    let session = try await ProbeSession.shown()
    try session.tmux.record(to: session.folder.file("bytes"))
    try session.tmux.keys("eeeeeeeeeeeeeeeeeeee")
    try session.tmux.keys("a")
    try await session.tmux.waitFor("1: key a")
    try session.tmux.keys("q")
    _ = try await session.ending()
    let written = session.folder.text("bytes")
    let next = try #require(written.firstRange(of: "\u{1B}[?2004l"))
    let first = written[..<next.lowerBound]
    #expect(first.contains("1: key a"))
    #expect(first.utf8.count < 80)
  }

  @Test func anIdleProgramWritesNothingAndUsesNoTime() async throws {
    let session = try await ProbeSession.shown()
    try session.tmux.record(to: session.folder.file("bytes"))
    let id = try session.processID()
    let before = try ProcessTime(of: id)
    // The time in which nothing may happen.
    try await Task.sleep(for: .seconds(1))
    let after = try ProcessTime(of: id)
    #expect(after.ticks - before.ticks <= 1)
    #expect(session.folder.bytes("bytes").isEmpty)
  }

  @Test func withoutUnicodeBordersAreLinesAndTheRestIsAscii() async throws {
    let session = try await ProbeSession.shown(environment: ["LANG": "C"])
    let screen = try session.tmux.screen()
    #expect(screen.lines[0] == "probe 80x24 indexed256 false")
    #expect(screen.lines[1] == "wide ??? ?? e ? |")
    // tmux tells line drawing by its letters, between shifts.
    #expect(screen.lines[3].hasSuffix("lqqqqqqqqqqk"))
    #expect(try session.tmux.styledScreen().contains("\u{E}lqqqqqqqqqqk"))
  }

  @Test func aLocaleThatIsNotInstalledButNamesUnicodeIsUnicode() async throws {
    let session = try await ProbeSession.shown(around: { "LC_ALL=xx_YY.UTF-8 \($0)" })
    #expect(try session.tmux.screen().lines[0] == "probe 80x24 indexed256 true")
  }

  @Test(arguments: [
    ("vt100", "monochrome"), ("linux", "ansi16"), ("xterm", "ansi16"), ("screen", "ansi16"),
    ("xterm-mono", "monochrome"),
  ])
  func olderTerminalsHaveTheirColours(term: String, colours: String) async throws {
    let session = try await ProbeSession.shown(around: { "TERM=\(term) \($0)" })
    #expect(try session.tmux.screen().lines[0] == "probe 80x24 \(colours) true")
  }

  @Test func fewerColoursAreUsedWhenAsked() async throws {
    let session = try await ProbeSession.shown("--mono")
    #expect(try session.tmux.screen().lines[0] == "probe 80x24 monochrome true")
    #expect(try !session.tmux.styledScreen().contains("[31m"))
  }

  @Test func withoutAlternateScreenTheShellGoesOnBelow() async throws {
    let session = try await ProbeSession.shown(around: { "TERM=vt100 \($0)" })
    #expect(try !session.tmux.screen().isAlternate)
    try session.tmux.keys("q")
    let screen = try await session.ending()
    #expect(
      screen.row(containing: "told 1 events").map { $0 > (screen.row(containing: "1: key q") ?? -1) } == true)
    #expect(screen.contains("modes kept"))
  }
}
