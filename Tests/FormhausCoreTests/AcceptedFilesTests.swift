import FormhausCore
import FormhausText
import Testing

@Suite("Files that a field takes")
struct AcceptedFilesTests {
  @Test(
    "files are taken by their ending",
    arguments: [
      (".pdf", "/a/b.pdf", true), (".pdf", "b.PDF", true), (".pdf", "b.txt", false), (".pdf", "pdf", false),
      (".pdf", ".pdf", false), (".pdf,.docx", "b.docx", true), ("image/*", "me.JPG", true),
      ("image/*", "me.mp3", false), ("application/pdf", "b.pdf", true), ("image/png, .svg", "a.svg", true),
      ("image/png", "a.jpg", false), ("text/*", "notes.md", true), ("", "anything", true),
      ("application/x-unheard-of", "anything.xyz", true), (".gz", "a.tar.gz", true),
    ])
  func ending(accept: String, path: String, isTaken: Bool) {
    #expect(AcceptedFiles(accept).takes(path) == isTaken)
  }

  @Test("a form without accept takes every file")
  func all() {
    #expect(AcceptedFiles(nil).takes("x"))
  }

  @Test(
    "where files can be looked at, an answer has to name one that the field takes",
    arguments: [
      ("/missing.pdf", "There is no such file"), ("/folder.pdf", "This is a folder, not a file"),
      ("/locked.pdf", "This file cannot be read"), ("/a.txt", "Choose a file of these types: .pdf, image/*"),
      ("/a.pdf", nil), ("/a.png", nil),
    ])
  func checked(path: String, message: String?) throws {
    let field = FieldDefinition(key: "f", type: "file", label: "File", accept: ".pdf,image/*")
    let problems: [String: FileProblem] = [
      "/missing.pdf": .missing, "/folder.pdf": .folder, "/locked.pdf": .unreadable,
    ]
    let options = FormEngineOptions(typeChecks: true, files: { problems[$0] })
    #expect(field.message(for: .string(path), among: [:], options: options) == message)
    #expect(
      field.message(for: .string(path), among: [:], options: FormEngineOptions(typeChecks: true)) == nil)
  }
}
