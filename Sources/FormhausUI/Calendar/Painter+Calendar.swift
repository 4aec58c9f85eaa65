import FormhausCore
import FormhausText
import FormhausViews
import Surface

extension Painter {
  /// The open month: below its input, above it where there is more room; nil when none is open.
  func calendar(_ layout: PageLayout, state: ScreenState, size: Size, labels: Labels) -> Picture? {
    guard let open = state.calendar, let box = layout.box(open.id),
      case .input(let input) = box.element.content, let content = input.calendar
    else { return nil }
    let plan = calendarPlan(open, content, layout, viewport(layout, state: state, size: size))
    let picked = content.day(in: state.fields[open.id]?.editor?.text ?? input.text)
    return within(box).calendar(plan, open.day, content, picked: picked, labels)
  }

  private func calendar(
    _ plan: CalendarPlan, _ day: CivilDate, _ content: CalendarContent, picked: CivilDate?, _ labels: Labels
  ) -> Picture {
    let month = typesetter.line(SafeText(label: labels.month(of: day)), columns: .max)
    var canvas = Canvas(size: plan.frame.size, filledWith: palette.text(.textPrimary, on: .surfaceElevated))
    if plan.hasLines {
      canvas = Panel(frame: plan.frame, title: month, painter: self).canvas
    } else if plan.hasHeading {
      canvas.put(
        month.prefix(plan.inner.columns), at: .zero, palette.text(.textPrimary, on: .surfaceElevated, .bold))
    }
    if plan.hasWeekdays { weekdays(plan, content, labels, on: &canvas) }
    var cursor = Point.zero
    for (shown, cell) in plan.days {
      let look = DayLook(
        isCurrent: shown == day, isToday: shown == content.today, isPicked: shown == picked,
        canBePicked: content.canPick(shown))
      self.day(shown.day, look, at: cell, plan, on: &canvas)
      if shown == day { cursor = cell.offset(x: plan.numberLead + (shown.day < 10 ? 1 : 0)) }
    }
    let line = plan.hasLines ? 1 : 0
    return Picture(
      layer: Layer(id: "calendar", origin: plan.frame.origin, grid: canvas.grid),
      cursor: cursor.offset(x: plan.frame.x + line, y: plan.frame.y + line))
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

  /// A day with its marks: brackets around the picked one, round ones around today, or one sign behind a day where
  /// there is no room for two.
  private func day(
    _ number: Int, _ look: DayLook, at cell: Point, _ plan: CalendarPlan, on canvas: inout Canvas
  ) {
    var style = palette.text(look.canBePicked ? .textPrimary : .textTertiary, on: .surfaceElevated)
    if look.isCurrent { style.attributes.insert(.reverse) }
    if look.isPicked || look.isToday { style.attributes.insert(.bold) }
    if look.isToday { style.attributes.insert(.underline) }
    let digits = typesetter.digits(number)
    let start = cell.offset(x: plan.numberLead + 2 - digits.columns)
    if look.isCurrent {
      canvas.fill(Rect(origin: cell, size: Size(columns: plan.markedColumns, rows: 1)), style)
    }
    canvas.put(digits, at: start, style)
    let end = cell.offset(x: plan.numberLead + 2)
    let mark = look.isCurrent ? style : palette.line(.accent, on: .surfaceElevated, .bold)
    if plan.numberLead > 0 {
      let brackets: (Glyph, Glyph)? =
        look.isPicked ? ("[", "]") : look.isToday ? ("(", ")") : nil
      if let brackets {
        canvas.put(brackets.0, at: cell, mark)
        canvas.put(brackets.1, at: end, mark)
      } else if !look.canBePicked, palette.marksExamples {
        canvas.put("-", at: end, style)
      }
    } else if look.isPicked {
      canvas.put(lines.picked, at: end, mark)
    } else if look.isToday {
      canvas.put(")", at: end, mark)
    }
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

extension CalendarPlan {
  /// Cells before the number of a day.
  fileprivate var numberLead: Int { dayColumns > 3 ? 1 : 0 }

  /// Cells of a day that the cursor is on.
  fileprivate var markedColumns: Int { dayColumns > 3 ? 4 : 2 }
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
