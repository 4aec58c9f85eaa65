import Testing
import TmuxSupport

/// `formhaus doctor` on a real terminal.
@Suite struct DoctorTests {
  @Test func findsNothingToMendWhereAllIsWell() async throws {
    let desk = try await Desk(environment: ["LC_ALL": "C.UTF-8", "TERM": "screen-256color"])
    try desk.run("TERM=screen-256color formhaus doctor")
    let (code, screen) = try await desk.ended()
    #expect(code == 0)
    #expect(screen.contains("All is well."))
    #expect(screen.contains("/dev/tty, 80x24, TERM=screen-256color"))
    #expect(screen.contains("forms       full screen"))
    #expect(screen.contains("colours     256"))
    #expect(screen.contains("日 2"))
  }

  @Test func saysHowToMendWhatIsMissing() async throws {
    let desk = try await Desk()
    try desk.run("LC_ALL=xx_XX.UTF-8 TERM=xterm-kitty NO_COLOR=1 formhaus doctor")
    let (code, screen) = try await desk.ended()
    #expect(code == 1)
    #expect(screen.contains("- This machine has no description of the terminal xterm-kitty"))
    #expect(screen.contains("apt-get install ncurses-term"))
    #expect(screen.contains("- The locale xx_XX.UTF-8 is not installed; C.UTF-8 is used for letters."))
    #expect(screen.contains("color is never by variable NO_COLOR"))
  }
}
