import FormhausCore
import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// The open month: below its input, above it where there is more room; nil when none is open.
  ///
  /// - Parameter hints: shown in the month as far as they fit.
  func calendar(
    _ layout: PageLayout, state: ScreenState, size: Size, labels: Labels, hints: [SafeText]
  ) -> Picture? {
    guard let open = state.calendar, let box = layout.box(open.id),
      case .input(let input) = box.element.content, let content = input.calendar
    else { return nil }
    let plan = calendarPlan(open, content, layout, viewport(layout, state: state, size: size))
    let picked = content.day(in: state.fields[open.id]?.editor?.text ?? input.text)
    return within(box).calendar(
      plan, open.day, content, picked: picked, labels, hintLines(hints, in: plan), size: size)
  }

  private func calendar(
    _ plan: CalendarPlan, _ day: CivilDate, _ content: CalendarContent, picked: CivilDate?, _ labels: Labels,
    _ hints: CalendarHints, size: Size
  ) -> Picture {
    let month = typesetter.line(SafeText(label: labels.month(of: day)), columns: .max)
    if plan.hasLines {
      let margin = Panel.margin(of: plan.frame, on: size, by: self)
      var panel = Panel(frame: plan.frame, title: month, footer: hints.footer, margin: margin, painter: self)
      let cursor = days(plan, day, content, picked: picked, labels, hints, on: &panel.canvas)
      return panel.picture(id: "calendar", cursor: cursor)
    }
    let ground = palette.text(.textPrimary, on: .surfaceElevated)
    var canvas = Canvas(size: plan.frame.size, filledWith: ground)
    if plan.hasHeading {
      canvas.put(
        month.prefix(plan.inner.columns), at: .zero, palette.text(.textPrimary, on: .surfaceElevated, .bold))
    }
    let cursor = days(plan, day, content, picked: picked, labels, hints, on: &canvas)
    return Picture(
      layer: Layer(id: "calendar", origin: plan.frame.origin, grid: canvas.grid),
      cursor: cursor.offset(x: plan.frame.x, y: plan.frame.y))
  }

  /// The days of the week and of the month, and the keys where a week is free; gives the cell of the cursor.
  private func days(
    _ plan: CalendarPlan, _ day: CivilDate, _ content: CalendarContent, picked: CivilDate?, _ labels: Labels,
    _ hints: CalendarHints, on canvas: inout Canvas
  ) -> Point {
    if plan.hasWeekdays { weekdays(plan, content, labels, on: &canvas) }
    if let row = plan.spareRow {
      canvas.put(
        hints.spare, at: Point(x: plan.numberLead, y: row),
        palette.text(.textSecondary, on: .surfaceElevated))
    }
    var cursor = Point.zero
    for (shown, cell) in plan.days {
      let look = DayLook(
        isCurrent: shown == day, isToday: shown == content.today, isPicked: shown == picked,
        canBePicked: content.canPick(shown))
      self.day(shown.day, look, at: cell, plan, on: &canvas)
      if shown == day { cursor = cell.offset(x: plan.numberLead + (shown.day < 10 ? 1 : 0)) }
    }
    return cursor
  }

  private func weekdays(
    _ plan: CalendarPlan, _ content: CalendarContent, _ labels: Labels, on canvas: inout Canvas
  ) {
    for place in 0..<7 {
      let name = SafeText(label: labels.shortWeekday(content.notation.firstWeekday + place))
      let cell = Point(x: place * plan.dayColumns + plan.numberLead, y: plan.firstRow - 1)
      canvas.put(
        typesetter.line(name, columns: 2), at: cell, palette.text(.textSecondary, on: .surfaceElevated))
    }
  }

  /// A day with its marks: brackets around the picked one, round ones around today; days without room for two of their
  /// own share them with those beside them, and at the edge of the narrowest month one sign stands for both.
  private func day(
    _ number: Int, _ look: DayLook, at cell: Point, _ plan: CalendarPlan, on canvas: inout Canvas
  ) {
    var style = palette.text(look.canBePicked ? .textPrimary : .textTertiary, on: .surfaceElevated)
    if look.isCurrent { style.attributes.insert(.reverse) }
    if look.isPicked || look.isToday { style.attributes.insert(.bold) }
    if look.isToday { style.attributes.insert(.underline) }
    let digits = typesetter.digits(number)
    let start = cell.offset(x: plan.numberLead)
    let end = start.offset(x: 2)
    if look.isCurrent {
      canvas.fill(
        Rect(origin: plan.sharesMarks ? start : cell, size: Size(columns: plan.markedColumns, rows: 1)), style
      )
    }
    canvas.put(digits, at: start.offset(x: 2 - digits.columns), style)
    let mark =
      look.isCurrent && !plan.sharesMarks ? style : palette.line(.accent, on: .surfaceElevated, .bold)
    guard let signs = look.signs(picked: lines.picked) else {
      if !look.canBePicked, end.x < plan.inner.columns { canvas.put("-", at: end, style) }
      return
    }
    let before = digits.columns == 1 && plan.sharesMarks ? start : start.offset(x: -1)
    if before.x >= 0, end.x < plan.inner.columns {
      canvas.put(signs.before, at: before, mark)
      canvas.put(signs.behind, at: end, mark)
    } else {
      canvas.put(signs.alone, at: before.x >= 0 ? before : end, mark)
    }
  }

  /// Where the open month of a screen stands; nil when none is open.
  func calendarPlan(_ layout: PageLayout, state: ScreenState, size: Size) -> CalendarPlan? {
    guard let open = state.calendar, let content = layout.box(open.id)?.element.input?.calendar else {
      return nil
    }
    return calendarPlan(open, content, layout, viewport(layout, state: state, size: size))
  }

  /// Where an open month stands.
  func calendarPlan(
    _ open: OpenCalendar, _ content: CalendarContent, _ layout: PageLayout, _ view: Viewport
  ) -> CalendarPlan {
    let room = CalendarRoom(open.id, layout, view)
    let wanted = CalendarPlan.size(on: view.size.columns)
    let x = min(max(0, room.left), max(0, view.size.columns - wanted.columns))
    let isBelow = room.below >= wanted.rows || room.below >= room.above
    let rows = min(wanted.rows, max(3, isBelow ? room.below : room.above), view.statusTop)
    let y = isBelow ? min(room.bottom, view.statusTop - rows) : room.above - rows
    return CalendarPlan(
      frame: Rect(x: x, y: max(0, y), columns: wanted.columns, rows: rows), day: open.day,
      firstWeekday: content.notation.firstWeekday)
  }

  /// The scroll of the page nearest to the present one at which an open month has the most room.
  func scroll(for open: OpenCalendar, _ layout: PageLayout, _ view: Viewport) -> Int {
    let control = layout.box(open.id)?.content ?? .zero
    let wanted = CalendarPlan.size(on: view.size.columns).rows
    func rows(_ scroll: Int) -> Int {
      let room = CalendarRoom(open.id, layout, view.scrolled(to: scroll))
      return min(wanted, max(room.below, room.above))
    }
    let first = max(0, control.maxY - view.head - view.bodyRows)
    let last = min(view.scrollLimit, control.y - view.head)
    guard first <= last else { return view.scroll }
    let now = min(max(min(view.scroll, view.lastScroll), first), last)
    return (first...last).max { (rows($0), -abs($0 - now)) < (rows($1), -abs($1 - now)) } ?? now
  }
}

