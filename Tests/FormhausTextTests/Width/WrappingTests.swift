import FormhausText
import Testing

struct WrappingTests {
  private let width = TextWidth.table

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one  two", 4, ["one", "two"]),
    ("one\ntwo\n", 10, ["one", "two", ""]),
    ("", 10, [""]),
    ("   ", 2, [""]),
    ("    a", 3, ["a"]),
    ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
    ("ab\u{A0}cd ef", 5, ["ab\u{A0}cd", "ef"]),
    ("日本語です", 4, ["日本", "語で", "す"]),
    ("日本語です。", 6, ["日本語", "です。"]),
    ("日本語です。", 10, ["日本語で", "す。"]),
    ("日本「語」", 6, ["日本", "「語」"]),
    ("abc日本", 5, ["abc日", "本"]),
    ("日", 1, ["日"]),
    ("👨‍👩‍👧👨‍👩‍👧", 3, ["👨‍👩‍👧", "👨‍👩‍👧"]),
    ("ab", 0, ["a", "b"]),
  ])
  func linesBreakWhereReadersExpect(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(width.wrap(text, width: columns).map(String.init) == lines)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本", 3, "日…"),
    ("日本", 2, "…"),
    ("ab", 1, "…"), ("ab", 0, ""), ("ab", -3, ""), ("", 0, ""), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func whatIsCutEndsInAnEllipsis(_ text: String, _ cells: Int, _ cut: String) {
    #expect(width.truncate(text, to: cells) == cut)
  }

  @Test func wrappingLosesOnlySpacesAndEveryLineFits() {
    var random = RandomText(seed: 5)
    for _ in 0..<2_000 {
      let text = random.next(pieces: 12)
      let columns = random.int(in: 2...12)
      let lines = width.wrap(text, width: columns)
      #expect(lines.allSatisfy { width.cells(of: $0) <= max(columns, widest(text)) })
      #expect(lines.joined().filter(isKept) == text.filter(isKept), "\(text.debugDescription)")
      #expect(lines.count > text.count { $0 == "\n" })
    }
  }

  @Test func cuttingFitsAndKeepsTheBeginning() {
    var random = RandomText(seed: 6)
    for _ in 0..<2_000 {
      let text = random.next(pieces: 6)
      let cells = random.int(in: 1...10)
      let cut = width.truncate(text, to: cells)
      #expect(width.cells(of: cut) <= cells)
      // By scalars: the ellipsis may become one grapheme with what stands before it.
      let kept = cut.unicodeScalars.dropLast()
      let isCut = cut.unicodeScalars.last == "…" && text.unicodeScalars.starts(with: kept)
      #expect(cut == text || isCut, "\(text.debugDescription)")
    }
  }

  /// An Indic syllable can be wider than a narrow line.
  private func widest(_ text: String) -> Int { text.map { width.cells(of: $0) }.max() ?? 0 }

  private func isKept(_ character: Character) -> Bool { !" \u{3000}\n".contains(character) }
}
