import FormhausText
import Glibc
import Testing

@testable import FormhausCommand

/// The file with the settings, and what `formhaus config` tells.
@Suite struct SettingsFileTests {
  /// The text of a file and what is said about it, each line behind the path.
  static let mistakes: [(String, [String])] = [
    ("", ["1:1: expected a value, found the end of the text"]),
    (#"{"bell": true"#, ["1:14: expected a comma or } after a member, found the end of the text"]),
    ("[]", [#"1:1: the settings are an object such as {"reduceMotion": true}"#]),
    ("{\n  \"colour\": \"never\"\n}", [#"2:3: there is no setting "colour"; did you mean "color"?"#]),
    ("{\"reducemotion\": true}", [#"1:2: there is no setting "reducemotion"; did you mean "reduceMotion"?"#]),
    (
      "{\"shouting\": true}",
      [
        #"1:2: there is no setting "shouting"; write one of ui, color, theme, borders, large, reduceMotion, bell, "#
          + "flash, mouse, ambiguousWide, quietWait, commandPrefix"
      ]
    ),
    ("{\"bell\": \"on\"}", [#"1:10: bell cannot be "on"; write true or false"#]),
    ("{\"reduceMotion\": \"on\"}", [#"1:18: reduceMotion cannot be "on"; write true, false or "auto""#]),
    (
      "{\"commandPrefix\": \"go\"}",
      [#"1:19: commandPrefix cannot be "go"; write one to three signs such as "/" or ":", none of ? . + -"#]
    ),
    ("{\"large\": 1}", ["1:11: large cannot be 1; write true or false"]),
    (
      "{\"borders\": \"lines\"}",
      [#"1:13: borders cannot be "lines"; write "none", "ascii", "line" or "auto"; did you mean "line"?"#]
    ),
    ("{\"ui\": [\"plain\"]}", [#"1:8: ui cannot be a list; write "full", "plain", "none" or "auto""#]),
    (
      "{\"theme\": \"drak\"}",
      [
        #"1:11: theme cannot be "drak"; write "standard", "light", "dark", "high-contrast", "monochrome" or "#
          + #""FILE.json"; did you mean "dark"?"#
      ]
    ),
    (
      "{\n  \"colour\": \"never\",\n  \"bell\": null\n}",
      [
        #"2:3: there is no setting "colour"; did you mean "color"?"#,
        "3:11: bell cannot be null; write true or false",
      ]
    ),
  ]

  @Test(arguments: mistakes)
  func whatIsWrongIsToldWithItsPlaceAndTheMend(_ text: String, _ expected: [String]) throws {
    let home = try SettingsHome(text)
    #expect(throws: Failure(.badData, expected.map { "\(home.path):\($0)" })) { try home.settings() }
  }

  @Test func aThemeFileCountsFromTheFolderOfTheSettings() throws {
    let home = try SettingsHome(#"{"theme": "acme.json"}"#)
    #expect(try home.settings()[.theme].text == home.folder.path + "/formhaus/acme.json")
    let elsewhere = try SettingsHome(#"{"theme": "/themes/acme.json"}"#)
    #expect(try elsewhere.settings()[.theme].text == "/themes/acme.json")
  }

  @Test func theFileStandsWhereSettingsAreKept() throws {
    #expect(UserFolder.settings.path(["XDG_CONFIG_HOME": "/x", "HOME": "/h"]) == "/x/formhaus")
    #expect(UserFolder.settings.path(["XDG_CONFIG_HOME": "", "HOME": "/h"]) == "/h/.config/formhaus")
    #expect(UserFolder.settings.path(["XDG_CONFIG_HOME": "here", "HOME": "/h"]) == "/h/.config/formhaus")
    #expect(UserFolder.settings.path([:]) == nil)
  }

  // MARK: The program

  @Test func showsEachValueAndWhereItComesFrom() async throws {
    let home = try SettingsHome(#"{"large": true, "borders": "ascii", "bell": true}"#)
    let result = try await shell(
      "unset CLICOLOR CLICOLOR_FORCE FORCE_COLOR REDUCE_MOTION; formhaus config show --bell=off",
      environment: home.environment(["NO_COLOR": "1", "REDUCED_MOTION": "1"]))
    #expect(
      result.output == """
        ui             auto      default
        color          never     variable NO_COLOR
        theme          standard  default
        borders        ascii     file \(home.path)
        large          on        file \(home.path)
        reduceMotion   on        variable REDUCED_MOTION
        bell           off       --bell
        flash          off       default
        mouse          off       default
        ambiguousWide  off       default
        quietWait      off       default
        commandPrefix  /         default

        """)
    #expect(result.code == 0)
  }

  @Test func showsThemAsJSON() async throws {
    let home = try SettingsHome(#"{"large": true}"#)
    let result = try await shell(
      "formhaus config show --json --plain", environment: home.environment(["NO_COLOR": "1"]))
    let shown = try JSONParser.parse(SourceText(name: "shown", text: result.output)).value.objectValue
    #expect(shown?.keys.map { "\($0)" } == Setting.all.map(\.member))
    #expect(shown?["ui"] == ["value": "plain", "from": "--plain"])
    #expect(shown?["color"] == ["value": "never", "from": "variable NO_COLOR"])
    #expect(shown?["large"] == ["value": true, "from": .string("file \(home.path)")])
    #expect(shown?["flash"] == ["value": false, "from": "default"])
  }

  @Test func aFormIsNotAskedWithABadFile() async throws {
    let home = try SettingsHome("{\"bel\": true}")
    let result = try await shell("formhaus demo booking --plain < /dev/null", environment: home.environment())
    #expect(result.errorLines == ["\(home.path):1:2: there is no setting \"bel\"; did you mean \"bell\"?"])
    #expect(result.output == "")
    #expect(result.code == 65)
  }

  @Test func whereNobodyIsAskedABadFileDoesNoHarm() throws {
    let home = try SettingsHome("{\"bel\": true}")
    for (words, variables, source) in [
      (["--no-input"], [:], Settings.Source.option("--no-input")), (["--ui", "none"], [:], .option("--ui")),
      ([], ["FORMHAUS_UI": "none"], .variable("FORMHAUS_UI")),
    ] {
      let settings = try home.settings(words, variables)
      #expect(settings[.ui] == Settings.Value(text: "none", source: source))
    }
  }

  @Test func whoWantsNobodyAskedIsToldHowToBeAsked() async throws {
    let home = try SettingsHome(#"{"ui": "none"}"#)
    let result = try await shell("formhaus demo booking", environment: home.environment())
    #expect(
      result.errorLines == ["formhaus: nobody is asked, by the file \(home.path); pass --ui auto"])
    #expect(result.code == 69)
    let option = try await shell("formhaus demo booking --ui none")
    #expect(option.errorLines == ["formhaus: --ui asks nobody; leave it out"])
  }

  @Test func aPipeOrADeviceIsRefusedAtOnce() async throws {
    let home = try SettingsHome()
    try #require(mkfifo(home.path, 0o600) == 0)
    let settings = try await shell("formhaus demo booking --plain", environment: home.environment())
    #expect(
      settings.errorLines == ["formhaus: cannot read \(home.path): it is a pipe and no regular file"])
    #expect(settings.code == 66)
    for (option, path, kind) in [
      ("--theme", "/dev/zero", "a device"), ("--catalog", "/dev/zero", "a device"),
      ("--theme", home.path, "a pipe"), ("--catalog", home.path, "a pipe"),
      ("--catalog", "/", "a directory"),
    ] {
      let result = try await shell("formhaus demo booking --plain \(option) \(path)")
      #expect(result.errorLines == ["formhaus: cannot read \(path): it is \(kind) and no regular file"])
      #expect(result.code == 66)
    }
    let checked = try await shell(
      "formhaus check --catalog \(home.path) \(repository)/docs/examples/signup.json")
    #expect(checked.errorLines == ["formhaus: cannot read \(home.path): it is a pipe and no regular file"])
  }

  @Test func aThemeThatIsNotKnownIsFlagged() async throws {
    let home = try SettingsHome(#"{"theme": "gone.json"}"#)
    let file = try await shell("formhaus config show", environment: home.environment())
    let path = home.folder.path + "/formhaus/gone.json"
    #expect(file.output.contains("theme          \(path)  file \(home.path)\n"))
    #expect(file.errorLines == ["formhaus: cannot read \(path): No such file or directory"])
    #expect(file.code == 66)
    let option = try await shell("formhaus config show --theme drak")
    #expect(
      option.errorLines.first?.hasPrefix("formhaus: there is no theme \"drak\"; pass standard, ") == true)
    #expect(option.code == 64)
  }

  @Test func aVariableTakesBackThePlainModeOfTheFile() async throws {
    let home = try SettingsHome(#"{"ui": "plain"}"#)
    let result = try await shell(
      "ACCESSIBLE=0 formhaus config show", environment: home.environment())
    #expect(result.output.hasPrefix("ui             auto      variable ACCESSIBLE\n"))
  }

  @Test func commandsBeginWithTheSignThatIsWished() async throws {
    let option = try await shell(
      "printf '/x\n:quit\nyes\n' | formhaus demo signup --plain --command-prefix :")
    #expect(option.errors.contains("Type ? for help at any time, :back to go back, :quit to leave."))
    #expect(option.errors.contains("Email, required: "), "/x is an answer")
    #expect(option.code == 1)
    let home = try SettingsHome(#"{"commandPrefix": "!!"}"#)
    let file = try await shell(
      "printf '!!quit\nyes\n' | formhaus demo signup --plain", environment: home.environment())
    #expect(file.errors.contains("!!back to go back, !!quit to leave."))
    #expect(file.code == 1)
  }

  @Test func whereNobodyIsAskedTheValuesAreShownToo() async throws {
    let home = try SettingsHome(#"{"bell": true}"#)
    let result = try await shell("formhaus config show --no-input", environment: home.environment())
    #expect(result.output.contains("ui             none      --no-input\n"))
    #expect(result.output.contains("bell           off       default\n"))
    #expect(result.code == 0)
  }

  @Test func theFileMayAskNobody() async throws {
    let home = try SettingsHome(#"{"ui": "none"}"#)
    let form = try home.folder.file(
      "form.json",
      #"{"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [{"key": "n", "type": "text", "label": "N"}]}"#
    )
    let answers = try home.folder.file("answers.json", #"{"n": "Ada"}"#)
    let result = try await shell(
      "formhaus run \(form) --answers \(answers)", environment: home.environment())
    #expect(result.output == #"{"n":"Ada"}"# + "\n")
    #expect(result.code == 0)
  }

  @Test func aFileThatCannotBeReadIsAFailure() async throws {
    let home = try SettingsHome()
    mkdir(home.path, 0o700)
    defer { rmdir(home.path) }
    let result = try await shell("formhaus config show", environment: home.environment())
    #expect(
      result.errorLines == ["formhaus: cannot read \(home.path): it is a directory and no regular file"])
    #expect(result.code == 66)
  }

  @Test func thePageListsEverySetting() throws {
    let page = try InputFile(path: "\(repository)/docs/config.md").read(limit: 1 << 20)
    #expect(String(decoding: page.bytes, as: UTF8.self).contains("\n\(Setting.table)\n"), "make generate")
  }

  @Test func everySettingIsAnOptionOfEachCommandWithAForm() {
    for table in [Commands.run, Commands.demo, Commands.address] {
      for setting in Setting.all {
        #expect(table.options.contains { $0.name == setting.option.name }, "\(table.name)")
        #expect(HelpText.of(table).contains(setting.option.name))
      }
    }
  }
}
