import FormhausCore
import FormhausTesting
import FormhausText
import FormhausViews
import Surface
import Testing

@testable import FormhausUI

@MainActor
@Suite("Files by their path")
struct FileTests {
  /// A machine with few files.
  private static let browser = FileBrowser(workingFolder: "/home/maya", homeFolder: "/home/maya") { folder in
    switch folder {
    case "/home/maya":
      [
        .init(name: "Pictures", isFolder: true), .init(name: "notes.txt"), .init(name: "plan.pdf"),
        .init(name: ".secrets", isFolder: true), .init(name: "Papers", isFolder: true),
      ]
    case "/home/maya/Pictures": [.init(name: "me.png"), .init(name: "you.jpg"), .init(name: "list.txt")]
    default: []
    }
  } problem: { path in
    ["/home/maya/plan.pdf", "/home/maya/notes.txt", "/home/maya/Pictures/me.png"].contains(path)
      ? nil : path == "/home/maya/Pictures" ? .folder : .missing
  }

  private func pilot(accept: String? = nil) throws -> FieldPilot {
    var field: JSONObject = ["key": "f", "type": "file", "label": "File"]
    field["accept"] = accept.map(JSONValue.string)
    return try FieldPilot([.object(field), ["key": "name", "type": "text", "label": "Name"]]) {
      $0.fileBrowser = FileTests.browser
    }
  }

  @Test("what is typed is completed; folders lead on, and the answer is the whole path")
  func completion() async throws {
    let pilot = try pilot()
    try pilot.keys("p")
    #expect(pilot.picture.contains("Papers/"))
    #expect(pilot.picture.contains("Pictures/"))
    #expect(pilot.picture.contains("plan.pdf"))
    #expect(!pilot.picture.contains("notes.txt"))
    try pilot.keys("ic<Down><Enter>")
    #expect(pilot.text("f") == "Pictures/")
    #expect(pilot.picture.contains("me.png"))
    try pilot.keys("<Down><Down><Enter>")
    #expect(pilot.text("f") == "Pictures/me.png")
    #expect(await pilot.send() == ["f": "/home/maya/Pictures/me.png"])
  }

  @Test("hidden files show when a point is typed; ~ is the person's own folder")
  func hidden() throws {
    let pilot = try pilot()
    try pilot.keys("~/")
    #expect(pilot.picture.contains("notes.txt"))
    #expect(!pilot.picture.contains(".secrets"))
    try pilot.keys(".")
    #expect(pilot.picture.contains(".secrets/"))
  }

  @Test("only files that the field takes are offered and taken")
  func accept() async throws {
    let pilot = try pilot(accept: ".pdf,image/*")
    try pilot.keys("<Down>")
    #expect(!pilot.picture.contains("notes.txt"))
    try pilot.keys("<Esc>notes.txt<Tab>")
    #expect(await pilot.send() == nil)
    #expect(pilot.picture.contains("Choose a file of these types: .pdf, image/*"))
  }

  @Test("a path without a file is refused when the person goes on, and mended while it is typed")
  func missing() async throws {
    let pilot = try pilot()
    try pilot.keys("plan.txt<Tab>")
    #expect(!pilot.picture.contains("! There is no such file"))
    #expect(await pilot.send() == nil)
    #expect(pilot.picture.contains("! There is no such file"))
    #expect(pilot.focus == "form.f")
    try pilot.keys("<Backspace><Backspace><Backspace>pdf")
    #expect(!pilot.picture.contains("no such file"))
    #expect(await pilot.send() == ["f": "/home/maya/plan.pdf"])
  }

  @Test("a form that sees no files takes the path as it is typed")
  func blind() async throws {
    let pilot = try FieldPilot([["key": "f", "type": "file", "label": "File"]])
    try pilot.keys("plan.pdf")
    #expect(await pilot.send() == ["f": "plan.pdf"])
  }
}
