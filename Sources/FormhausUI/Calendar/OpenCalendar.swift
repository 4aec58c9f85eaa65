import FormhausCore
import FormhausViews

/// An open month, from which the day of an input is picked.
struct OpenCalendar: Sendable, Hashable {
  var id: ElementID
  /// The day that the cursor is on.
  var day: CivilDate
}

/// Where the cursor of an open month goes.
enum CalendarMove: Sendable, Hashable {
  case dayBack, dayOn, weekBack, weekOn, monthBack, monthOn, yearBack, yearOn
  case weekStart, weekEnd, today

  /// The day to go to from another one; the same day where there is none.
  func day(from day: CivilDate, in calendar: CalendarContent) -> CivilDate {
    let target =
      switch self {
      case .dayBack: day.adding(days: -1)
      case .dayOn: day.adding(days: 1)
      case .weekBack: day.adding(days: -7)
      case .weekOn: day.adding(days: 7)
      case .monthBack: day.adding(months: -1)
      case .monthOn: day.adding(months: 1)
      case .yearBack: day.adding(months: -12)
      case .yearOn: day.adding(months: 12)
      case .weekStart: day.weekStart(firstWeekday: calendar.notation.firstWeekday)
      case .weekEnd: day.weekStart(firstWeekday: calendar.notation.firstWeekday).adding(days: 6)
      case .today: calendar.today ?? day
      }
    return target.isWritable ? target : day
  }
}

extension CalendarContent {
  /// The day on which the cursor stands at first.
  func initialDay(for text: String) -> CivilDate {
    if let day = day(in: text) { return day }
    // A day to begin with where not even the current one is known.
    let start = today ?? earliest ?? latest ?? CivilDate(dayNumber: 10_957)
    if let earliest, start < earliest { return earliest }
    if let latest, latest < start { return latest }
    return start
  }
}
