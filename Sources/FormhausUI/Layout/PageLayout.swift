import FormhausText
import FormhausViews
import Surface

/// Every element of a page in its place, in cells from the page's top left; nothing is drawn yet.
@MainActor
struct PageLayout {
  let metrics: PageMetrics
  let marks: StateMarks
  let typesetter: Typesetter
  /// Rows of the whole page.
  let height: Int
  /// Rows at the top that do not scroll.
  let stickyHeight: Int
  /// In the order in which they are painted: a parent before its children.
  let boxes: [Box]
  /// The boxes, by index, that do not scroll.
  let sticky: [Int]
  /// The boxes, by index, that have a sign of work in them.
  let turning: [Int]
  /// The first box, by index, that slides in.
  let sliding: Int?
  /// Whether what is in sight depends on the focus.
  let followsFocus: Bool
  private let index: [ElementID: Int]

  /// - Parameters:
  ///   - columns: columns of the terminal.
  ///   - isTall: whether it has 30 rows or more.
  ///   - hasLines: whether lines are drawn.
  ///   - isLarge: whether nothing stands side by side.
  ///   - focus: of a scrolling region the part with this element shows.
  ///   - marks: words for states that colour alone must not tell.
  ///   - memory: what is known from the placement before.
  ///   - before: where everything stood then; what has not changed is not placed anew.
  init(
    tree: Element, columns: Int, isTall: Bool = false, density: Density, hasLines: Bool = true,
    isLarge: Bool = false, typesetter: Typesetter, focus: ElementID? = nil,
    marks: StateMarks = StateMarks(), memory: TypesetMemory = TypesetMemory(),
    before: PageLayout? = nil
  ) {
    metrics = PageMetrics(
      density: density, columns: max(0, columns), isTall: isTall, hasLines: hasLines,
      isLarge: isLarge)
    self.typesetter = typesetter
    self.marks = marks
    memory.beginPlacement()
    var placement = Placement(
      metrics: metrics, typesetter: typesetter, memory: memory, focus: focus, marks: marks,
      before: before)
    let everything = Rect(x: 0, y: 0, columns: max(0, columns), rows: .max)
    let size = placement.place(
      tree, at: Point(x: metrics.left, y: metrics.top), columns: metrics.contentColumns,
      in: Placement.Surroundings(clip: everything, hasBoxes: metrics.hasBoxes))
    boxes = placement.boxes
    index = placement.index
    sticky = placement.sticky
    turning = placement.turning
    sliding = placement.sliding
    followsFocus = placement.followsFocus
    height = metrics.top + size.rows
    stickyHeight = placement.stickyEnd
  }

  /// The box of an element; nil when it is not on the page.
  func box(_ id: ElementID) -> Box? { slot(of: id).map { boxes[$0] } }

  /// The same by its index among all boxes.
  func slot(of id: ElementID) -> Int? { index[id] }

  /// The boxes, by index, of which a part stands in a part of the page.
  func slots(meeting area: Rect) -> [Int] {
    var slots: [Int] = []
    var slot = 0
    while slot < boxes.count {
      if boxes[slot].frame.intersection(area).isEmpty {
        // Nothing inside an element stands elsewhere than the element.
        slot = boxes[slot].end
      } else {
        slots.append(slot)
        slot += 1
      }
    }
    return slots
  }

  /// The cells of one option of an open choice.
  func optionFrame(_ option: Int, of id: ElementID) -> Rect? {
    guard let box = box(id) else { return nil }
    switch box.figure {
    case .options(let rows), .chips(let rows), .scale(let rows), .stars(let rows):
      return rows.frame(option, columns: box.content.columns)?.offset(x: box.content.x, y: box.content.y)
    default: return nil
    }
  }

  /// The cells in which the text of an input, or the picked option of a menu, stands.
  func textArea(of id: ElementID) -> Rect? {
    guard let box = box(id) else { return nil }
    switch box.figure {
    case .input(let frame):
      let arrow = arrow(of: box) == nil ? 0 : PageLayout.arrowColumns
      return box.content.inside(leading: frame.leading, trailing: frame.trailing + arrow)
    case .menu(let frame):
      return box.content.inside(leading: frame.leading, trailing: frame.trailing + PageLayout.arrowColumns)
    default: return nil
    }
  }

