import Testing
import TmuxSupport

@Suite struct ProbeTests {
  private func probe(_ environment: [String: String] = [:], wrapped: [String] = []) async throws -> TmuxScreen
  {
    let words = wrapped + [ProbeSession.program, "--probe"]
    let assignments = environment.map { "\($0.key)=\($0.value)" }
    let tmux = try TmuxSession(columns: 90, rows: 20, command: ["env"] + assignments + words)
    return try await tmux.waitForEnd()
  }

  @Test func aTerminalTellsItsSizeBeforeItIsTouched() async throws {
    let screen = try await probe()
    #expect(screen.lines[0] == "can draw true, size 90x20, term tmux-256color")
    #expect(screen.lines[1] == "nothing to tell")
    #expect(!screen.isAlternate)
  }

  @Test func anUnknownModernTerminalIsTakenForXterm() async throws {
    let screen = try await probe(["TERM": "xterm-kitty"])
    #expect(screen.lines[0] == "can draw true, size 90x20, term xterm-256color")
  }

  @Test(arguments: [
    ("dumb", "The terminal dumb cannot show a full screen."),
    ("", "TERM does not name a terminal."),
    ("nonesuch", "This machine has no description of the terminal nonesuch."),
  ])
  func withoutADescriptionThereIsNoScreen(term: String, reason: String) async throws {
    let screen = try await probe(["TERM": term])
    #expect(screen.lines[0] == "can draw false, size 90x20, term none")
    #expect(screen.lines[1] == reason)
  }

  @Test func withoutATerminalThereIsAReason() async throws {
    let screen = try await probe(wrapped: ["setsid", "-w"])
    #expect(screen.lines[0] == "can draw false, size unknown, term none")
    #expect(screen.lines[1] == "There is no terminal at /dev/tty.")
  }

  @Test(arguments: [
    ("setsid -w", "There is no terminal at /dev/tty."), ("env TERM=dumb", "The terminal dumb cannot"),
  ])
  func startingWithoutATerminalIsAnError(prefix: String, reason: String) async throws {
    let tmux = try TmuxSession(command: ["sh", "-c", "\(prefix) \(ProbeSession.program)"])
    let screen = try await tmux.waitForEnd()
    #expect(screen.ending == .exit(69))
    #expect(screen.contains("no terminal: \(reason)"))
  }
}
