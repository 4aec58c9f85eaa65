import Glibc
import Testing
import TmuxSupport

/// The real program in a real terminal.
@Suite struct ProgramTests {
  private static let password = #"{"key": "pin", "type": "password", "label": "PIN"}"#
  private static let name = #"{"key": "name", "type": "text", "label": "Name"}"#

  @Test(arguments: [SIGQUIT, SIGSEGV])
  func aCrashWhileASecretIsTypedLeavesTheTerminalAsItWas(signal: Int32) async throws {
    let session = try await FormSession.start(fields: Self.password, "--plain")
    try await session.tmux.waitUntil("a prompt that hides") { screen in
      try screen.contains("PIN, optional") && !session.tmux.echoes()
    }
    if signal == SIGQUIT {
      try session.tmux.press("C-\\")
    } else {
      kill(try #require(session.processID), signal)
    }
    let screen = try await session.ending()
    #expect(screen.contains("ended \(128 + signal)"))
    #expect(screen.contains("modes kept"))
  }

  @Test func theTimeThatIsLeftIsSaidOnTheScreen() async throws {
    let session = try await FormSession.start(fields: Self.name, "--time-limit 60s")
    // It stays for a minute only, which may be over before a busy machine looks.
    try await session.tmux.waitUntil("60 seconds left to answer") { _ in
      session.drawn.contains("60 seconds left to answer")
    }
  }

  @Test func theTimeThatIsLeftIsALineOfPlainMode() async throws {
    let session = try await FormSession.start(fields: Self.password, "--plain --time-limit 60s")
    try await session.tmux.waitUntil("the prompt, the line and the prompt again") { screen in
      let line = screen.row(containing: "60 seconds left to answer.") ?? 0
      return line > 0 && screen.lines[line - 1].hasPrefix("PIN, optional")
        && screen.lines[line + 1].hasPrefix("PIN, optional")
    }
  }

  @Test(arguments: ["", "--plain"]) func whenTheTimeIsOverTheFormIsClosed(mode: String) async throws {
    let session = try await FormSession.start(fields: Self.password, "\(mode) --time-limit 1s")
    let screen = try await session.ending()
    #expect(screen.contains("ended 124"))
    #expect(screen.contains("modes kept"))
  }

  @Test func aTerminalThatIsTakenForAnotherIsSaidOnTheScreen() async throws {
    let session = try await FormSession.start(fields: Self.name, variables: "TERM=xterm-kitty")
    let screen = try await session.tmux.waitFor(
      "xterm-kitty is not known on this machine, drawn as xterm-256color")
    #expect(screen.isAlternate)
  }

  @Test func aTerminalThatIsUnknownIsAskedLineByLine() async throws {
    let session = try await FormSession.start(fields: Self.name, variables: "TERM=nonesuch")
    try await session.tmux.waitFor("nonesuch is not known on this machine, so you are asked line by line.")
    try await session.tmux.waitFor("Name, optional")
  }
}
