import FormhausUI
import Testing

@testable import Formhaus

/// What the variables say to an app, and what follows from the terminal's name.
@Suite struct EnvironmentTests {
  @Test(arguments: ["linux", "linux-16color", "vt100", "vt220", "vt52"]) func consolesAreKnown(term: String) {
    #expect(AppEnvironment.isConsole(term))
  }

  @Test(arguments: ["", "vt", "vte-256color", "xterm", "dumb", "tmux-256color"])
  func otherTerminalsAreNone(term: String) {
    #expect(!AppEnvironment.isConsole(term))
  }

  @Test func linesAreLeftOutForWhoWantsLess() {
    #expect(Borders.standard(reducesMotion: false, theme: .standard) == .line)
    #expect(Borders.standard(reducesMotion: true, theme: .standard) == .none)
    #expect(Borders.standard(reducesMotion: false, theme: .highContrast) == .none)
    #expect(Borders.standard(reducesMotion: false, theme: .monochrome) == .line)
  }

  @Test func theFirstVariableThatSaysSomethingCounts() {
    func wish(_ variables: [String: String]) -> String? {
      PresentationVariable.color.wish { variables[$0] }?.wish
    }
    #expect(wish([:]) == nil)
    #expect(wish(["NO_COLOR": "", "CLICOLOR": "0"]) == "never")
    #expect(wish(["FORCE_COLOR": "0", "CLICOLOR": "1"]) == "auto")
    #expect(wish(["NO_COLOR": "0", "FORCE_COLOR": "1"]) == "never")
  }
}
