import Glibc
import Testing
import TmuxSupport

@Suite struct StoppingTests {
  /// The probe as a job of an interactive shell.
  private func job(_ suffix: String = "") async throws -> TmuxSession {
    let tmux = try await TmuxSession.shell()
    try tmux.keys(ProbeSession.program + suffix + "<Enter>")
    return tmux
  }

  /// Asks the shell for its jobs until one is stopped.
  @discardableResult
  private func stop(of tmux: TmuxSession) async throws -> TmuxScreen {
    try await tmux.waitUntil("a stopped job") { screen in
      if screen.contains("Stopped") { return true }
      if screen.lines.last(where: { !$0.isEmpty }) == "$" { try tmux.keys("jobs<Enter>") }
      return false
    }
  }

  @Test func controlZGivesTheTerminalBackAndFgTakesItAgain() async throws {
    let tmux = try await job()
    try await tmux.waitFor("probe 80x24")
    try tmux.keys("a<C-z>")
    let stopped = try await tmux.waitFor("Stopped")
    #expect(!stopped.isAlternate)
    try tmux.keys("stty -a | grep -o -w -e '-*icanon' -e '-*echo'<Enter>")
    let modes = try await tmux.waitFor("echo")
    try await tmux.waitUntil("echo and lines") { $0.lines.contains("icanon") && $0.lines.contains("echo") }
    #expect(!modes.contains("-icanon"))
    try tmux.keys("fg<Enter>")
    let resumed = try await tmux.waitFor("3: resumed")
    #expect(resumed.isAlternate)
    #expect(resumed.contains("│ dialog 日│"))
    #expect(resumed.cursor == (6, 0))
    try tmux.keys("<Up>")
    try await tmux.waitFor("4: key Up")
    try tmux.keys("q")
    #expect(try await !tmux.waitFor("told 5 events").isAlternate)
  }

  @Test func aResizeWhileStoppedIsTakenOverAtFg() async throws {
    let tmux = try await job()
    try await tmux.waitFor("probe 80x24")
    try tmux.keys("<C-z>")
    try await tmux.waitFor("Stopped")
    try tmux.resize(columns: 50, rows: 14)
    try tmux.keys("fg<Enter>")
    let screen = try await tmux.waitFor("probe 50x14")
    #expect(screen.contains("2: resize 50x14"))
    try tmux.keys("<Up>")
    // The size is told in the place of the going on.
    try await tmux.waitFor("3: key Up")
  }

  @Test(arguments: [(80, 24), (50, 14)])
  func fgDrawsOneFrameOfTheSizeThatItFinds(columns: Int, rows: Int) async throws {
    let session = try await ProbeSession.shown()
    let tmux = session.tmux
    try tmux.keys("<C-z>")
    try await tmux.waitFor("Stopped")
    try tmux.resize(columns: columns, rows: rows)
    try tmux.record(to: session.folder.file("bytes"))
    try tmux.keys("fg<Enter>")
    try await tmux.waitFor("probe \(columns)x\(rows)")
    try tmux.keys("q")
    try await tmux.waitFor("told ")
    let written = session.folder.text("bytes")
    #expect(written.ranges(of: "probe ").count == 1)
    #expect(written.contains("probe \(columns)x\(rows)"))
  }

  @Test(arguments: [SIGTSTP, SIGSTOP]) func aStopFromOutsideIsLikeControlZ(signal: Int32) async throws {
    let session = try await ProbeSession.shown()
    let tmux = session.tmux
    try session.send(signal)
    let stopped = try await tmux.waitFor("Stopped")
    #expect(stopped.isAlternate == (signal == SIGSTOP))
    try tmux.keys("fg<Enter>")
    let resumed = try await tmux.waitFor("1: resumed")
    #expect(resumed.isAlternate)
    try tmux.keys("q")
    #expect(try await !tmux.waitFor("told 2 events").isAlternate)
  }

  @Test func inTheBackgroundTheTerminalIsLeftAloneUntilFg() async throws {
    let tmux = try await job(" &")
    let stopped = try await stop(of: tmux)
    #expect(!stopped.isAlternate)
    #expect(!stopped.contains("probe 80x24"))
    try tmux.keys("fg<Enter>")
    try await tmux.waitFor("probe 80x24")
    try tmux.keys("q")
    try await tmux.waitFor("told 1 events")
  }

  @Test func aStoppedProgramThatIsContinuedInTheBackgroundStopsAgain() async throws {
    let tmux = try await job()
    try await tmux.waitFor("probe 80x24")
    try tmux.keys("<C-z>")
    try await tmux.waitFor("Stopped")
    try tmux.keys("clear; bg<Enter>")
    try await stop(of: tmux)
    try tmux.keys("fg<Enter>")
    let resumed = try await tmux.waitFor("2: resumed")
    #expect(resumed.isAlternate)
  }
}
