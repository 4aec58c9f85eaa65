import CWidthSupport
import FormhausText
import Testing

struct TextWidthTests {
  private let width = TextWidth.table

  @Test func theTableIsThatOfTheCLibrary() throws {
    try #require(fh_select_utf8() != 0)
    let differing = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      width.scalarWidth($0) != Int(fh_library_width($0.value))
    }
    #expect(differing.isEmpty)
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("😀", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2),
    ("🇬🇧", 2), ("⚠️", 1),
    ("1️⃣", 1), ("±§", 2), ("का", 2), ("กำ", 2), ("한", 2), ("\u{1FAE9}", 1), ("\u{1B}", 1), ("\u{301}", 1),
    ("\u{200B}", 0), ("日a é", 5),
  ])
  func cellsAreThoseTheTerminalUses(_ text: String, _ cells: Int) {
    #expect(width.cells(of: text) == cells)
  }

  @Test(arguments: [
    ("a", "a", 1), ("e\u{301}", "e\u{301}", 1), ("日", "日", 2), ("👨‍👩‍👧", "👨", 2), ("👍🏽", "👍", 2), ("🇬🇧", "GB", 2),
    ("🇬", "G", 1),
    ("⚠️", "⚠", 1), ("❤️‍🔥", "❤", 1), ("1️⃣", "1\u{20E3}", 1), ("\u{1FAE9}", "\u{FFFD}", 1), ("\n", "\u{FFFD}", 1),
    ("\u{7F}", "\u{FFFD}", 1),
    ("\0", "\u{FFFD}", 1), ("\u{301}", "\u{25CC}\u{301}", 1), ("\u{200B}", "", 0), ("का", "का", 2),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", 2),
  ])
  func aGraphemeIsDrawnAsATerminalCanShowIt(_ text: String, _ drawn: String, _ cells: Int) throws {
    #expect(text.count == 1)
    let character = try #require(text.first)
    #expect(width.drawn(character).text == drawn)
    #expect(width.drawn(character).cells == cells)
    #expect(width.cells(of: character) == cells)
  }

  @Test func partsHaveOneBaseEach() {
    #expect(width.parts(of: "क्षा🇬🇧日").map(\.text) == ["क\u{94D}", "ष", "\u{93E}", "G", "B", "日"])
    #expect(width.parts(of: "क्षा🇬🇧日").map(\.cells) == [1, 1, 1, 1, 1, 2])
    #expect(width.parts(of: "\u{200B}").isEmpty)
  }

  @Test func anyTextIsDrawnInPartsOfOneOrTwoCells() {
    var random = RandomText(seed: 21)
    for _ in 0..<2_000 {
      let text = random.next(pieces: 8)
      let parts = width.parts(of: text)
      #expect(parts.allSatisfy { (1...2).contains($0.cells) })
      #expect(parts.reduce(0) { $0 + $1.cells } == width.cells(of: text))
      for part in parts {
        let spacing = part.text.unicodeScalars.filter { width.cells(of: Character($0)) > 0 && !isMark($0) }
        #expect(spacing.count <= 1, "\(part.text.debugDescription)")
      }
    }
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    width.drawn(Character(scalar)).text.unicodeScalars.first == "\u{25CC}" && scalar != "\u{25CC}"
  }

  @Test func theScalarWidthsAreTheCallers() {
    let ambiguousWide = TextWidth { $0 == "±" ? 2 : 1 }
    #expect(ambiguousWide.cells(of: "±a") == 3)
    let ascii = TextWidth(isUnicode: false) { $0.isASCII ? 1 : -1 }
    #expect(ascii.drawn("é").text == "?")
    #expect(ascii.truncate("abcdef", to: 5) == "ab...")
  }
}
