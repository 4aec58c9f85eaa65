import Testing
import TmuxSupport

/// Text that is pasted is text, whatever it holds.
@Suite(.serialized) struct PasteTests {
  private func visit() async throws -> Desk {
    let desk = try await Desk()
    try desk.run("formhaus run visit.json --submit 'touch submitted; cat > /dev/null' > out")
    try await desk.visit()
    return desk
  }

  /// Sends the form by its button, after a look that nothing did before, and gives what was printed.
  private func send(_ desk: Desk) async throws -> String {
    let screen = try await desk.atBook()
    #expect(!screen.contains("Leave the form?"))
    #expect(!desk.holds("submitted"))
    try desk.tmux.press("Enter")
    #expect(try await desk.ended().code == 0)
    #expect(desk.holds("submitted"))
    return desk.folder.text("out")
  }

  @Test(arguments: [
    "Ada\nLovelace", "Ada\r\nLovelace\n", "Ada\n\nLovelace\n\n\n\n\n\n",
    "Ada\u{1B}[201~\n\n\n\n\nLovelace", "Ada Love\u{3}\u{3}lace", "Ada\u{1B} \u{1A}Lovelace\r",
  ])
  func aFieldOfOneRowTakesItAsOneRow(_ text: String) async throws {
    let desk = try await visit()
    try desk.tmux.paste(text)
    let pasted = try await desk.tmux.waitUntil("the text") { $0.beforeCursor.contains("lace") }
    #expect(pasted.lines[pasted.cursor.y - 1].contains("Name *"))
    try desk.tmux.keys("<Tab><Tab><Tab>")
    #expect(try await send(desk) == "{\"name\":\"Ada Lovelace\"}\n")
  }

  @Test func aFieldOfSeveralRowsKeepsThem() async throws {
    let desk = try await visit()
    try desk.tmux.keys("Ada<Tab><Tab>")
    try desk.tmux.paste("one\ntwo\nthree")
    let pasted = try await desk.tmux.waitUntil("the text") { $0.beforeCursor.hasSuffix("three") }
    let row = try #require(pasted.row(containing: "one"))
    #expect(pasted.row(containing: "two") == row + 1)
    #expect(pasted.cursor.y == row + 2)
    try desk.tmux.keys("<Tab>")
    #expect(try await send(desk) == #"{"name":"Ada","notes":"one\ntwo\nthree"}"# + "\n")
  }

  @Test func typingGoesOnBehindThePaste() async throws {
    let desk = try await visit()
    try desk.tmux.paste("Ada\n")
    try desk.tmux.keys(" L<Tab><Tab><Tab>")
    #expect(try await send(desk) == "{\"name\":\"Ada L\"}\n")
  }
}
