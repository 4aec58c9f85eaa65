import Formhaus
import FormhausText
import FormhausUI
import Testing

@testable import FormhausCommand

/// Where each setting comes from: options beat variables, and variables beat the file.
@Suite struct SettingsTests {
  private func value(_ text: String, _ source: Settings.Source) -> Settings.Value {
    Settings.Value(text: text, source: source)
  }

  /// A value of a setting as the file writes it.
  private func written(_ value: String) -> String {
    switch OnOff(rawValue: value) {
    case .on?: "true"
    case .off?: "false"
    case nil: "\"\(value)\""
    }
  }

  private func values(of setting: Setting) -> [String] {
    switch setting.values {
    case .choice(let values), .nameOrFile(let values): values
    case .flag: ["on", "off"]
    case .flagOrAuto: ["on", "off", "auto"]
    case .sign: [":", "!!"]
    }
  }

  nonisolated static let members = Setting.all.map(\.member)

  @Test(arguments: members)
  func optionsBeatVariablesAndTheseTheFile(_ member: String) throws {
    let setting = try #require(Setting.all.first { $0.member == member })
    let values = values(of: setting)
    let (one, other) = (values[0], values[1])
    #expect(try SettingsHome().settings()[setting] == value(setting.standard, .standard))
    for kept in values {
      let home = try SettingsHome("{\"\(member)\": \(written(kept))}")
      #expect(try home.settings()[setting] == value(kept, .file(home.path)))
      for variable in setting.variables {
        // A value that means something else than the file.
        let says = variable.choices.first { $0 != kept } ?? ["1", "0"].first { variable.wish($0) != kept }
        guard let says, let wish = variable.wish(says) else { continue }
        #expect(
          try home.settings([], [variable.name: says])[setting] == value(wish, .variable(variable.name)))
        #expect(try home.settings([], [variable.name: ""])[setting] == value(kept, .file(home.path)))
      }
    }
    let home = try SettingsHome("{\"\(member)\": \(written(other))}")
    let option = setting.option.name
    #expect(try home.settings(["\(option)=\(one)"])[setting] == value(one, .option(option)))
    for variable in setting.variables {
      let says = variable.choices.first { $0 != one } ?? "0"
      #expect(
        try home.settings(["\(option)=\(one)"], [variable.name: says])[setting] == value(one, .option(option))
      )
    }
    for shorthand in setting.shorthands where shorthand.option.name != Option.noInput.name {
      let variables = Dictionary(uniqueKeysWithValues: setting.variables.map { ($0.name, "full") })
      #expect(
        try home.settings([shorthand.option.name], variables)[setting]
          == value(shorthand.value, .option(shorthand.option.name)))
    }
  }

  /// Variables, the setting they are about, and what it comes to; nil for nothing.
  static let variables: [([String: String], Setting, String?)] = [
    (["NO_COLOR": "1"], .color, "never"), (["NO_COLOR": "0"], .color, "never"),
    (["NO_COLOR": ""], .color, nil),
    (["CLICOLOR": "0"], .color, "never"), (["CLICOLOR": "1"], .color, nil),
    (["CLICOLOR": ""], .color, nil),
    (["CLICOLOR_FORCE": "1"], .color, "always"), (["CLICOLOR_FORCE": "0"], .color, nil),
    (["FORCE_COLOR": "3"], .color, "always"), (["FORCE_COLOR": "false"], .color, nil),
    (["FORCE_COLOR": ""], .color, nil),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "FORCE_COLOR": "1", "CLICOLOR": "1"], .color, "never"),
    (["NO_COLOR": "", "CLICOLOR_FORCE": "1", "CLICOLOR": "0"], .color, "always"),
    (["FORCE_COLOR": "1", "CLICOLOR": "0"], .color, "always"),
    (["CLICOLOR_FORCE": "0", "CLICOLOR": "0"], .color, "never"),
    (["REDUCED_MOTION": "1"], .reduceMotion, "on"), (["REDUCE_MOTION": "yes"], .reduceMotion, "on"),
    (["REDUCED_MOTION": "0"], .reduceMotion, "off"), (["REDUCE_MOTION": "False"], .reduceMotion, "off"),
    (["REDUCED_MOTION": "off"], .reduceMotion, "off"), (["REDUCED_MOTION": "no"], .reduceMotion, "off"),
    (["REDUCED_MOTION": ""], .reduceMotion, nil),
    (["REDUCED_MOTION": "auto", "REDUCE_MOTION": "1"], .reduceMotion, "auto"),
    (["REDUCED_MOTION": "0", "REDUCE_MOTION": "1"], .reduceMotion, "off"),
    (["FORMHAUS_UI": "plain"], .ui, "plain"), (["FORMHAUS_UI": "none"], .ui, "none"),
    (["FORMHAUS_UI": ""], .ui, nil), (["ACCESSIBLE": "1"], .ui, "plain"), (["ACCESSIBLE": "no"], .ui, "auto"),
    (["FORMHAUS_UI": "auto", "ACCESSIBLE": "1"], .ui, "auto"),
    (["FORMHAUS_UI": "full", "ACCESSIBLE": "1"], .ui, "full"),
  ]

  @Test(arguments: variables.indices)
  func everyVariableSaysWhatItIsKnownFor(_ index: Int) throws {
    let (variables, setting, expected) = Self.variables[index]
    let found = try SettingsHome().settings([], variables)[setting]
    #expect(found.text == expected ?? setting.standard, "\(variables)")
    if expected == nil { #expect(found.source == .standard, "\(variables)") }
  }

  @Test func aVariableThatCannotBeMeantIsRefused() {
    #expect(throws: Failure.usage("FORMHAUS_UI cannot be \"plane\"; set it to full, plain, none or auto")) {
      try SettingsHome().settings([], ["FORMHAUS_UI": "plane"])
    }
  }

  private func options(
    _ words: [String] = [], _ variables: [String: String] = [:], file: String? = nil
  ) throws -> AppOptions {
    let home = try SettingsHome(file)
    return try PresentationOptions(
      Arguments(["booking"] + words, Commands.demo), environment: home.environment(variables)
    ).appOptions()
  }

  @Test func theAppIsToldWhatWasWished() throws {
    let nothing = try options()
    #expect(nothing.colours == nil)
    #expect(nothing.interface == nil && nothing.preferredInterface == nil)
    #expect(nothing.borders == nil && nothing.reduceMotion == nil)
    #expect(!nothing.isLarge && !nothing.bell && !nothing.flash && !nothing.mouse && !nothing.quietWait)
    let all = try options(
      ["--color", "never", "--plain", "--borders", "none", "--reduce-motion", "--large", "--bell", "--flash"]
        + ["--mouse", "--quiet-wait", "--theme", "high-contrast"])
    #expect(all.colours == .monochrome)
    #expect(all.interface == .plain)
    #expect(all.borders == Borders.none && all.reduceMotion == true)
    #expect(all.isLarge && all.bell && all.flash && all.mouse && all.quietWait)
    #expect(all.theme == .highContrast)
  }

  @Test func coloursThatAreAskedForComeBackWhereAVariableRefusesThem() throws {
    #expect(try options([], ["NO_COLOR": "1"]).colours == .monochrome)
    #expect(try options(["--color", "always"], ["NO_COLOR": "1"]).colours == .truecolor)
    #expect(try options(["--color", "auto"], ["NO_COLOR": "1"]).colours == .truecolor)
    #expect(try options([], ["CLICOLOR_FORCE": "1"], file: #"{"color": "never"}"#).colours == .truecolor)
  }

  @Test func onlyAnOptionAsksForPlainModeInSoManyWords() throws {
    let file = try options(file: #"{"ui": "plain"}"#)
    #expect(file.interface == nil)
    #expect(file.preferredInterface == .plain)
    let variable = try options([], ["ACCESSIBLE": "1"])
    #expect(variable.interface == nil)
    #expect(variable.preferredInterface == .plain)
    #expect(try options(["--no-plain"], file: #"{"ui": "plain"}"#).interface == .full)
  }

  @Test func nothingSaidAtAllIsLeftToTheTerminalByAuto() throws {
    let file = #"{"ui": "plain", "borders": "ascii", "reduceMotion": true, "color": "never"}"#
    let asked = try options(
      ["--ui", "auto", "--borders", "auto", "--reduce-motion=auto", "--color", "auto"], file: file)
    #expect(asked.interface == nil && asked.preferredInterface == nil)
    #expect(asked.borders == nil && asked.reduceMotion == nil && asked.colours != .monochrome)
    let variables = try options([], ["FORMHAUS_UI": "auto", "REDUCED_MOTION": "auto"], file: file)
    #expect(variables.preferredInterface == nil && variables.reduceMotion == nil)
    let inFile = try options([], file: #"{"ui": "auto", "borders": "auto", "reduceMotion": "auto"}"#)
    #expect(inFile.preferredInterface == nil && inFile.borders == nil && inFile.reduceMotion == nil)
  }

  @Test func aVariableThatIsOffUndoesThePlainModeOfTheFile() throws {
    for no in ["0", "false", "no", "off"] {
      let undone = try options([], ["ACCESSIBLE": no], file: #"{"ui": "plain"}"#)
      #expect(undone.preferredInterface == nil && undone.interface == nil, "\(no)")
    }
  }

  @Test func aVariableThatForcesNoColourTakesNothingBack() throws {
    let kept = try options([], ["CLICOLOR": "1"], file: #"{"color": "never"}"#)
    #expect(kept.colours == .monochrome)
  }

  @Test func theVariablesAreReadInOnePlace() throws { #expect(try options().readsVariables == false) }

  @Test func commandsBeginAsIsWished() throws {
    #expect(try options().commandPrefix == "/")
    #expect(try options(["--command-prefix", ":"], file: #"{"commandPrefix": "!"}"#).commandPrefix == ":")
    #expect(try options(file: #"{"commandPrefix": "!"}"#).commandPrefix == "!")
  }

  @Test(arguments: ["", "a", "7", "?", ".", "-x", "+", " ", "////", "\u{202E}", "\u{1B}"])
  func whatBeginsAnswersBeginsNoCommand(_ sign: String) {
    #expect(
      throws: Failure.usage(
        "--command-prefix cannot be \"\(sign)\"; pass one to three signs such as \"/\" or \":\", none of ? . + -"
      )
    ) { try options(["--command-prefix=\(sign)"]) }
  }

  @Test func theHomeFolderIsKnownByItsSign() throws {
    let home = ["HOME": "/home/maya"]
    #expect(
      try SettingsHome(#"{"theme": "~/acme.json"}"#).settings([], home)[.theme].text == "/home/maya/acme.json"
    )
    #expect(try SettingsHome().settings(["--theme=~/acme.json"], home)[.theme].text == "/home/maya/acme.json")
  }

  @Test func aSwitchOfTheFileIsTurnedOffOnTheCommandLine() throws {
    let file = #"{"bell": true, "large": true, "reduceMotion": true, "mouse": true}"#
    let options = try options(
      ["--bell=off", "--large=off", "--reduce-motion=off", "--mouse=off"], file: file)
    #expect(!options.bell && !options.isLarge && options.reduceMotion == false && !options.mouse)
  }
}