/// What is to be seen of a day of a month.
private struct DayLook {
  var isCurrent: Bool
  var isToday: Bool
  var isPicked: Bool
  var canBePicked: Bool
}

extension DayLook {
  /// The signs on both sides of a day, and the one that stands for both.
  func signs(picked: Glyph) -> (before: Glyph, behind: Glyph, alone: Glyph)? {
    isPicked ? ("[", "]", picked) : isToday ? ("(", ")", "!") : nil
  }
}

extension CalendarPlan {
  /// Whether the cell of a mark belongs to the day beside it too.
  fileprivate var sharesMarks: Bool { dayColumns == 3 }

  /// Cells of a day that the cursor is on.
  fileprivate var markedColumns: Int { sharesMarks ? 2 : 4 }
}

/// The rows around the input of an open month, on the screen.
@MainActor
private struct CalendarRoom {
  let left: Int
  /// The row below the input.
  let bottom: Int
  /// Rows between the input and the status.
  let below: Int
  /// Rows above the input and its label.
  let above: Int

  init(_ id: ElementID, _ layout: PageLayout, _ view: Viewport) {
    let box = layout.box(id)
    let control = box?.content ?? .zero
    let well = box.flatMap { layout.well(around: $0) }?.content ?? control
    left = well.x
    bottom = view.screenRow(control.maxY)
    below = max(0, view.statusTop - bottom)
    above = max(0, view.screenRow(well.y))
  }
}
