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

  @Test func onlyAnotherDescriptionStandsIn() {
    #expect(StandInDescription(for: "foot", used: "foot") == nil)
    let other = StandInDescription(for: "foot", used: "xterm-256color")
    #expect(other?.terminal == "foot")
    #expect(other?.used == "xterm-256color")
  }

  @Test func delaysAreNotSent() {
    #expect(Padding.stripped(from: "\u{1B}[m$<2>\u{F}$<10.5*/>x") == "\u{1B}[m\u{F}x")
    #expect(Padding.stripped(from: "a$<b>c$<") == "a$<b>c$<")
  }
}
