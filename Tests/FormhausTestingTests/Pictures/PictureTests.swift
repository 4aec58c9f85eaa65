import FormhausTesting
import Surface
import Testing

@Suite("Pictures of frames")
struct PictureTests {
  /// A frame of rows of text, each in one style.
  private func frame(_ rows: [(String, Style)], cursor: Point = Point(x: 9, y: 9)) -> Frame {
    var grid = Grid(columns: 10, rows: rows.count)
    for (y, (text, style)) in rows.enumerated() {
      var x = 0
      for character in text {
        let isWide = ("\u{3000}"..."\u{9FFF}").contains(character)
        grid[x, y] = Cell(text: String(character), width: isWide ? 2 : 1, style: style)
        x += isWide ? 2 : 1
      }
    }
    return Frame(size: grid.size, layers: [Layer(id: "page", grid: grid)], cursor: cursor)
  }

  private func svg(_ rows: [(String, Style)], cursor: Point = Point(x: 9, y: 9)) -> String {
    SVGPicture(frame(rows, cursor: cursor)).text
  }

  private func html(_ rows: [(String, Style)]) -> String {
    HTMLPicture(frame(rows)).text
  }

  @Test("words stand in their cells, each run between gaps on its own")
  func words() {
    let picture = svg([("Ab c   de", .plain)])
    #expect(picture.contains(##"<text x="0" y="15" textLength="36" fill="#e6e6e6">Ab c</text>"##))
    #expect(picture.contains(##"<text x="63" y="15" textLength="18" fill="#e6e6e6">de</text>"##))
  }

  @Test("wide characters and symbols are placed one by one")
  func symbols() {
    let picture = svg([("a日本✓", .plain)])
    #expect(picture.contains(##"<text x="9" y="15" textLength="18" fill="#e6e6e6">日</text>"##))
    #expect(picture.contains(##"<text x="27" y="15" textLength="18" fill="#e6e6e6">本</text>"##))
    #expect(picture.contains(##"<text x="45" y="15" textLength="9" fill="#e6e6e6">✓</text>"##))
    #expect(html([("日✓", .plain)]).contains(#"<span class="wide" style="color:#e6e6e6">日</span>"#))
  }

  @Test("lines of boxes meet at the edges of their cells and are no text")
  func boxes() {
    let picture = svg([("╭──╮", .plain), ("┃  ┃", .plain)])
    #expect(picture.contains("M4.5 20V15Q4.5 10.5 9 10.5M9 10.5H27M31.5 20V15Q31.5 10.5 27 10.5"))
    #expect(
      picture.contains(##"<path d="M4.5 20V40M31.5 20V40" fill="none" stroke="#e6e6e6" stroke-width="3"/>"##))
    #expect(!picture.contains("╭"))
    #expect(html([("╭──╮", .plain)]).contains(#"<span aria-hidden="true" style="color:#e6e6e6">╭──╮</span>"#))
  }

  @Test("colours come from the palette, and the emphasis is drawn")
  func styles() {
    let warning = Style(foreground: .indexed(131), background: .ansi(4), attributes: [.bold, .underline])
    let picture = svg([("no", warning)])
    #expect(picture.contains(##"<rect x="0" y="0" width="18" height="20" fill="#0037da"/>"##))
    #expect(picture.contains(##"textLength="18" fill="#af5f5f" font-weight="bold">no</text>"##))
    #expect(picture.contains(##"<path d="M0 17.5h18" fill="none" stroke="#af5f5f" stroke-width="1"/>"##))
    let reversed = Style(foreground: .rgb(1, 2, 255), attributes: [.reverse, .dim])
    #expect(
      html([("no", reversed)]).contains(
        #"<span style="color:#000000;background:#0102ff;opacity:0.6">no</span>"#))
  }

  @Test("the cursor is a block over its cell")
  func cursor() {
    let picture = svg([("abc", .plain)], cursor: Point(x: 1, y: 0))
    #expect(picture.contains(##"<rect x="9" y="0" width="9" height="20" fill="#e6e6e6"/>"##))
    #expect(picture.contains(##"<text x="9" y="15" textLength="9" fill="#000000">b</text>"##))
  }

  @Test("the same frame on white has black text, and keeps the colours of its own")
  func light() {
    let rows = [("a", Style.plain), ("b", Style(foreground: .indexed(63)))]
    let picture = SVGPicture(frame(rows), background: .light).text
    #expect(picture.contains(##"fill="#1a1a1a">a</text>"##))
    #expect(picture.contains(##"fill="#5f5fff">b</text>"##))
  }

  @Test("those who cannot see it are told its title and its words, without the lines")
  func accessible() {
    let rows = [("╭ Name ──╮", Style.plain), ("", .plain), ("│ Ada    │", .plain)]
    let picture = SVGPicture(frame(rows), title: "Visit").text
    #expect(picture.contains(#"role="img">"#))
    #expect(picture.contains("<title>Visit</title>\n<desc>Name\nAda</desc>"))
    #expect(svg(rows).contains("<title>A terminal of 10 columns and 3 rows</title>"))
  }

  @Test("foreign text is never markup", arguments: ["<b>&\"'", "]]>", "<!--", "&lt;"])
  func escaping(_ text: String) {
    let hostile = SVGPicture(frame([(text, .plain)]), title: text + "\u{1B}\u{0}").text
    let page = HTMLPicture(frame([(text, .plain)]), title: text).text
    let tame = SVGPicture(frame([(String(repeating: "x", count: text.count), .plain)]), title: "x").text
    for sign in "<>" as String {
      #expect(hostile.count { $0 == sign } == tame.count { $0 == sign })
      let tags = HTMLPicture(frame([("x", .plain)]), title: "x").text
      #expect(page.count { $0 == sign } == tags.count { $0 == sign })
    }
    #expect(!hostile.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
