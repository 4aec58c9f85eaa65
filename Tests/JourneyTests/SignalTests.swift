import Glibc
import Testing
import TmuxSupport

/// However the program ends, the terminal is as it was.
@Suite(.serialized) struct SignalTests {
  /// The form in a program that tells how it ended, between two notes of the terminal's modes.
  private func watched() async throws -> Desk {
    let desk = try await Desk()
    try desk.run("stty -a > before; perl watch.pl formhaus run visit.json > out; stty -a > after")
    try await desk.visit()
    return desk
  }

  /// Expects that the shell has its terminal back, with nothing printed.
  private func hasEnded(_ desk: Desk, _ how: String) async throws {
    let screen = try await desk.ended().screen
    #expect(screen.lines.contains(how), "\(screen.text)")
    #expect(!screen.contains("Name *"))
    #expect(desk.folder.text("before").contains(" echo "))
    #expect(desk.folder.text("after") == desk.folder.text("before"))
    #expect(desk.folder.text("out") == "")
    try desk.enter("echo $((40 + 2)) and well")
    try await desk.tmux.waitFor("42 and well")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func aSignalEndsTheProgram(signal: Int32) async throws {
    let desk = try await watched()
    try desk.tmux.keys("Ada")
    try await desk.tmux.waitFor("Ada")
    kill(try #require(pid_t(desk.folder.text("pid").dropLast())), signal)
    try await hasEnded(desk, "died by signal \(signal)")
  }

  @Test func controlCOnAnUntouchedFormLeavesAtOnce() async throws {
    let desk = try await watched()
    try desk.tmux.keys("<C-c>")
    try await hasEnded(desk, "left with 130")
  }

  @Test func controlCAsksWhenSomethingWasTyped() async throws {
    let desk = try await watched()
    try desk.tmux.keys("Ada<C-c>")
    let question = try await desk.tmux.waitUntil("the question") {
      $0.contains("Leave the form?") && $0.behindCursor.hasPrefix("Stay<]")
    }
    #expect(question.contains("What you have filled in has not been sent."))
    try desk.tmux.keys("<Esc>")
    let back = try await desk.tmux.waitUntil("the form") {
      !$0.contains("Leave the form?") && $0.beforeCursor.hasSuffix("Ada")
    }
    #expect(back.isAlternate)
    try desk.tmux.keys("<C-c>")
    try await desk.tmux.waitFor("[>Stay<]  [ Leave ]")
    try desk.tmux.keys("<Tab>")
    try await desk.tmux.waitFor("[ Stay ]  [>Leave<]")
    try desk.tmux.keys("<Enter>")
    try await hasEnded(desk, "left with 130")
  }

  @Test func controlCTwiceLeaves() async throws {
    let desk = try await watched()
    try desk.tmux.keys("Ada<C-c>")
    try await desk.tmux.waitFor("Leave the form?")
    try desk.tmux.keys("<C-c>")
    try await hasEnded(desk, "left with 130")
  }

  @Test func controlZGivesTheShellAndFgTheFormWithItsText() async throws {
    let desk = try await Desk()
    try desk.run("formhaus run visit.json > out")
    try await desk.visit()
    try desk.tmux.keys("Ada<C-z>")
    let stopped = try await desk.tmux.waitFor("Stopped")
    #expect(!stopped.isAlternate)
    try desk.enter("clear; echo the shell counts to $((40 + 2)); stty -a")
    let usable = try await desk.tmux.waitUntil("the shell's answer") {
      $0.contains("the shell counts to 42") && $0.contains(" icanon") && $0.contains(" echo ")
    }
    #expect(!usable.isAlternate)

    try desk.enter("clear; fg; echo \"ended $?\"")
    let back = try await desk.tmux.waitUntil("the form") {
      $0.isAlternate && $0.contains("[ Book ]") && $0.beforeCursor.hasSuffix("Ada")
    }
    #expect(!back.contains("the shell counts"))
    try desk.tmux.keys(" Lovelace<Tab><Tab><Tab>")
    try await desk.atBook()
    try desk.tmux.press("Enter")
    #expect(try await desk.ended().code == 0)
    #expect(desk.folder.text("out") == "{\"name\":\"Ada Lovelace\"}\n")
  }
}
