import FormhausCore
import FormhausViews
import Surface

/// Where the days of an open month stand on the screen, with as much around them as there is room for.
struct CalendarPlan: Sendable, Hashable {
  /// Rows that weeks take at most, so that all months are as high.
  static let longestMonth = 6

  let frame: Rect
  /// Whether lines are drawn around it, with the month in the upper one.
  let hasLines: Bool
  /// The month on a row of its own, where there are no lines.
  let hasHeading: Bool
  let hasWeekdays: Bool
  /// Cells of a day, with those of its marks.
  let dayColumns: Int
  /// Cells before the number of a day; the narrowest month begins with a number.
  let numberLead: Int
  /// The first day of the first week that shows.
  let start: CivilDate
  /// The weeks that show.
  let weeks: Int
  /// The last row inside the lines where no week of the month stands in it.
  let spareRow: Int?
  private let month: CivilDate

  /// Cells of a day with a mark on each side, and of one that shares them with the days beside it.
  private static let (wideDay, narrowDay) = (4, 3)

  init(frame: Rect, day: CivilDate, firstWeekday: Int) {
    self.frame = frame
    hasLines = frame.columns >= 7 * CalendarPlan.narrowDay + 3 && frame.rows >= 6
    let inner = frame.size(within: hasLines)
    dayColumns =
      inner.columns > 7 * CalendarPlan.wideDay ? CalendarPlan.wideDay : CalendarPlan.narrowDay
    hasWeekdays = inner.rows >= 3
    numberLead = inner.columns > 7 * CalendarPlan.narrowDay ? 1 : 0
    hasHeading = !hasLines && inner.rows >= 4
    let room = max(1, inner.rows - (hasWeekdays ? 1 : 0) - (hasHeading ? 1 : 0))
    weeks = min(CalendarPlan.longestMonth, room)
    month = day.monthStart
    let first = month.weekStart(firstWeekday: firstWeekday)
    let last = month.adding(months: 1).adding(days: -1).weekStart(firstWeekday: firstWeekday)
    let count = (last.dayNumber - first.dayNumber) / 7 + 1
    let current = (day.weekStart(firstWeekday: firstWeekday).dayNumber - first.dayNumber) / 7
    spareRow = hasLines && count < weeks ? (hasWeekdays ? 1 : 0) + weeks - 1 : nil
    // The week of the cursor is in the middle where not all show.
    let hidden = max(0, count - weeks)
    start = first.adding(days: 7 * min(max(0, current - weeks / 2), hidden))
  }

  /// The size that a month takes on a screen so wide, with all that belongs to it.
  static func size(on columns: Int) -> Size {
    let wide = 7 * wideDay + 3
    return Size(columns: columns >= wide ? wide : min(columns, 7 * narrowDay + 3), rows: longestMonth + 3)
  }

  var inner: Size { frame.size(within: hasLines) }

  /// Rows above the weeks.
  var firstRow: Int { (hasHeading ? 1 : 0) + (hasWeekdays ? 1 : 0) }

  /// The days of the month that show, each with its first cell, counted from the first one inside the lines.
  var days: [(day: CivilDate, cell: Point)] {
    (0..<7 * weeks).compactMap { place in
      let day = start.adding(days: place)
      guard day.year == month.year, day.month == month.month else { return nil }
      return (day, Point(x: place % 7 * dayColumns, y: firstRow + place / 7))
    }
  }

  /// The day at a cell of the screen.
  func day(at point: Point) -> CivilDate? {
    let line = hasLines ? 1 : 0
    let (x, y) = (point.x - frame.x - line, point.y - frame.y - line)
    return days.first { $0.cell.y == y && ($0.cell.x..<$0.cell.x + dayColumns).contains(x) }?.day
  }
}

extension Rect {
  fileprivate func size(within lines: Bool) -> Size {
    lines ? Size(columns: max(0, columns - 2), rows: max(0, rows - 2)) : size
  }
}
