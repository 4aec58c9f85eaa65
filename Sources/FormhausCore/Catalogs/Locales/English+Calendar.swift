extension Catalog {
  /// How days of the calendar are said in English.
  static let englishCalendar = Catalog([
    "calendarDay": "{month}, {weekday} {day}",
    "calendarToday": "today",
    "calendarPicked": "picked",
  ])
}
