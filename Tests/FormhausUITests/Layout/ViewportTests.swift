import FormhausText
import Surface
import Testing

@testable import FormhausUI
@testable import FormhausViews

@MainActor
@Suite struct ViewportTests {
  /// A page of 30 rows, the first of which stays.
  private func view(rows: Int, scroll: Int = 0, headRows: Int = 1) -> Viewport {
    var head = Element(id: ElementID.root.child(0), content: .skeleton(rows: headRows))
    head.style.isSticky = true
    let rest = Element(id: ElementID.root.child(1), content: .skeleton(rows: 30 - headRows))
    let tree = Element(
      id: .root, content: .stack(.vertical, spacing: 0, alignment: .leading), children: [head, rest])
    let layout = PageLayout(tree: tree, columns: 40, density: .dense, typesetter: Typesetter(width: .table))
    return Viewport(layout, size: Size(columns: 40, rows: rows), scroll: scroll)
  }

  private func row(_ y: Int, rows: Int = 1) -> Rect { Rect(x: 0, y: y, columns: 10, rows: rows) }

  @Test func theHeadStaysAndTheRestScrolls() {
    let view = view(rows: 12, scroll: 5)
    #expect(view.head == 1)
    #expect(view.visibleRows == 6..<16)
    #expect(view.screenRow(0) == 0)
    #expect(view.screenRow(6) == 1)
    #expect(view.page(Point(x: 3, y: 1)) == Point(x: 3, y: 6))
    #expect(view.page(Point(x: 3, y: 0)) == Point(x: 3, y: 0))
    #expect(view.page(Point(x: 3, y: 11)) == nil)
  }

  @Test func scrollingEndsWithThePage() {
    #expect(view(rows: 12, scroll: 99).scroll == 19)
    #expect(view(rows: 12, scroll: -4).scroll == 0)
    #expect(view(rows: 40, scroll: 3).scroll == 0)
    #expect(view(rows: 12).hasMoreBelow)
    #expect(!view(rows: 12, scroll: 19).hasMoreBelow)
    #expect(view(rows: 12, scroll: 19).hasMoreAbove)
  }

  @Test func revealingMovesNoFurtherThanNeeded() {
    #expect(view(rows: 12).scroll(revealing: row(10)) == 0)
    #expect(view(rows: 12).scroll(revealing: row(11)) == 1)
    #expect(view(rows: 12, scroll: 15).scroll(revealing: row(9)) == 8)
    #expect(view(rows: 12, scroll: 15).scroll(revealing: row(0)) == 15)
  }

  @Test func ofWhatIsTooTallTheBeginningShows() {
    #expect(view(rows: 12).scroll(revealing: row(12, rows: 15)) == 11)
  }

  @Test func theLastFrameIsRevealedForCertain() {
    #expect(view(rows: 12).scroll(revealing: [row(2, rows: 20), row(20)]) == 10)
  }

  @Test func aHeadThatTakesHalfTheScreenScrollsToo() {
    #expect(view(rows: 12, headRows: 5).head == 5)
    #expect(view(rows: 9, headRows: 5).head == 0)
  }
}
