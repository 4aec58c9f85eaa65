import FormhausCore
import FormhausUI
import Surface
import Testing
import TmuxSupport

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

  /// The options of an app that says `options`, among variables.
  private func settled(_ variables: [String: String], _ options: AppOptions = AppOptions()) -> AppOptions {
    options.settled { variables[$0] }
  }

  /// Variables, and the interface that they prefer.
  static let interfaces: [([String: String], Interface?)] = [
    ([:], nil), (["FORMHAUS_UI": "plain"], .plain), (["FORMHAUS_UI": "none"], Interface.none),
    (["FORMHAUS_UI": "auto", "ACCESSIBLE": "1"], nil), (["FORMHAUS_UI": "full", "ACCESSIBLE": "1"], .full),
    (["FORMHAUS_UI": "fancy", "ACCESSIBLE": "1"], .plain), (["FORMHAUS_UI": "", "ACCESSIBLE": "1"], .plain),
    (["ACCESSIBLE": "False"], nil), (["ACCESSIBLE": "off"], nil), (["ACCESSIBLE": ""], nil),
  ]

  @Test(arguments: interfaces.indices)
  func theVariablesSayHowToAsk(_ index: Int) {
    let (variables, expected) = Self.interfaces[index]
    #expect(settled(variables).preferredInterface == expected, "\(variables)")
    #expect(settled(variables).interface == nil)
  }

  @Test func anOptionOfTheAppGoesBeforeTheVariables() {
    var options = AppOptions()
    (options.interface, options.colours, options.reduceMotion) = (.full, .truecolor, false)
    options.preferredInterface = .plain
    let settled = settled(["ACCESSIBLE": "0", "NO_COLOR": "1", "REDUCED_MOTION": "1"], options)
    #expect(settled.interface == .full && settled.preferredInterface == .plain)
    #expect(settled.colours == .truecolor && settled.reduceMotion == false)
  }

  @Test func aVariableUndoesWhatIsOnlyPreferred() {
    var options = AppOptions()
    options.preferredInterface = .plain
    #expect(settled([:], options).preferredInterface == .plain)
    #expect(settled(["ACCESSIBLE": "0"], options).preferredInterface == nil)
  }

  @Test func theVariablesSayColoursAndMotion() {
    #expect(settled(["NO_COLOR": "1"]).colours == .monochrome)
    #expect(settled(["CLICOLOR_FORCE": "1", "CLICOLOR": "0"]).colours == nil)
    for no in ["off", "0", "false", "no"] { #expect(settled(["REDUCED_MOTION": no]).reduceMotion == false) }
    #expect(settled(["REDUCE_MOTION": "1"]).reduceMotion == true)
    #expect(settled(["REDUCED_MOTION": "auto", "REDUCE_MOTION": "1"]).reduceMotion == nil)
  }

  @Test func anAppThatHasReadTheVariablesIsNotToldThemAgain() {
    var options = AppOptions()
    options.readsVariables = false
    let settled = settled(["ACCESSIBLE": "1", "NO_COLOR": "1", "REDUCED_MOTION": "1"], options)
    #expect(settled.preferredInterface == nil && settled.colours == nil && settled.reduceMotion == nil)
  }

  @MainActor @Test(arguments: ["en", "de", "fr", "es", "ja"])
  func aScreenReaderOfTheConsoleIsToldOfPlainModeOnce(_ locale: String) throws {
    let folder = try TemporaryFolder()
    var options = AppOptions()
    options.labels = Labels(locale: locale)
    options.speakupFolder = folder.path + "/speakup"
    #expect(FullScreenRun.openingSentences(options, standIn: nil) == [])
    options.speakupFolder = folder.path
    let sentences = FullScreenRun.openingSentences(options, standIn: nil)
    #expect(sentences == [options.labels[.terminalSpoken]])
    #expect(sentences.first?.contains("--plain") == true)
  }

  @Test func theFirstVariableThatSaysSomethingCounts() {
    func wish(_ variables: [String: String]) -> String? {
      PresentationVariable.color.wish { variables[$0] }?.wish
    }
    #expect(wish([:]) == nil)
    #expect(wish(["NO_COLOR": "", "CLICOLOR": "0"]) == "never")
    #expect(wish(["FORCE_COLOR": "0", "CLICOLOR": "1"]) == nil)
    #expect(wish(["NO_COLOR": "0", "FORCE_COLOR": "1"]) == "never")
  }
}
