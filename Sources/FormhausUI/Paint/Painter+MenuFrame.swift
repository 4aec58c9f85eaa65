import FormhausText
import FormhausViews
import Surface

/// Where an open dropdown stands on the screen.
extension Painter {
  /// Rows of an open list at most.
  private static let longestMenu = 10
  /// Rows of an open list, with its lines, below which it covers its label or moves the page.
  private static let shortMenu = 7

  /// Where an open dropdown stands: below its control, above it when there is more room.
  func menuPlan(_ menu: OpenMenu, _ layout: PageLayout, _ view: Viewport) -> MenuPlan {
    if menu.kind == .sheet {
      return spanned(MenuPlan(sheetOf: menu.optionCount, view, isLarge: isLarge), menu, layout)
    }
    let room = MenuRoom(menu.id, layout, view)
    let columns = min(max(room.well.columns, 20), view.size.columns)
    let contents = contents(of: menu, layout, columns: columns - 2)
    // A search shortens the list; it stays on its side.
    let whole = self.contents(of: menu.whole, layout, columns: columns - 2).rows
    let isShort = max(room.below, room.aboveLabel) < min(whole, Painter.shortMenu)
    let above = isShort ? room.above : room.aboveLabel
    let isBelow = whole <= room.below || room.below >= above
    let x = min(max(0, room.well.x), view.size.columns - columns)
    let rows = min(contents.rows, max(3, isBelow ? room.below : above), view.size.rows)
    let y = isBelow ? min(room.bottom, view.statusTop - rows) : above - rows
    let frame = apart(
      Rect(x: x, y: max(0, y), columns: columns, rows: rows), isBelow: isBelow, from: layout, view)
    return spanned(contents.plan(in: frame), menu, layout)
  }

  /// The scroll of the page nearest to the present one at which an open dropdown has room for some of its options.
  func scroll(for menu: OpenMenu, _ layout: PageLayout, _ view: Viewport) -> Int {
    let control = layout.box(menu.id)?.content ?? .zero
    let columns = min(max(MenuRoom(menu.id, layout, view).well.columns, 20), view.size.columns)
    let wanted = contents(of: menu.whole, layout, columns: columns - 2).rows
    func rows(_ scroll: Int) -> Int {
      let room = MenuRoom(menu.id, layout, view.scrolled(to: scroll))
      return min(wanted, max(room.below, room.above))
    }
    let first = max(0, control.maxY - view.head - view.bodyRows)
    let last = min(view.scrollLimit, control.y - view.head)
    guard first <= last else { return view.scroll }
    // Beyond its end the page goes only while the list needs it.
    let now = min(max(min(view.scroll, view.lastScroll), first), last)
    guard rows(now) < min(wanted, Painter.shortMenu) else { return now }
    return (first...last).max { (rows($0), -abs($0 - now)) < (rows($1), -abs($1 - now)) } ?? now
  }

  private func contents(of menu: OpenMenu, _ layout: PageLayout, columns: Int) -> MenuContents {
    let element = layout.box(menu.id)?.element
    let hasStatus = menu.kind == .suggestions && element?.input?.suggestions?.status != nil
    let hasDetails =
      menu.kind == .suggestions
      && (0..<min(menu.rowCount, Painter.longestMenu)).contains { row in
        menu.option(at: row).flatMap { element?.listed?.options[$0].detail } != nil
      }
    let rowsPerOption = hasDetails ? 2 : 1
    let none = menu.isOfChoice ? 1 : 0
    if isLarge, let choices = element?.listed, menu.rowCount > 0 {
      let rows = (0..<min(menu.rowCount, Painter.longestMenu)).reduce(0) { rows, row in
        rows >= Painter.longestMenu ? rows : rows + optionRows(menu, choices, at: row, columns: columns)
      }
      return MenuContents(optionRows: rows, rowsPerOption: 1, hasSearch: menu.hasSearch, hasStatus: hasStatus)
    }
    return MenuContents(
      optionRows: menu.rowCount == 0
        ? none : min(menu.rowCount, Painter.longestMenu / rowsPerOption) * rowsPerOption,
      rowsPerOption: rowsPerOption, hasSearch: menu.hasSearch, hasStatus: hasStatus)
  }

  /// The label of a choice that its open dropdown hides.
  func coveredLabel(_ box: Box, by frame: Rect, _ layout: PageLayout, _ view: Viewport) -> TextLine {
    let room = MenuRoom(box.id, layout, view)
    guard let label = box.element.semantics?.label, frame.y < room.bottom, frame.maxY > room.aboveLabel else {
      return TextLine()
    }
    return typesetter.line(label, columns: .max)
  }

  /// Two lines in one row are read as one: the panel's outer edge moves off the line of a wider box.
  private func apart(_ frame: Rect, isBelow: Bool, from layout: PageLayout, _ view: Viewport) -> Rect {
    let edge = isBelow ? frame.maxY - 1 : frame.y
    guard let row = view.page(Point(x: 0, y: edge))?.y else { return frame }
    let cells = Rect(x: frame.x, y: row, columns: frame.columns, rows: 1)
    let isOnLine = layout.slots(meeting: cells).contains { slot in
      let box = layout.boxes[slot]
      let lines = box.content
      return box.hasLines && frame.x < lines.maxX && frame.maxX > lines.x
        && (lines.x < frame.x || lines.maxX > frame.maxX) && (lines.y == row || lines.maxY - 1 == row)
    }
    guard isOnLine else { return frame }
    let hasRoom = isBelow ? frame.maxY < view.statusTop : frame.y > 0
    guard hasRoom || frame.rows > 3 else { return frame }
    let step = hasRoom ? 1 : -1
    return Rect(
      x: frame.x, y: isBelow ? frame.y : frame.y - step, columns: frame.columns, rows: frame.rows + step)
  }
}

/// What an open dropdown would show if it had all the room.
private struct MenuContents {
  let optionRows: Int
  let rowsPerOption: Int
  let hasSearch: Bool
  let hasStatus: Bool

  /// Rows with the lines.
  var rows: Int { optionRows + (hasSearch ? 1 : 0) + (hasStatus ? 1 : 0) + 2 }

  /// What of it there is room for; an option goes before all else.
  func plan(in frame: Rect) -> MenuPlan {
    let inner = frame.rows - 2
    let hasSearchRow = hasSearch && (inner >= 3 || inner > optionRows)
    let isStatusShown = hasStatus && (inner > 1 || optionRows == 0)
    let room = inner - (hasSearchRow ? 1 : 0) - (isStatusShown ? 1 : 0)
    return MenuPlan(
      frame: frame, hasSearchRow: hasSearchRow, hasStatus: isStatusShown,
      rowsPerOption: room >= rowsPerOption ? rowsPerOption : 1)
  }
}

/// The rows around the control of an open dropdown, on the screen.
@MainActor
private struct MenuRoom {
  /// The box with the control and its label, on the page.
  let well: Rect
  /// The row below the control.
  let bottom: Int
  /// Rows between the control and the status.
  let below: Int
  /// Rows above the control; with its label left in sight.
  let above: Int
  let aboveLabel: Int

  init(_ id: ElementID, _ layout: PageLayout, _ view: Viewport) {
    let box = layout.box(id)
    let control = box?.content ?? .zero
    well = box.flatMap { layout.well(around: $0) }?.content ?? control
    bottom = view.screenRow(control.maxY)
    below = max(0, view.statusTop - bottom)
    above = max(0, view.screenRow(control.y))
    aboveLabel = max(0, view.screenRow(well.y))
  }
}
