import Testing

/// The person's own details on the command line, by the real program.
@Suite struct ProfileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file(
      "form.json",
      #"{"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [{"key": "name", "type": "text", "#
        + #""label": "Name", "autocomplete": "name"}]}"#)
    try folder.file("maya.json", #"{"name": "Maya Chen"}"#)
    try folder.file("maya.vcf", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Maya\r\n  Chen\r\nEND:VCARD\r\n")
    try folder.file("bad.json", "{\n  \"nmae\": \"Maya\"}")
  }

  /// Asks the form line by line, and answers with what is offered.
  private func run(
    _ options: String, lines: String = "/mine\nsend\n", home: String? = nil, settings: String? = nil
  ) async throws -> ShellResult {
    try folder.file("lines", lines)
    let result = try await shell(
      "cd \(folder.path); unset XDG_CONFIG_HOME; \(settings.map { "export XDG_CONFIG_HOME=\($0);" } ?? "") "
        + "export HOME=\(home ?? folder.path); formhaus run form.json --plain \(options) < lines; code=$?; "
        + "rm -r -f settings .config; exit $code")
    // What is wrong with the details is said before the form is asked.
    let remarks = result.errorLines.prefix { !$0.contains("/help") && $0.contains(".json:") }.count
    if result.code == 0 { result.expectPlainRules(typed: lines, after: remarks) }
    return result
  }

  private func keep(_ text: String, in settings: String) async throws {
    _ = try await shell("mkdir -p \(folder.path)/\(settings)/formhaus")
    try folder.file("\(settings)/formhaus/profile.json", text)
  }

  @Test(arguments: ["maya.json", "./maya.vcf"])
  func aFileIsOffered(_ file: String) async throws {
    let result = try await run("--profile \(file)")
    #expect(result.errors.contains("Name, optional, type /mine for Maya Chen: "))
    #expect(result.output == #"{"name":"Maya Chen"}"# + "\n")
    #expect(result.code == 0)
    let silent = try await run("--profile \(file)", lines: "\nsend\n")
    #expect(silent.output == "{}\n")
  }

  @Test func theFileOfThePersonsSettingsIsOfferedUnlessNotWanted() async throws {
    try await keep(#"{"name": "Ada"}"#, in: ".config")
    #expect(try await run("").output == #"{"name":"Ada"}"# + "\n")
    try await keep(#"{"name": "Ada"}"#, in: ".config")
    #expect(try await run("--no-profile", lines: "\nsend\n").errors.contains("Ada") == false)
    try await keep(#"{"name": "Ada"}"#, in: ".config")
    #expect(try await run("--profile maya.json").output == #"{"name":"Maya Chen"}"# + "\n")
    try await keep(#"{"name": "Grace"}"#, in: "settings")
    let settings = "\(folder.path)/settings"
    #expect(try await run("", settings: settings).output == #"{"name":"Grace"}"# + "\n")
    #expect(try await run("", lines: "\nsend\n").errorLines.first?.contains("question") == true)
  }

  @Test func aBrokenFileOfTheSettingsIsToldAndTheFormGoesOn() async throws {
    try await keep("{\n  \"nmae\": \"Maya\"}", in: ".config")
    let result = try await run("", lines: "\nsend\n")
    #expect(
      result.errorLines.first
        == "\(folder.path)/.config/formhaus/profile.json:2:3: unknown detail \"nmae\". Did you mean \"name\"?; "
        + "the form goes on without it")
    #expect(result.output == "{}\n")
    #expect(result.code == 0)
  }

  @Test func aBrokenFileThatWasAskedForIsAFailure() async throws {
    let bad = try await run("--profile bad.json")
    #expect(bad.errorLines == [#"bad.json:2:3: unknown detail "nmae". Did you mean "name"?"#])
    #expect(bad.code == 65)
    let missing = try await run("--profile none.json")
    #expect(missing.errorLines == ["formhaus: cannot read none.json: No such file or directory"])
    #expect(missing.code == 66)
    let both = try await run("--profile maya.json --no-profile")
    #expect(both.errorLines.first?.contains("contradict") == true)
    #expect(both.code == 64)
    let input = try await shell(
      "cd \(folder.path); formhaus run - --profile - < form.json", environment: ["HOME": folder.path])
    #expect(input.errorLines == ["formhaus: standard input is read already; pass --profile FILE"])
    #expect(input.code == 64)
  }
}
