import Glibc
import Testing
import TmuxSupport

@Suite struct EndingTests {
  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGXCPU])
  func aSignalEndsTheProgramByItselfAndGivesTheTerminalBack(signal: Int32) async throws {
    let session = try await ProbeSession.shown()
    try session.send(signal)
    let screen = try await session.ending()
    #expect(screen.contains("ended \(128 + signal)"))
    #expect(screen.contains("modes kept"))
    #expect(!screen.isAlternate)
  }

  @Test func anInterruptFromOutsideEndsTheProgramByItself() async throws {
    let tmux = try TmuxSession(command: [ProbeSession.program])
    try await tmux.waitFor("probe 80x24")
    kill(try await tmux.processID(), SIGINT)
    #expect(try await tmux.waitForEnd().ending == .signal(SIGINT))
  }

  @Test(arguments: [
    ("trap", [132, 133]), ("segv", [139]), ("abort", [134]), ("overflow", [139]), ("exit", [7]),
  ])
  func aCrashGivesTheTerminalBack(kind: String, statuses: [Int]) async throws {
    let session = try await ProbeSession.shown("--crash \(kind)")
    try session.tmux.keys("x")
    let screen = try await session.ending()
    #expect(statuses.contains { screen.contains("ended \($0)") }, "\(screen.text)")
    #expect(screen.contains("modes kept"))
    #expect(!screen.isAlternate)
  }

  @Test func aProgramThatHangsEndsNevertheless() async throws {
    let session = try await ProbeSession.shown()
    try session.tmux.keys("b")
    try session.send(SIGTERM)
    let screen = try await session.ending()
    #expect(screen.contains("ended 143"))
    #expect(screen.contains("modes kept"))
    #expect(!screen.isAlternate)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aTerminalThatTakesNoBytesDoesNotKeepTheProgramAlive(signal: Int32) async throws {
    let session = try await ProbeSession.shown()
    let terminal = open(try session.tmux.ttyPath(), O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { close(terminal) }
    let id = try session.processID()
    tcflow(terminal, TCOOFF)
    try session.send(signal)
    // Giving the terminal back begins with a write, which waits.
    try await session.tmux.waitUntil("the program's end") { _ in kill(id, 0) != 0 }
    tcflow(terminal, TCOON)
    let screen = try await session.ending()
    #expect(screen.contains("ended \(128 + signal)"))
    #expect(screen.contains("modes kept"))
  }

  @Test func inheritedDispositionsDoNotMatter() async throws {
    let session = try await ProbeSession.shown(around: { "(trap '' HUP TERM PIPE INT; \($0))" })
    try session.send(SIGHUP)
    #expect(try await session.ending().contains("ended 129"))
  }

  @Test func aTerminalThatGoesAwayIsToldOnce() async throws {
    let other = try TmuxSession(command: ["sleep", "600"])
    let tty = try other.ttyPath()
    let session = try await ProbeSession.start("--tty \(tty)")
    try await other.waitFor("probe 80x24")
    other.close()
    let screen = try await session.ending()
    #expect(screen.contains("told 1 events"))
    #expect(screen.contains("ended 0"))
  }

  @Test func standardInputAndOutputAreFree() async throws {
    let session = try await ProbeSession.shown(around: {
      "echo data | \($0) | cat > $HOME/formhaus-out-$$; cat $HOME/formhaus-out-$$; rm $HOME/formhaus-out-$$"
    })
    try session.tmux.keys("aq")
    let screen = try await session.ending()
    #expect(screen.contains("told 2 events"))
    #expect(screen.contains("modes kept"))
  }
}
