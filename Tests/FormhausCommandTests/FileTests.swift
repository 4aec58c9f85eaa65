import FormhausText
import Glibc
import Testing

@testable import FormhausCommand

@Suite struct DefinitionFileTests {
  static let refused: [(String, [String])] = [
    ("{\"id\": ", ["1:8: expected a value, found the end of the text"]),
    (
      "{\n  \"id\": \"f\", \"title\": \"F\", \"submit\": {\"label\": \"S\"},\n"
        + "  \"fields\": [{\"key\": \"a\", \"type\": \"text\", \"label\": \"A\"}],\n"
        + "  \"steps\": [{\"id\": \"s\", \"title\": \"S\", \"fields\": []}]\n}",
      ["1:1: FormEngine rejects a definition with both \"fields\" and \"steps\"."]
    ),
    (
      "{\"id\": \"f\", \"title\": \"F\", \"submit\": {\"label\": \"S\"}, \"steps\": [\n"
        + "  {\"id\": \"s\", \"title\": \"S\", \"fields\": []},\n"
        + "  {\"id\": \"s\", \"title\": \"S\", \"fields\": []}]}",
      ["3:3: Duplicate step id \"s\"."]
    ),
    (
      "{\"id\": \"f\", \"title\": 3,\n \"submit\": {\"label\": \"S\"},\n \"fields\": [{\"key\": \"a\", \"type\": 1, \"label\": \"A\"}]}",
      ["1:22: title: must be text", "3:34: fields[0].type: must be text"]
    ),
  ]

  @Test(arguments: refused)
  func namesEveryMistakeWithItsPlace(_ text: String, _ lines: [String]) {
    #expect(throws: Failure(.badData, lines.map { "form.json:\($0)" })) {
      try DefinitionFile(SourceText(name: "form.json", text: text))
    }
  }

  @Test func warnsAndGoesOn() throws {
    let file = try DefinitionFile(
      SourceText(
        name: "form.json",
        text: """
          {"id": "f", "title": "F", "submit": {"label": "S"}, "fields": [
            {"key": "a", "type": "text", "label": "A", "show": [{"field": "ghost", "eq": 1}]}]}
          """))
    #expect(
      file.warnings() == [
        "form.json:2:55: warning: Field \"a\" has show condition referencing non-existent field \"ghost\""
      ])
  }

  @Test func refusesAFileThatIsTooLarge() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("form.json", String(repeating: " ", count: 101))
    #expect(throws: Failure(.badData, "\(path):1:1: the file has more than the 100 bytes that are read")) {
      try DefinitionFile(InputFile(path: path), limit: 100)
    }
  }

  @Test func saysWhyAFileCannotBeRead() throws {
    let folder = try TemporaryFolder()
    #expect(
      throws: Failure(.cannotRead, "formhaus: cannot read \(folder.path)/none: No such file or directory")
    ) { try DefinitionFile(InputFile(path: "\(folder.path)/none")) }
    #expect(throws: Failure(.cannotRead, "formhaus: cannot read \(folder.path): Is a directory")) {
      try DefinitionFile(InputFile(path: folder.path))
    }
  }

  @Test func theExampleHasNoMistakes() throws {
    let file = try DefinitionFile(InputFile(path: "\(repository)/docs/examples/signup.json"))
    #expect(file.warnings() == [])
    #expect(try DefinitionFile(SourceText(name: "", text: DemoName.signupText)).definition == file.definition)
  }
}

@Suite struct OutputFileTests {
  @Test func replacesAFileForItsOwnerAlone() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("out.json", "old")
    try OutputFile(path: path).write("new\n")
    #expect(folder.text("out.json") == "new\n")
    #expect(folder.names == ["out.json"])
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func keepsWhatIsThereWhenItCannotWrite() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/none/out.json"
    let failure = Failure(.cannotWrite, "formhaus: cannot write \(path): No such file or directory")
    #expect(throws: failure) { try OutputFile(path: path).check() }
    #expect(throws: failure) { try OutputFile(path: path).write("x") }
    #expect(folder.names == [])
  }

  @Test func refusesAFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Failure(.cannotWrite, "formhaus: cannot write \(folder.path): it is a directory")) {
      try OutputFile(path: folder.path).check()
    }
  }

  @Test func writesIntoADeviceInsteadOfReplacingIt() throws {
    try OutputFile(path: "/dev/null").check()
    try OutputFile(path: "/dev/null").write("x")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }
}
