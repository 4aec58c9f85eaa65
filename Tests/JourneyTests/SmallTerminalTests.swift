import FormhausText
import Testing
import TmuxSupport

/// Every form that comes with the program, filled in to its end on a small terminal.
@Suite(.serialized) struct SmallTerminalTests {
  static let sizes = [(40, 12), (20, 8)]

  /// Waits until a button has the cursor, and presses it.
  private func press(_ button: String, _ tmux: TmuxSession) async throws {
    try await tmux.waitUntil("the cursor on \(button)") { $0.behindCursor.hasPrefix(button) }
    try tmux.keys("<Enter>")
  }

  /// Waits until a step is there, by its long or its short heading.
  private func step(_ number: Int, of total: Int, _ tmux: TmuxSession) async throws {
    try await tmux.waitUntil("step \(number)") {
      $0.contains("Step \(number) of \(total)") || $0.contains("\(number)/\(total)")
    }
  }

  /// Waits for a step, presses keys there, and continues.
  private func pass(_ number: Int, of total: Int, _ keys: String, _ tmux: TmuxSession) async throws {
    try await step(number, of: total, tmux)
    try tmux.keys(keys)
    try await press("Continue", tmux)
  }

  @Test(arguments: sizes) func booking(columns: Int, rows: Int) async throws {
    let desk = try await Desk(columns: columns, rows: rows)
    let tmux = desk.tmux
    try desk.run("formhaus demo booking > out")
    try await pass(1, of: 4, "<Enter>", tmux)
    try await pass(2, of: 4, "<Space><Tab><Right><Space><Enter>", tmux)
    try await pass(3, of: 4, "<Tab><Tab>Bring figures.<Tab><End>", tmux)
    try await step(4, of: 4, tmux)
    try tmux.keys("<End>")
    try await press("Book", tmux)
    #expect(try await desk.ended().code == 0)
    let booking = try #require(try JSONParser.parse(desk.folder.text("out")).objectValue)
    #expect(booking["time"] == "11:00")
    #expect(booking["notes"] == "Bring figures.")
  }

  @Test(arguments: sizes) func address(columns: Int, rows: Int) async throws {
    let desk = try await Desk(columns: columns, rows: rows)
    let tmux = desk.tmux
    try desk.run("formhaus demo address > out")
    try await tmux.waitUntil("the name") { $0.beforeCursor.hasSuffix("Maya Chen") }
    try tmux.keys("<Tab><Tab>1355 mark")
    try await tmux.waitFor("1355 Market S")
    try tmux.keys("<Down><Enter>")
    // The pick leads to the second line; behind the city, region and postal code is the phone.
    try await tmux.waitUntil("what was filled") { $0.contains("Filled") }
    try tmux.keys("<Tab><Tab><Tab><Tab><Enter>")
    #expect(try await desk.ended().code == 0)
    let address = try #require(try JSONParser.parse(desk.folder.text("out")).objectValue)
    #expect(address["street"] == "1355 Market Street")
    #expect(address["postalCode"] == "94103")
  }

  @Test(arguments: sizes) func signUp(columns: Int, rows: Int) async throws {
    let desk = try await Desk(columns: columns, rows: rows)
    let tmux = desk.tmux
    try desk.run("formhaus demo signup > out")
    try await pass(
      1, of: 4, "Maya<Enter>maya@example.com<Enter>correct horse<Enter>correct horse<Enter>", tmux)
    try await pass(2, of: 4, "<Enter><Enter>", tmux)
    try await tmux.waitFor("Start on")
    try tmux.keys("<Tab><Tab><Tab><Space><Enter>")
    try await press("Continue", tmux)
    try await tmux.waitUntil("Review") { $0.behindCursor.hasPrefix("Edit") }
    try tmux.keys("<End>")
    try await press("Create", tmux)
    #expect(try await desk.ended().code == 0)
    let account = try #require(try JSONParser.parse(desk.folder.text("out")).objectValue)
    #expect(account["name"] == "Maya")
    #expect(account["terms"] == true)
  }
}
