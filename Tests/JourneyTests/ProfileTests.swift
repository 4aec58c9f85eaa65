import Testing
import TmuxSupport

/// The person's own details in a terminal.
@Suite(.serialized) struct ProfileTests {
  @Test func theyAreOfferedInEmptyFieldsAndTakenByAKey() async throws {
    let desk = try await Desk()
    try desk.folder.write(#"{"name": "Maya Chen", "email": "maya@example.com"}"#, to: "maya.json")
    try desk.run("formhaus demo signup --profile maya.json > got.json")
    try await desk.tmux.waitUntil("the offer") { screen in
      screen.isAlternate && screen.lines.contains { $0.contains("Maya Chen →") }
        && screen.lines.contains { $0.contains("Right take it") }
    }
    try desk.tmux.keys("<Right>")
    try await desk.tmux.waitUntil("the answer") { screen in
      screen.lines.contains { $0.contains("Maya Chen") } && !screen.lines.contains { $0.contains("→") }
    }
    try desk.tmux.keys("<Tab>")
    try await desk.tmux.waitUntil("the next offer") { screen in
      screen.lines.contains { $0.contains("maya@example.com →") }
    }
    try desk.tmux.keys("m")
    try await desk.tmux.waitUntil("its rest") { screen in
      screen.lines.contains { $0.contains("maya@example.com →") }
    }
    try desk.tmux.keys("<C-e><Tab>")
    try await desk.tmux.waitUntil("a secret without an offer") { screen in
      screen.lines.contains { $0.contains("maya@example.com ") }
        && !screen.lines.contains { $0.contains("→") }
    }
    try desk.tmux.keys("<C-c>")
    try await desk.tmux.waitUntil("the question") { screen in screen.lines.contains { $0.contains("Leave") } }
    try desk.tmux.keys("y")
    #expect(try await desk.ended().code == 130)
  }
}
