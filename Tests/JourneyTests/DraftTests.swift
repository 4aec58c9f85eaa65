import Glibc
import Testing
import TmuxSupport

/// A slip near the end costs nothing: what was filled in is there at the next start, but for secrets.
@Suite(.serialized) struct DraftTests {
  private static let form = """
    {"id": "order", "title": "Order", "submit": {"label": "Send"}, "steps": [
      {"id": "who", "title": "Who", "fields": [
        {"key": "name", "type": "text", "label": "Name"},
        {"key": "pin", "type": "password", "label": "PIN"}]},
      {"id": "what", "title": "What", "fields": [
        {"key": "size", "type": "radio", "label": "Size", "options": [
          {"value": "s", "label": "Small"}, {"value": "l", "label": "Large"}]}]},
      {"id": "notes", "title": "Notes", "fields": [
        {"key": "notes", "type": "text", "label": "Notes"}]}]}

    """

  /// The form at its third step, with some text there.
  private func atNotes(columns: Int = 80, rows: Int = 24) async throws -> Desk {
    let desk = try await Desk(columns: columns, rows: rows)
    try desk.folder.write(Self.form, to: "order.json")
    try start(desk)
    try await desk.tmux.waitUntil("the form") { $0.isAlternate && $0.contains("Name") }
    try desk.tmux.keys("Ada<Tab>secret<Tab><Enter>")
    try await desk.tmux.waitUntil("step 2") { $0.contains("Small") }
    try desk.tmux.keys("<Down><Space><Tab><Tab><Enter>")
    try await desk.tmux.waitUntil("step 3") { $0.contains("Notes") && !$0.contains("Small") }
    try desk.tmux.keys("by noon")
    try await desk.tmux.waitFor("by noon")
    return desk
  }

  private func start(_ desk: Desk) throws {
    try desk.run("perl watch.pl formhaus run order.json --draft auto > out")
  }

  /// Waits for the question and answers it with its first button.
  private func goOn(_ desk: Desk, _ question: String = ", step 3 of 4") async throws {
    try await desk.tmux.waitUntil("the question") {
      $0.contains("Draft of today") && $0.contains(question) && $0.behindCursor.hasPrefix("Go on<]")
    }
    try desk.tmux.keys("<Enter>")
  }

  @Test func controlCAtTheThirdStepIsOfferedToGoOnWithAllButSecrets() async throws {
    let desk = try await atNotes()
    try desk.tmux.keys("<C-c>")
    try await desk.tmux.waitFor("[>Stay<]")
    try desk.tmux.keys("<Tab><Enter>")
    let left = try await desk.ended()
    #expect(left.screen.contains("left with 130"))
    let draft = desk.folder.text(".local/state/formhaus/order.draft")
    #expect(draft.contains("by noon"))
    #expect(!draft.contains("secret"))
    try start(desk)
    try await goOn(desk)
    let notes = try await desk.tmux.waitUntil("step 3 with its text, and the cursor behind it") {
      !$0.contains("Draft of") && $0.contains("Step 3 of 4") && $0.beforeCursor.hasSuffix("by noon")
    }
    #expect(notes.isAlternate)
    try desk.tmux.keys(", please<Tab><Tab><Enter>")
    try await desk.tmux.waitUntil("Review with all but the secret") { screen in
      screen.contains("Step 4 of 4") && screen.contains("Ada") && screen.contains("Large")
        && screen.contains("by noon, please")
        && screen.lines.contains { $0.contains("PIN") && $0.contains("Not given") }
    }
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func itIsThereHoweverTheProgramWasEnded(signal: Int32) async throws {
    let desk = try await atNotes()
    // A program that hears of its end keeps all; after the others the last second may be missing.
    if ![SIGTERM, SIGHUP].contains(signal) {
      try await desk.tmux.waitUntil("the text in the draft") { _ in
        desk.folder.text(".local/state/formhaus/order.draft").contains("by noon")
      }
    }
    kill(try #require(pid_t(desk.folder.text("pid").dropLast())), signal)
    try await desk.tmux.waitFor("died by signal \(signal)")
    try desk.enter("stty sane; tput rmcup; clear; echo on")
    try await desk.tmux.waitUntil("the shell") { $0.lines.first == "on" }
    try start(desk)
    try await goOn(desk)
    try await desk.tmux.waitUntil("the text") { $0.beforeCursor.hasSuffix("by noon") }
  }

  @Test func escapeNeverLosesIt() async throws {
    let desk = try await atNotes()
    try desk.tmux.keys("<C-c>")
    try await desk.tmux.waitFor("[>Stay<]")
    try desk.tmux.keys("<Tab><Enter>")
    try await desk.ended()
    try start(desk)
    try await desk.tmux.waitFor("Draft of today")
    try desk.tmux.keys("<Esc>")
    try await desk.tmux.waitFor("Discard the draft?")
    try desk.tmux.keys("<Esc>")
    try await desk.tmux.waitFor("Draft of today")
    try desk.tmux.keys("<C-c>")
    try await desk.ended()
    #expect(desk.folder.text(".local/state/formhaus/order.draft").contains("by noon"))
    try start(desk)
    try await desk.tmux.waitFor("Draft of today")
    try desk.tmux.keys("<Esc>")
    try await desk.tmux.waitFor("Discard the draft?")
    try desk.tmux.keys("<Tab><Enter>")
    try await desk.tmux.waitUntil("the form anew") { $0.contains("Step 1 of 4") && !$0.contains("Discard") }
    try desk.tmux.keys("<C-c>")
    try await desk.tmux.waitUntil("the end") { !$0.isAlternate || $0.contains("[>Stay<]") }
    #expect(!desk.folder.text(".local/state/formhaus/order.draft").contains("by noon"))
  }

  @Test func onASmallTerminalItIsAskedToo() async throws {
    let desk = try await atNotes()
    try desk.tmux.keys("<C-c>")
    try await desk.tmux.waitFor("[>Stay<]")
    try desk.tmux.keys("<Tab><Enter>")
    try await desk.ended()
    try desk.tmux.resize(columns: 24, rows: 10)
    try start(desk)
    // The cursor is on the button in focus, which is as wide as the dialog.
    try await desk.tmux.waitUntil("the question") {
      $0.contains("step 3 of 4") && $0.cursor.y == $0.row(containing: "Go on    ")
    }
    try desk.tmux.keys("<Enter>")
    try await desk.tmux.waitUntil("the text") { $0.beforeCursor.hasSuffix("by noon") }
  }
}
