import Surface

/// Which rows of a page the screen shows: the head that stays, below it the rest from `scroll` on, and the status.
struct Viewport: Sendable, Hashable {
  /// Rows of the screen, with those of the status.
  let size: Size
  /// Rows at the bottom that the status or the hints take.
  let statusRows: Int
  /// Rows of the page.
  let height: Int
  /// Rows at the top that do not scroll.
  let head: Int
  /// Rows of the page scrolled out of sight below the head.
  let scroll: Int
  /// The largest scroll that is allowed.
  let scrollLimit: Int

  /// - Parameter beyondEnd: blank rows may follow the page, so that what is near its end can stand higher.
  @MainActor
  init(_ layout: PageLayout, size: Size, scroll: Int, statusRows: Int = 1, beyondEnd: Bool = false) {
    self.size = size
    self.statusRows = statusRows
    height = layout.height
    let rows = max(0, size.rows - statusRows)
    // A head that would leave too little to the rest scrolls with it.
    head = layout.stickyHeight * 2 <= rows || layout.stickyHeight == 1 && rows > 3 ? layout.stickyHeight : 0
    scrollLimit = max(0, beyondEnd ? layout.height - head - 1 : layout.height - rows)
    self.scroll = min(max(0, scroll), scrollLimit)
  }

  /// Rows for what scrolls.
  var bodyRows: Int { max(0, size.rows - statusRows - head) }
  /// The first row of the status.
  var statusTop: Int { max(0, size.rows - statusRows) }
  /// The largest scroll that is of use.
  var lastScroll: Int { max(0, height - head - bodyRows) }
  var hasMoreAbove: Bool { scroll > 0 }
  var hasMoreBelow: Bool { scroll < lastScroll }

  /// The rows of the page that scroll and are in sight.
  var visibleRows: Range<Int> { head + scroll..<head + scroll + bodyRows }

  /// The row of the screen at which a row of the page stands; it may be out of sight.
  func screenRow(_ row: Int) -> Int { row < head ? row : row - scroll }

  /// The cell of the page at a cell of the screen; nil on the status.
  func page(_ point: Point) -> Point? {
    guard point.y >= 0, point.y < head + bodyRows else { return nil }
    return point.y < head ? point : point.offset(y: scroll)
  }

  /// The scroll nearest to the present one that brings all the frames into sight that fit, the last of them for
  /// certain.
  func scroll(revealing frames: [Rect]) -> Int {
    var view = self
    for (place, frame) in frames.enumerated() where frame.rows <= bodyRows || place == frames.count - 1 {
      view = view.scrolled(to: view.scroll(revealing: frame))
    }
    return view.scroll
  }

  /// The same screen on other rows of the page.
  func scrolled(to scroll: Int) -> Viewport { Viewport(self, scroll: scroll) }

  private init(_ view: Viewport, scroll: Int) {
    size = view.size
    statusRows = view.statusRows
    height = view.height
    head = view.head
    scrollLimit = view.scrollLimit
    self.scroll = scroll
  }

  /// The scroll nearest to the present one that brings rows into sight, the first of them when they are too many.
  func scroll(revealing frame: Rect) -> Int {
    if frame.maxY <= head { return scroll }
    var next = scroll
    if frame.maxY > head + next + bodyRows { next = frame.maxY - head - bodyRows }
    if frame.y < head + next { next = frame.y - head }
    return min(max(0, next), lastScroll)
  }
}
