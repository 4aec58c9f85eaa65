import FormhausText
import Testing

@testable import FormhausCommand

/// Themes on the command line, by the real program.
@Suite struct ThemeTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file(
      "acme.json", ##"{"formhausTheme": 1, "base": "dark", "tokens": {"textSecondary": "#ffaf5f"}}"##)
    try folder.file(
      "faint.json", "{\"formhausTheme\": 1, \"base\": \"dark\", \"tokens\": {\n  \"textTertiary\": 236}}")
    try folder.file("bad.json", #"{"formhausTheme": 1, "tokens": {"acent": 215}}"#)
  }

  private func run(_ line: String) async throws -> ShellResult {
    try await shell("cd \(folder.path); \(line)")
  }

  @Test func listsTheThemes() async throws {
    let result = try await run("formhaus theme list | cut -d ' ' -f 1")
    #expect(result.output == "standard\nlight\ndark\nhigh-contrast\nmonochrome\n")
  }

  @Test @MainActor func everyThemeHasARemark() {
    #expect(Set(ThemeCommand.remarks.keys) == ["standard", "light", "dark", "high-contrast", "monochrome"])
  }

  @Test(arguments: ["snapshot --demo signup", "demo signup", "run form.json"])
  func anUnknownThemeIsAMistakeOfTheCommandLine(_ command: String) async throws {
    let result = try await run("formhaus \(command) --theme drak")
    #expect(
      result.errorLines == [
        "formhaus: there is no theme \"drak\"; pass standard, light, dark, high-contrast, monochrome or a FILE.json; "
          + "did you mean dark?"
      ])
    #expect(result.code == 64)
  }

  @Test func aFileThatCannotBeReadOrUsedIsTold() async throws {
    let missing = try await run("formhaus snapshot --demo signup --theme none.json")
    #expect(missing.errorLines == ["formhaus: cannot read none.json: No such file or directory"])
    #expect(missing.code == 66)
    let bad = try await run("formhaus snapshot --demo signup --theme bad.json")
    #expect(bad.errorLines == [#"bad.json:1:33: there is no member "acent" here; did you mean "accent"?"#])
    #expect(bad.code == 65)
  }

  @Test func picturesAreDrawnInTheTheme() async throws {
    let plain = try await run("formhaus snapshot --demo signup --format svg")
    let dark = try await run("formhaus snapshot --demo signup --format svg --theme dark")
    let acme = try await run(
      "formhaus snapshot --demo signup --format svg --color always --theme ./acme.json")
    #expect(plain.output != dark.output)
    #expect(acme.output.contains("#ffaf5f"))
    #expect(acme.errorLines == [])
  }

  @Test func whatIsHardToReadIsAWarning() async throws {
    let shown = try await run("formhaus snapshot --demo signup --theme faint.json")
    #expect(
      shown.errorLines == [
        "faint.json:2:3: warning: textTertiary has a contrast of 1.5 on surface with 16 million colours; a text needs 4.5",
        "faint.json:2:3: warning: textTertiary has a contrast of 1.1 on fill with 16 million colours; a text needs 4.5",
      ])
    #expect(shown.code == 0)
    let checked = try await run("formhaus theme check faint.json")
    #expect(checked.output.hasSuffix("faint.json: no errors, 2 warnings\n"))
    #expect(try await run("formhaus theme check acme.json").output == "acme.json: no errors, no warnings\n")
  }

  @Test func theExampleOfTheGuideIsRight() async throws {
    let guide = String(
      decoding: try InputFile(path: "\(repository)/docs/themes.md").read(limit: 1 << 20).bytes, as: UTF8.self)
    let example = try #require(
      guide.split(separator: "```json\n").dropFirst().first?.split(separator: "```").first)
    try folder.file("guide.json", String(example))
    let checked = try await run("formhaus theme check guide.json")
    #expect(checked.output == "guide.json: no errors, no warnings\n")
  }

  @Test func aTaskSaysWhatItNeeds() async throws {
    #expect(
      try await run("formhaus theme check dark").errorLines == [
        "formhaus: theme check needs a theme file: formhaus theme check FILE.json"
      ])
    #expect(try await run("formhaus theme list dark").code == 64)
    #expect(try await run("formhaus theme previw").code == 64)
  }
}
