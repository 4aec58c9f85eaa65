import Surface
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 2, y: 1, columns: 4, rows: 3)

  @Test func aRectContainsItsCellsAndNoOthers() {
    #expect(rect.contains(Point(x: 2, y: 1)))
    #expect(rect.contains(Point(x: 5, y: 3)))
    #expect(!rect.contains(Point(x: 6, y: 3)))
    #expect(!rect.contains(Point(x: 5, y: 4)))
    #expect(!rect.contains(Point(x: 1, y: 1)))
  }

  @Test func theIntersectionIsWhatBothCover() {
    #expect(rect.intersection(Rect(x: 4, y: 0, columns: 9, rows: 2)) == Rect(x: 4, y: 1, columns: 2, rows: 1))
    #expect(rect.intersection(Rect(x: 6, y: 1, columns: 2, rows: 2)) == .zero)
    #expect(rect.contains(Rect(x: 3, y: 1, columns: 3, rows: 3)))
    #expect(!rect.contains(Rect(x: 3, y: 1, columns: 4, rows: 3)))
  }

  @Test func anInsetNeverTurnsARectInsideOut() {
    #expect(rect.inset(columns: 1, rows: 1) == Rect(x: 3, y: 2, columns: 2, rows: 1))
    #expect(rect.inset(columns: 5, rows: 5).isEmpty)
  }
}
