import FormhausText
import FormhausViews
import Surface

/// Places elements one after the other, each once, and collects their boxes.
@MainActor
struct Placement {
  let metrics: PageMetrics
  let typesetter: Typesetter
  let state: ScreenState
  /// Stands behind the label of a question that cannot be changed.
  let lockedMark: SafeText

  var boxes: [Box] = []
  var index: [ElementID: Int] = [:]
  var naturalWidths: [ElementID: NaturalWidth] = [:]
  /// The first row below everything that stays at the top.
  var stickyEnd = 0

  /// What an element is told by what is around it.
  struct Surroundings {
    var parent: Int?
    var style = BoxStyle()
    var clip: Rect
    /// Buttons take the whole width, as they do below each other.
    var buttonsFill = true
    /// The lines of a well are around.
    var isInWell = false
  }

  /// The cells before a spinner's word.
  static let spinnerColumns = 2

  init(metrics: PageMetrics, typesetter: Typesetter, state: ScreenState, lockedMark: SafeText) {
    self.metrics = metrics
    self.typesetter = typesetter
    self.state = state
    self.lockedMark = lockedMark
  }

  /// Places an element with its free room and gives the cells that it took.
  @discardableResult
  mutating func place(_ element: Element, at origin: Point, columns: Int, in around: Surroundings) -> Size {
    let padding = metrics.padding(element.style.padding)
    let width = width(of: element, columns: columns)
    let inner = Rect(
      x: origin.x + min(padding.leading, width), y: origin.y + padding.top,
      columns: max(0, width - padding.leading - padding.trailing), rows: 0)
    let slot = reserve(element, figure: .none, in: around)
    var inside = around
    inside.parent = slot
    inside.style = boxes[slot].style
    let placed = content(of: element, in: inner, around: inside)
    let size = placed.size
    let taken =
      element.style.width == .natural ? min(width, size.columns + padding.leading + padding.trailing) : width
    let rows = max(size.rows + padding.top + padding.bottom, metrics.hasBoxes ? element.style.minHeight : 0)
    let frame = Rect(x: origin.x, y: origin.y, columns: taken, rows: rows)
    fill(slot, figure: placed.figure, frame: frame, content: Rect(origin: inner.origin, size: placed.size))
    if element.style.isSticky { stickyEnd = max(stickyEnd, frame.maxY) }
    return frame.size
  }

  /// The columns of an element that may take `columns`.
  private func width(of element: Element, columns: Int) -> Int {
    switch element.style.width {
    case .natural, .fill: max(0, columns)
    case .fixed(let own), .atMost(let own): max(0, min(own, columns))
    }
  }

  /// Takes the place of a box before those of its children.
  mutating func reserve(_ element: Element, figure: Figure, in around: Surroundings) -> Int {
    boxes.append(
      Box(
        element: element, frame: .zero, clip: around.clip, parent: around.parent, figure: figure,
        style: around.style.inheriting(element.style), content: .zero))
    return boxes.count - 1
  }

  mutating func fill(_ slot: Int, figure: Figure, frame: Rect, content: Rect) {
    boxes[slot].figure = figure
    boxes[slot].frame = frame
    boxes[slot].content = content
    boxes[slot].end = boxes.count
    index[boxes[slot].id] = slot
  }

  /// Moves everything placed since `start`.
  mutating func shift(from start: Int, x: Int = 0, y: Int = 0) {
    guard x != 0 || y != 0 else { return }
    for slot in start..<boxes.count {
      boxes[slot].frame = boxes[slot].frame.offset(x: x, y: y)
      boxes[slot].content = boxes[slot].content.offset(x: x, y: y)
    }
  }
}
