import FormhausTesting
import FormhausText
import FormhausUI
import FormhausViews
import Surface
import Testing

/// docs/views.md shows each view as it is drawn; `FORMHAUS_RECORD=1` writes the pictures anew.
@MainActor
@Suite("The guide to the views")
struct ViewsGuideTests {
  private let guide = GuidePictures("docs/views.md")

  @Test("each example is drawn as the guide shows it")
  func pictures() throws {
    for example in ViewExample.all {
      let difference = try guide.difference(example.name, from: drawn(example))
      #expect(difference == nil)
    }
  }

  @Test("the guide shows the code of each example as it is")
  func code() throws {
    let source = try TextFile("Tests/FormhausTestingTests/ViewsGuide/ViewExamples.swift").read().bytes
    let examples = String(decoding: source, as: UTF8.self).filter { !$0.isWhitespace }
    for example in ViewExample.all {
      let code = try guide.code(example.name)
      #expect(!code.isEmpty && examples.contains(code), "\(example.name)")
    }
  }

  @Test("styles are drawn as they are asked for")
  func styles() {
    let terminal = HeadlessTerminal(
      VStack {
        Text("bold").bold()
        Text("underlined").underline()
        Text("coloured").foregroundStyle(.indexed(63))
        Text("on fill").background(.indexed(231)).foregroundStyle(.indexed(16))
        Text("headline").font(.headline)
        Text("footnote").font(.footnote)
        Text("footnote in red").font(.footnote).foregroundStyle(.red)
      }, size: Size(columns: 40, rows: 20))
    let picture = FramePicture(terminal.frame)
    let difference = GoldenScreen(folder: "Tests/Fixtures/screens").difference(
      "views-styles", from: picture.drawing + "\n\n" + picture.styles)
    #expect(difference == nil)
  }

  /// The rows of the page without the hints and the blank rows above them.
  private func drawn(_ example: ViewExample) -> String {
    let terminal = HeadlessTerminal(
      example.view, size: Size(columns: 64, rows: example.rows), options: ScreenOptions(reduceMotion: true))
    var rows = terminal.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
