import FormhausText
import FormhausViews
import Surface

/// Places elements one after the other, each once, and collects their boxes.
@MainActor
struct Placement {
  let metrics: PageMetrics
  let typesetter: Typesetter
  let memory: TypesetMemory
  let focus: ElementID?
  let marks: StateMarks
  /// Where everything stood before, if what has not changed may stand as it did.
  let before: PageLayout?

  var boxes: [Box] = []
  var index: [ElementID: Int] = [:]
  var naturalWidths: [ElementID: NaturalWidth] = [:]
  /// The first row below everything that stays at the top.
  var stickyEnd = 0
  /// The boxes that stay at the top.
  var sticky: [Int] = []
  /// The boxes that have a sign of work in them.
  var turning: [Int] = []
  /// The first box that slides in.
  var sliding: Int?
  /// Whether what is in sight depends on the focus.
  var followsFocus = false

  /// What an element is told by what is around it.
  struct Surroundings {
    var parent: Int?
    var style = BoxStyle()
    var clip: Rect
    /// Buttons take the whole width, as they do below each other.
    var buttonsFill = true
    /// The lines of a well are around.
    var isInWell = false
    /// Cards and wells have lines around them.
    var hasBoxes: Bool
  }

  /// The cells before a spinner's word.
  static let spinnerColumns = 2

  init(
    metrics: PageMetrics, typesetter: Typesetter, memory: TypesetMemory, focus: ElementID?,
    marks: StateMarks, before: PageLayout?
  ) {
    self.metrics = metrics
    self.typesetter = typesetter
    self.memory = memory
    self.focus = focus
    self.marks = marks
    // Where a region scrolls, the focus decides where things stand.
    self.before = before.flatMap { before in
      before.metrics == metrics && before.marks == marks && !before.followsFocus ? before : nil
    }
    boxes.reserveCapacity(self.before?.boxes.count ?? 0)
    index.reserveCapacity(self.before?.boxes.count ?? 0)
  }

  /// The text in rows of at most `columns`.
  func lines(_ text: SafeText, columns: Int) -> [TextLine] {
    memory.lines(text, columns: columns, by: typesetter)
  }

  /// Places an element with its free room and gives the cells that it took.
  @discardableResult
  mutating func place(_ element: Element, at origin: Point, columns: Int, in around: Surroundings) -> Size {
    let room = Box.Room(
      columns: columns, buttonsFill: around.buttonsFill, isInWell: around.isInWell, hasBoxes: around.hasBoxes)
    if let size = placeAsBefore(element, at: origin, room, in: around) { return size }
    let padding = metrics.padding(element.style.padding)
    let width = width(of: element, columns: columns)
    let inner = Rect(
      x: origin.x + min(padding.leading, width), y: origin.y + padding.top,
      columns: max(0, width - padding.leading - padding.trailing), rows: 0)
    let slot = reserve(element, room, in: around)
    var inside = around
    inside.parent = slot
    inside.style = boxes[slot].style
    if let hasBoxes = element.style.hasBoxes { inside.hasBoxes = hasBoxes && metrics.hasBoxes }
    let placed = content(of: element, in: inner, around: inside)
    let size = placed.size
    let taken =
      element.style.width == .natural ? min(width, size.columns + padding.leading + padding.trailing) : width
    let rows = max(
      size.rows + padding.top + padding.bottom, metrics.density == .dense ? 0 : element.style.minHeight)
    let frame = Rect(x: origin.x, y: origin.y, columns: taken, rows: rows)
    fill(slot, figure: placed.figure, frame: frame, content: Rect(origin: inner.origin, size: placed.size))
    if element.style.isSticky { stick(slot) }
    return frame.size
  }

  /// Lets a box stay at the top of the page.
  mutating func stick(_ slot: Int) {
    sticky.append(slot)
    stickyEnd = max(stickyEnd, boxes[slot].frame.maxY)
  }

  /// The columns of an element that may take `columns`.
  private func width(of element: Element, columns: Int) -> Int {
    switch element.style.width {
    case .natural, .fill: max(0, columns)
    case .fixed(let own), .atMost(let own): max(0, min(own, columns))
    }
  }

  /// Takes the place of a box before those of its children.
  private mutating func reserve(_ element: Element, _ room: Box.Room, in around: Surroundings) -> Int {
    boxes.append(
      Box(
        element: element, frame: .zero, clip: around.clip, parent: around.parent, figure: .none,
        style: around.style.inheriting(element.style), content: .zero, room: room))
    let slot = boxes.count - 1
    if element.turns { turning.append(slot) }
    if element.style.slide != nil { sliding = sliding ?? slot }
    return slot
  }

  private mutating func fill(_ slot: Int, figure: Figure, frame: Rect, content: Rect) {
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

extension Element {
  /// Whether the element has a sign of work in it.
  fileprivate var turns: Bool {
    switch content {
    case .spinner: true
    case .button(_, _, let isBusy): isBusy
    default: false
    }
  }
}
