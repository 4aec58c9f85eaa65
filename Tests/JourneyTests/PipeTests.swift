import Testing
import TmuxSupport

/// The form draws on the terminal; the standard streams stay free.
@Suite(.serialized) struct PipeTests {
  static let values = "{\"name\":\"Ada\"}\n"

  /// Fills in the form that is on the screen, and sends it.
  private func send(_ desk: Desk, name: String = "Ada") async throws {
    try await desk.visit()
    try await desk.fillIn(name: name)
    try desk.tmux.press("Enter")
  }

  @Test(arguments: [
    "formhaus run visit.json > out",
    "formhaus run visit.json | cat > out",
    "echo x | formhaus run visit.json > out",
    "echo x | formhaus run visit.json | cat > out",
    "formhaus run visit.json < /dev/null > out 2> errors",
    "formhaus run - < visit.json > out",
    "formhaus run visit.json <&- > out",
  ])
  func answersComeOutOf(line: String) async throws {
    let desk = try await Desk()
    try desk.run(line)
    try await send(desk)
    let (code, screen) = try await desk.ended()
    #expect(code == 0)
    #expect(!screen.contains("{"))
    #expect(desk.folder.text("out") == Self.values)
    #expect(desk.folder.text("errors") == "")
  }

  @Test func aVariableTakesTheAnswers() async throws {
    let desk = try await Desk()
    try desk.run("answers=$(formhaus run visit.json); echo \"<$answers>\" > out")
    try await send(desk)
    #expect(try await desk.ended().code == 0)
    #expect(desk.folder.text("out") == "<{\"name\":\"Ada\"}>\n")
  }

  @Test func aLoopKeepsTheLinesThatItReads() async throws {
    let desk = try await Desk()
    try desk.folder.write("one\ntwo\n", to: "lines")
    try desk.run(
      "while read line; do echo \"$line\" >> out; formhaus run visit.json >> out || break; done < lines")
    try await send(desk)
    try await desk.tmux.waitUntil("the second line") { _ in desk.folder.text("out").hasSuffix("two\n") }
    try await send(desk, name: "Grace")
    #expect(try await desk.ended().code == 0)
    #expect(desk.folder.text("out") == "one\n{\"name\":\"Ada\"}\ntwo\n{\"name\":\"Grace\"}\n")
  }

  @Test func aTerminalOnStandardOutputShowsTheAnswersBelowThePrompt() async throws {
    let desk = try await Desk()
    try desk.run("formhaus run visit.json")
    try await send(desk)
    let (code, screen) = try await desk.ended()
    #expect(code == 0)
    #expect(screen.lines.contains("{\"name\":\"Ada\"}"))
  }
}
