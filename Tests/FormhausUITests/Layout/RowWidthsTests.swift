import Testing

@testable import FormhausUI

@Suite struct RowWidthsTests {
  private func text(_ natural: Int) -> RowWidths.Item { .init(minimum: min(natural, 8), natural: natural) }
  private let box = RowWidths.Item(minimum: 16, natural: 16, grows: true)
  private let spacer = RowWidths.Item(minimum: 0, natural: 0, isSpacer: true)

  @Test func growingChildrenShareEvenly() {
    #expect(RowWidths.solve([box, box], columns: 72, gaps: 2) == [35, 35])
    #expect(RowWidths.solve([box, box, box], columns: 64, gaps: 0) == [22, 21, 21])
  }

  @Test func aSpacerTakesTheRest() {
    #expect(RowWidths.solve([text(8), spacer, text(12)], columns: 76, gaps: 2) == [8, 54, 12])
  }

  @Test func aGrowingChildLeavesASpacerNothing() {
    #expect(RowWidths.solve([box, spacer], columns: 40, gaps: 0) == [40, 0])
  }

  @Test func aMostWideChildLeavesTheRestToOthers() {
    let narrow = RowWidths.Item(minimum: 10, natural: 10, grows: true, maximum: 12)
    #expect(RowWidths.solve([narrow, box], columns: 60, gaps: 0) == [12, 48])
  }

  @Test func theLongestTextsShrinkFirst() {
    #expect(RowWidths.solve([text(10), text(40)], columns: 30, gaps: 0) == [10, 20])
    #expect(RowWidths.solve([text(40), text(40)], columns: 30, gaps: 0) == [15, 15])
  }

  @Test func whatNeedsMoreThanThereIsDoesNotFit() {
    #expect(RowWidths.solve([box, box], columns: 31, gaps: 0) == nil)
    #expect(RowWidths.solve([text(9), text(9)], columns: 17, gaps: 2) == nil)
  }

  @Test func sharesNeverPassTheRow() {
    var random = Random(seed: 7)
    for _ in 0..<2_000 {
      let items = (0..<random.int(1...6)).map { _ in
        let minimum = random.int(0...12)
        return RowWidths.Item(
          minimum: minimum, natural: minimum + random.int(0...30), grows: random.int(0...1) == 0,
          maximum: random.int(0...3) == 0 ? minimum + random.int(0...9) : .max,
          isSpacer: random.int(0...4) == 0)
      }
      let columns = random.int(0...90)
      guard let widths = RowWidths.solve(items, columns: columns, gaps: 3) else { continue }
      #expect(widths.reduce(0, +) + 3 <= columns)
      #expect(zip(widths, items).allSatisfy { $0 >= $1.minimum })
    }
  }
}
