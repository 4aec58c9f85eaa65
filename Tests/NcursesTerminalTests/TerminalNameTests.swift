import Testing

@testable import NcursesTerminal

@Suite struct TerminalNameTests {
  @Test(arguments: ["xterm-kitty", "foot", "foot-extra", "alacritty", "ghostty", "wezterm", "xterm-ghostty"])
  func modernTerminalsAreLikeXterm(name: String) {
    #expect(TerminalName.candidates(for: name) == [name, "xterm-256color", "xterm"])
  }

  @Test func othersAreOnlyThemselves() {
    #expect(TerminalName.candidates(for: "vt100") == ["vt100"])
    #expect(TerminalName.candidates(for: "xterm-256color") == ["xterm-256color", "xterm"])
  }

  @Test(arguments: ["", "../../etc/passwd", "a\0b"]) func whatIsNoNameIsNotLookedUp(name: String) {
    #expect(TerminalName.candidates(for: name).isEmpty)
  }

  @Test func anotherDescriptionIsToldOnce() {
    #expect(TerminalName.notice("foot", used: "foot") == nil)
    #expect(
      TerminalName.notice("foot", used: "xterm-256color")
        == "This machine has no description of the terminal foot; xterm-256color is used instead.")
  }

  @Test func delaysAreNotSent() {
    #expect(Padding.stripped(from: "\u{1B}[m$<2>\u{F}$<10.5*/>x") == "\u{1B}[m\u{F}x")
    #expect(Padding.stripped(from: "a$<b>c$<") == "a$<b>c$<")
  }
}