  /// The cell of the mark of an input below which a month opens; nil where the text needs the room.
  func arrow(of box: Box) -> Point? {
    guard case .input(let frame) = box.figure, let calendar = box.element.input?.calendar else { return nil }
    let area = box.content.inside(leading: frame.leading, trailing: frame.trailing)
    let needed = (calendar.includesTime ? "2026-12-24 14:30" : "2026-12-24").count + 1
    return area.columns < needed + PageLayout.arrowColumns ? nil : Point(x: area.maxX - 1, y: area.y)
  }

  /// The cells that have to be in sight with the focus, what matters most last: the control with its label and its
  /// message, the control, the place in it with what is above it, that place: of an open list the option that the
  /// cursor is on, of a text the caret.
  func focusFrames(of id: ElementID, state: ScreenState, caret: Point? = nil) -> [Rect] {
    guard let box = box(id) else { return [] }
    let group = group(around: box).frame
    var frames = [group] + [well(around: box), box].compactMap { $0?.frame }
    let place =
      optionFrame(state.fields[id]?.highlighted ?? 0, of: id)
      ?? caret.map { Rect(origin: $0, size: Size(columns: 1, rows: 1)) }
    if let place {
      frames.append(Rect(x: group.x, y: group.y, columns: group.columns, rows: max(0, place.maxY - group.y)))
      frames.append(place)
    }
    return frames
  }

  /// The largest box around a control that holds no other control and is not a surface of its own.
  private func group(around box: Box) -> Box {
    var group = box
    while let slot = group.parent, boxes[slot].isGroup, hasOneControl(boxes[(slot + 1)..<boxes[slot].end]) {
      group = boxes[slot]
    }
    return group
  }

  private func hasOneControl(_ boxes: ArraySlice<Box>) -> Bool {
    var controls = boxes.lazy.filter(\.isFocusable).makeIterator()
    _ = controls.next()
    return controls.next() == nil
  }

  /// The well in which a control stands.
  func well(around box: Box) -> Box? {
    var parent = box.parent
    while let slot = parent {
      if case .well = boxes[slot].figure { return boxes[slot] }
      if case .card = boxes[slot].figure { return nil }
      parent = boxes[slot].parent
    }
    return nil
  }

  /// What is hit at a cell of the page: a control, and of an open choice the option.
  func hit(at point: Point) -> Hit? {
    for (slot, box) in boxes.enumerated().reversed()
    where box.clip.contains(point) && box.frame.contains(point) {
      if box.isFocusable {
        return Hit(id: box.id, option: option(at: point, of: box))
      }
      // The lines and the label of a well belong to its control.
      if case .well = box.figure,
        let control = boxes[(slot + 1)...].first(where: { $0.isFocusable && box.frame.contains($0.content) })
      {
        return Hit(id: control.id, option: nil)
      }
    }
    return nil
  }

  private func option(at point: Point, of box: Box) -> Int? {
    switch box.figure {
    case .options(let rows), .chips(let rows), .scale(let rows), .stars(let rows):
      rows.option(at: Point(x: point.x - box.content.x, y: point.y - box.content.y))
    default: nil
    }
  }

  /// Cells at the end of a menu's row: a space and the arrow.
  static let arrowColumns = 2
}

/// A control under the pointer.
struct Hit: Sendable, Hashable {
  var id: ElementID
  /// The option of an open choice, by index.
  var option: Int?
}

extension Box {
  var isFocusable: Bool { element.semantics?.isFocusable ?? false }

  /// Whether the box only arranges what belongs to one control.
  fileprivate var isGroup: Bool {
    switch figure {
    case .none: parent != nil
    case .well: true
    default: false
    }
  }
}

extension Rect {
  /// The rectangle without columns at its sides; its first column stays inside.
  func inside(leading: Int, trailing: Int) -> Rect {
    let left = min(max(0, columns - 1), leading)
    return Rect(x: x + left, y: y, columns: max(0, columns - left - trailing), rows: rows)
  }
}
