import Testing
import TmuxSupport

/// Themes in a terminal.
@Suite(.serialized) struct ThemeTests {
  @Test func aThemeIsLookedAtAndLeft() async throws {
    let desk = try await Desk()
    try desk.run("formhaus theme preview dark")
    try await desk.tmux.waitUntil("the dark theme") { $0.lines.first?.contains(">[*dark ]") == true }
    try desk.tmux.keys("<Right>")
    try await desk.tmux.waitUntil("the next theme") { $0.lines.first?.contains(">[*high-contrast ]") == true }
    try desk.tmux.keys("<Esc>")
    #expect(try await desk.ended().code == 0)
  }

  @Test func aFormIsShownInATheme() async throws {
    let desk = try await Desk()
    try desk.run("formhaus run visit.json --theme dark")
    try await desk.tmux.waitUntil("the form") {
      $0.isAlternate && $0.lines.contains { $0.contains("Tab next") }
    }
    try desk.tmux.keys("<C-c>")
    #expect(try await desk.ended().code == 130)
    // 241 of 256 is the colour of the dark theme's lines.
    #expect(desk.folder.text("recording").contains("38;5;241m"))
  }
}
