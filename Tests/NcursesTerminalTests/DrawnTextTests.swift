import Surface
import Testing

@testable import NcursesTerminal

@Suite struct DrawnTextTests {
  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "日", "👨", "👩": 2
    case "\u{301}", "\u{200D}", "\u{FE0F}", "\u{202E}", "\u{200B}", "\u{20E3}": 0
    case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{1FAE9}": -1
    default: 1
    }
  }

  private func unicode(_ text: String, _ width: UInt8) -> DrawnText {
    DrawnText.unicode(Cell(text: text, width: width), width: self.width)
  }

  @Test func aGraphemeIsItsBaseWithItsMarks() {
    #expect(unicode("a", 1) == .scalars(["a"], isPadded: false))
    #expect(unicode("日", 2) == .scalars(["日"], isPadded: false))
    #expect(unicode("e\u{301}", 1) == .scalars(["e", "\u{301}"], isPadded: false))
    #expect(unicode("1\u{FE0F}\u{20E3}", 1) == .scalars(["1", "\u{20E3}"], isPadded: false))
  }

  @Test func aFamilyIsItsFirstPerson() {
    #expect(unicode("👨\u{200D}👩", 2) == .scalars(["👨"], isPadded: false))
  }

  @Test func joinersStayOnLettersOnly() {
    #expect(unicode("ی\u{200D}", 1) == .scalars(["ی", "\u{200D}"], isPadded: false))
    #expect(unicode("👨\u{200D}", 2) == .scalars(["👨"], isPadded: false))
  }

  @Test func moreThanFiveMarksAreCut() {
    #expect(
      unicode("e" + String(repeating: "\u{301}", count: 9), 1)
        == .scalars(["e"] + Array(repeating: "\u{301}", count: 5), isPadded: false))
  }

  @Test func aNarrowCharacterInAWideCellIsFollowedByABlank() {
    #expect(unicode("é", 2) == .scalars(["é"], isPadded: true))
  }

  @Test(arguments: ["\u{1B}", "\u{9B}", "\u{202E}", "\u{200B}", "\u{1FAE9}", "\u{7F}", "日"])
  func whatWouldMoveItsNeighboursIsReplaced(text: String) {
    #expect(unicode(text, 1) == .scalars(["\u{FFFD}"], isPadded: false))
  }

  @Test func bidiControlsBehindABaseAreDropped() {
    #expect(unicode("a\u{202E}", 1) == .scalars(["a"], isPadded: false))
  }

  @Test func withoutUnicodeBordersAreLinesAndLettersLoseTheirMarks() {
    #expect(DrawnText.ascii(Cell(text: "─")) == .line(UInt8(ascii: "q")))
    #expect(DrawnText.ascii(Cell(text: "╭")) == .line(UInt8(ascii: "l")))
    #expect(DrawnText.ascii(Cell(text: "é")) == .scalars(["e"], isPadded: false))
    #expect(DrawnText.ascii(Cell(text: "日", width: 2)) == .scalars(["?"], isPadded: true))
    #expect(DrawnText.ascii(Cell(text: "\u{1B}")) == .scalars(["?"], isPadded: false))
    #expect(DrawnText.ascii(Cell(text: "~")) == .scalars(["~"], isPadded: false))
  }
}
