import FormhausText
import Glibc
import Surface
import Testing

@testable import NcursesTerminal

@Suite struct WidthTests {
  /// Every scalar of the planes that hold characters.
  private static let scalars: [Unicode.Scalar] = [0...0x3FFFF, 0xE0000...0xE0FFF].joined().compactMap {
    Unicode.Scalar(UInt32($0))
  }

  init() throws {
    try #require(setlocale(LC_CTYPE, "C.UTF-8") != nil)
  }

  @Test func theGeneratedTableSaysWhatTheLibrarySays() {
    let library = TextWidth(scalarWidth: CharacterSet.width)
    let different = WidthTests.scalars.filter { scalar in
      TextWidth.table.cells(of: Character(scalar)) != library.cells(of: Character(scalar))
    }
    #expect(different.map { String($0.value, radix: 16) }.prefix(20) == [])
  }

  @Test func noCharacterReachesTheTerminalThatIsInvisibleOrMovesItsNeighbours() {
    for scalar in WidthTests.scalars {
      for width: UInt8 in 1...2 {
        let cell = Cell(text: String(scalar), width: width)
        guard case .scalars(let drawn, let isPadded) = DrawnText.unicode(cell, width: CharacterSet.width)
        else {
          continue
        }
        let cells = drawn.map { CharacterSet.width(of: $0) }.reduce(isPadded ? 1 : 0, +)
        let category = drawn.first?.properties.generalCategory
        if cells != Int(width) || category == .control || category == .format {
          Issue.record("U+\(String(scalar.value, radix: 16)) in \(width) cells")
        }
      }
    }
  }

  @Test func withoutUnicodeWhatIsReplacedTakesOneCell() {
    let width = TextWidth(isUnicode: false, scalarWidth: AsciiSubstitute.width)
    #expect(width.parts(of: "né─日e\u{301}").map(\.text) == ["n", "é", "─", "?", "e\u{301}"])
    #expect(width.cells(of: "né─日e\u{301}") == 5)
  }
}
