import FormhausText
import Testing

@testable import FormhausUI

@Suite struct TypedTextTests {
  private func typed(_ text: String, isSecret: Bool = false) -> TypedText {
    TypedText(
      Array(text), typesetter: Typesetter(width: .table),
      bullet: isSecret ? "*" : nil)
  }

  private func rows(_ text: String, columns: Int) -> [String] {
    let characters = Array(text)
    return typed(text).rows(columns: columns).map { String(characters[$0]) }
  }

  @Test func eachGraphemeTakesTheCellsItIsDrawnIn() {
    let text = typed("aé日🇬🇧👨‍👩‍👧\u{1b}")
    #expect((0..<text.count).map { text.width(of: $0..<$0 + 1) } == [1, 1, 2, 2, 2, 2])
    #expect(text.line(0..<text.count).text == "aé日GB👨^[")
  }

  @Test func aSecretShowsOneSignAGrapheme() {
    #expect(typed("日a🇬🇧", isSecret: true).line(0..<3).text == "***")
  }

  @Test func aTextThatIsOnlyBegunEndsBeyondItsColumns() {
    let text = TypedText(Array("日本語abc"), typesetter: Typesetter(width: .table), upTo: 4)
    #expect(text.line(0..<text.count).text == "日本語")
  }

  @Test func rowsBreakBehindSpaces() {
    #expect(rows("one two three", columns: 9) == ["one two ", "three"])
    #expect(rows("one two three", columns: 6) == ["one ", "two ", "three"])
  }

  @Test func aWordLongerThanARowIsBroken() {
    #expect(rows("abcdefgh", columns: 4) == ["abc", "def", "gh"])
    #expect(rows("日本語", columns: 4) == ["日", "本", "語"])
  }

  @Test func aLineFeedEndsARow() {
    #expect(rows("a\n\nb\n", columns: 9) == ["a\n", "\n", "b\n", ""])
  }

  @Test func theCaretHasAPlaceOnEveryRow() {
    let text = typed("one two\nx")
    let rows = text.rows(columns: 20)
    #expect(text.position(of: 7, in: rows) == (0, 7))
    #expect(text.position(of: 8, in: rows) == (1, 0))
    #expect(text.position(of: 9, in: rows) == (1, 1))
  }

  @Test func aColumnOfARowIsACaret() {
    let text = typed("日本 one\nxy")
    let rows = text.rows(columns: 20)
    #expect(text.caret(row: 0, column: 3, in: rows) == 1)
    #expect(text.caret(row: 0, column: 4, in: rows) == 2)
    #expect(text.caret(row: 1, column: 99, in: rows) == 9)
    #expect(text.caret(row: 0, column: 99, in: rows) == 6)
  }

  @Test func theCaretStaysInSight() {
    let text = typed("0123456789")
    #expect(text.firstVisible(caret: 10, first: 0, columns: 5) == 6)
    #expect(text.firstVisible(caret: 7, first: 6, columns: 5) == 6)
    #expect(text.firstVisible(caret: 2, first: 6, columns: 5) == 2)
    #expect(text.firstVisible(caret: 3, first: 0, columns: 20) == 0)
  }

  @Test func shorteningATextLeavesNoFreeRoomBehindIt() {
    #expect(typed("0123456").firstVisible(caret: 7, first: 6, columns: 5) == 3)
  }

  @Test func caretsSurviveTheWayToTheScreenAndBack() {
    var random = Random(seed: 11)
    let parts = ["a", " ", "日", "🇬🇧", "é", "\n", "word ", "\u{202e}", "\t"]
    for _ in 0..<300 {
      let text = typed((0..<random.int(0...30)).map { _ in random.pick(parts) }.joined())
      let columns = random.int(12...20)
      let rows = text.rows(columns: columns)
      #expect(rows.map(\.count).reduce(0, +) == text.count)
      for caret in 0...text.count {
        let place = text.position(of: caret, in: rows)
        #expect(place.column < columns)
        #expect(text.caret(row: place.row, column: place.column, in: rows) == caret)
        let first = text.firstVisible(caret: caret, first: random.int(0...30), columns: columns)
        #expect(first <= caret && text.width(of: first..<caret) < columns)
      }
    }
  }
}
