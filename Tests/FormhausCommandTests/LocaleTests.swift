import FormhausCore
import FormhausText
import Testing

@testable import FormhausCommand

/// Languages on the command line, by the real program.
@Suite struct LocaleTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file(
      "nl.json",
      #"{"locale": "nl", "labels": {"continue": "Doorgaan"}, "messages": {"required": "Dit veld is verplicht"}}"#
    )
    try folder.file("nl-BE.json", #"{"locale": "nl-BE", "messages": {"required": "Vul dit in"}}"#)
    try folder.file("bad.json", "{\"locale\": \"nl\",\n \"labels\": {\"bakc\": \"Terug\"}}")
    try folder.file(
      "form.json",
      #"""
      {"id": "visit", "title": "Visit", "lang": "en", "submit": {"label": "Send"},
       "i18n": {"de": {"title": "Besuch", "submit.label": "Senden"}},
       "fields": [{"key": "name", "type": "text", "label": "Name", "validation": {"required": true}}]}
      """#)
  }

  private func run(_ line: String) async throws -> ShellResult {
    try await shell("cd \(folder.path); \(line)")
  }

  @Test func listsTheLanguages() async throws {
    let result = try await run("formhaus locale list")
    #expect(result.output.hasPrefix("en       texts, dates, numbers, countries\nde       texts"))
    #expect(result.output.contains("\nnl       dates, numbers, countries; texts by --catalog\n"))
    #expect(result.output.split(separator: "\n").count == 36)
  }

  @Test(arguments: ["nl", "pl", "ar", "en", "sl", "zh-Hant", "de"])
  func aPrintedCatalogIsRightAndLacksNothing(_ language: String) async throws {
    let result = try await run(
      "formhaus locale print \(language) > own.json && formhaus locale missing own.json")
    #expect(result.output == "" && result.errors == "")
    #expect(result.code == 0)
  }

  @Test func printsTheTextsThatThereAre() async throws {
    let german = try await run("formhaus locale print de")
    #expect(german.output.contains(#""back": "Zurück""#))
    let polish = try await run("formhaus locale print pl")
    #expect(polish.output.contains(#""few": "Must be at least {n} items""#))
    #expect(!polish.output.contains("january"))
  }

  @Test func tellsWhatACatalogLacks() async throws {
    let result = try await run("formhaus locale missing nl.json")
    #expect(result.output.contains("messages.minItems (one, other): Must be at least {n} items\n"))
    #expect(result.output.contains("labels.back: Back\n"))
    #expect(!result.output.contains("messages.required"))
    #expect(result.code == 1)
    let json = try await run(
      "formhaus locale missing nl.json --format json > rest.json; formhaus locale missing rest.json")
    #expect(json.output == "messages.required: This field is required\nlabels.continue: Continue\n")
  }

  @Test func tellsWhatTheTranslationsOfAFormLack() async throws {
    let result = try await run("formhaus locale missing form.json")
    #expect(result.output == "de fields.name.label: Name\n")
    #expect(result.code == 1)
    let into = try await run("formhaus locale missing form.json --into nl --format json")
    #expect(
      into.output.contains(#""fields.name.label": "Name""#) && into.output.contains(#""title": "Visit""#))
  }

  @Test(arguments: ["run form.json --answers - --no-input", "validate form.json", "snapshot form.json"])
  func aWrongCatalogIsToldWithItsPlace(_ command: String) async throws {
    let result = try await run("echo '{}' | formhaus \(command) --catalog bad.json --locale nl")
    #expect(result.errorLines == [#"bad.json:2:13: no label has the key "bakc"; did you mean "back"?"#])
    #expect(result.code == 65)
  }

  @Test func aCatalogIsCheckedWithTheForms() async throws {
    let wrong = try await run("formhaus check form.json --catalog bad.json --format json")
    #expect(wrong.output.contains(#""code": "invalid-catalog""#))
    #expect(wrong.code == 65)
    let right = try await run("formhaus check form.json --catalog nl.json")
    #expect(right.output.contains("nl.json:1:1: hint: "))
    try folder.file("long.json", #"{"locale": "nl", "labels": {"hintNext": "ga naar het volgende veld"}}"#)
    let long = try await run("formhaus check form.json --catalog long.json")
    #expect(
      long.output.contains(
        #"long.json:1:41: warning: "hintNext" takes 25 cells; on a narrow screen it has 14 [long-text]"#))
    #expect(right.code == 0)
  }

  @Test func theCatalogOfThePageIsRight() throws {
    let source = try InputFile(path: "\(repository)/docs/languages.md").read(limit: 1 << 20)
    let json = try #require(String(decoding: source.bytes, as: UTF8.self).blocks(of: "json").first)
    let catalog = try LanguageCatalog(json: json)
    #expect(catalog.locale == "nl")
    #expect(catalog.labels["back"] == "Terug")
  }

  @Test func everyCommandSpeaksTheLanguageOfTheCatalog() async throws {
    let run = try await run(
      "echo '{}' | formhaus run form.json --answers - --no-input --catalog nl.json --locale nl")
    #expect(run.errorLines == ["Name (name): Dit veld is verplicht"])
    let validated = try await self.run(
      "echo '{}' | LC_ALL=nl_NL.UTF-8 formhaus validate form.json --catalog nl.json")
    #expect(validated.output.contains("Dit veld is verplicht"))
    let region = try await self.run(
      "echo '{}' | formhaus validate form.json --catalog nl-BE.json --catalog nl.json --locale nl_BE")
    #expect(region.output.contains("Vul dit in"))
    let shown = try await self.run("formhaus snapshot --demo signup --catalog nl.json --locale nl")
    #expect(shown.output.contains("Doorgaan"))
  }

  @Test func scenariosRunInTheLanguageThatIsAskedFor() async throws {
    try folder.file(
      "visit.json",
      #"""
      {"formhausScenarios": 1, "definitionFile": "form.json", "scenarios": [
        {"name": "required", "steps": [{"validate": {"name": "Dit veld is verplicht"}}]}]}
      """#)
    let dutch = try await run("formhaus test visit.json --locale nl --catalog nl.json")
    #expect(dutch.output == "1 passed, 0 failed\n")
    let english = try await run("LC_ALL=nl_NL.UTF-8 formhaus test visit.json --catalog nl.json")
    #expect(english.code == 1)
  }

  @Test func aLanguageWithoutTextsHasItsDatesAndNumbers() async throws {
    try folder.file(
      "stay.json",
      #"""
      {"id": "stay", "title": "Stay", "submit": {"label": "Send"}, "fields": [
        {"key": "day", "type": "date", "label": "Day", "validation": {"required": true}},
        {"key": "price", "type": "number", "label": "Price"}]}
      """#)
    let asked = "printf '?\\n/quit\\nyes\\n' | formhaus run stay.json --plain"
    let option = try await run("\(asked) --locale nl")
    #expect(option.errors.contains("Day, required, date like 03-12-2026: "), "\(option.errors)")
    let variable = try await run(
      "LC_ALL=nl_NL.UTF-8 \(asked)".replacing(
        "LC_ALL=nl_NL.UTF-8 printf", with: "export LC_ALL=nl_NL.UTF-8; printf"))
    #expect(variable.errors == option.errors)
    for name in ["ar", "hi", "pt_BR", "fi_FI.UTF-8"] {
      let shown = try await run("formhaus snapshot stay.json --locale \(name)")
      #expect(shown.code == 0)
      #expect(shown.output.contains("Tab next"), "\(name)")
    }
    let english = try await run("echo '{}' | formhaus validate stay.json --locale fi")
    #expect(english.output.contains("This field is required"))
  }

  @Test(arguments: ["german", "../nl", "n l", ""])
  func whatNamesNoLanguageIsAMistakeOfTheCommandLine(_ name: String) async throws {
    let result = try await run("formhaus snapshot form.json --locale '\(name)'")
    #expect(
      result.errorLines == [
        "formhaus: --locale cannot be \"\(name)\"; pass a language, with a region if need be, such as nl or pt_BR"
      ])
    #expect(result.code == 64)
  }

  @Test func theListOfLanguagesCountsAsInOtherPrograms() async throws {
    func message(_ variables: String) async throws -> String {
      try await run("echo '{}' | \(variables) formhaus validate form.json --catalog nl.json").output
    }
    #expect(
      try await message("LC_ALL= LANG=en_US.UTF-8 LANGUAGE=fi:de:fr").contains("Dieses Feld ist erforderlich")
    )
    #expect(try await message("LC_ALL=en_US.UTF-8 LANGUAGE=nl:de").contains("Dit veld is verplicht"))
    #expect(try await message("LC_ALL=C.UTF-8 LANGUAGE=de").contains("This field is required"))
    #expect(try await message("LC_ALL=fr_FR.UTF-8 LANGUAGE=").contains("obligatoire"))
  }

  @Test func aTextThatTurnsTheDirectionIsEscapedInJSON() async throws {
    try folder.file(
      "turned.json",
      #"""
      {"id": "t", "title": "T\u202ed\u009b", "submit": {"label": "Send"}, "fields": []}
      """#)
    let json = try await run("formhaus locale missing turned.json --into nl --format json")
    #expect(json.output.contains(#""title": "T\u202ed\u009b""#), "\(json.output)")
    let text = try await run("formhaus locale missing turned.json --into nl")
    #expect(
      !text.output.unicodeScalars.contains("\u{202E}") && !text.output.unicodeScalars.contains("\u{9B}"))
  }

  @Test(
    arguments: [
      ("locale print", "formhaus: locale print needs a language: formhaus locale print nl"),
      (
        "locale print 'n l'",
        "formhaus: locale print cannot take \"n l\"; pass the tag of a language, such as nl or pt-BR"
      ),
      ("locale missing", "formhaus: locale missing needs a catalog or a form: formhaus locale missing FILE"),
      ("locale list nl", "formhaus: locale list takes nothing more; a catalog: formhaus locale print LANG"),
      ("locale list --format json", "formhaus: --format is for locale missing"),
      (
        "locale missing form.json --into ../x",
        "formhaus: --into cannot be \"../x\"; pass the tag of a language, such as nl or pt-BR"
      ),
      (
        "locale missing nl.json --into de",
        "formhaus: --into is for forms; a catalog says its language itself"
      ),
      ("run form.json --catalog -", "formhaus: --catalog needs a file; pass --catalog FILE"),
    ])
  func mistakesAreTold(_ command: String, _ line: String) async throws {
    let result = try await run("formhaus \(command)")
    #expect(result.errorLines == [line])
    #expect(result.code == 64)
  }
}
