import Testing
import TmuxSupport

/// A date from its month, a secret that is looked at, and a file by its path, in a real terminal.
@Suite(.serialized) struct FieldJourneyTests {
  private static let form = """
    {
      "id": "claim", "title": "Claim", "submit": {"label": "Send"},
      "fields": [
        {"key": "day", "type": "date", "label": "Day", "max": "2027-12-31"},
        {"key": "code", "type": "password", "label": "Code"},
        {"key": "paper", "type": "file", "label": "Paper", "accept": ".pdf"}
      ]
    }
    """

  @Test func theyAreFilledInAndSent() async throws {
    let desk = try await Desk()
    try desk.folder.write(FieldJourneyTests.form, to: "claim.json")
    try desk.folder.write("x", to: "papers.pdf")
    try desk.folder.write("x", to: "paper.txt")
    try desk.run("formhaus run claim.json > out")
    try await desk.tmux.waitUntil("the form") { $0.isAlternate && $0.contains("[ Send ]") }
    try desk.tmux.keys("2026-12-24<Down>")
    let month = try await desk.tmux.waitUntil("the month") { $0.contains("╭ December 2026 ─") }
    #expect(month.behindCursor.hasPrefix("24"))
    try desk.tmux.keys("<Right><Enter>")
    try await desk.tmux.waitUntil("the day") { $0.contains("2026-12-25") && !$0.contains("╭ December") }
    try desk.tmux.keys("<Tab>hunter2<C-r>")
    try await desk.tmux.waitUntil("the secret") { $0.contains("hunter2") && $0.contains("Code is shown") }
    try desk.tmux.keys("<Tab>pa")
    let files = try await desk.tmux.waitUntil("the files") { $0.contains("papers.pdf") }
    #expect(!files.contains("hunter2"))
    #expect(!files.contains("paper.txt"))
    try desk.tmux.keys("<Down><Enter>")
    try await desk.tmux.waitUntil("the path") { $0.beforeCursor.hasSuffix("papers.pdf") }
    try desk.tmux.keys("<Tab><Enter>")
    #expect(try await desk.ended().code == 0)
    #expect(
      desk.folder.text("out")
        == #"{"day":"2026-12-25","code":"hunter2","paper":"\#(desk.folder.path)/papers.pdf"}"# + "\n")
  }
}
