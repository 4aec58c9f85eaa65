extension Catalog {
  /// How days of the calendar are said in Spanish.
  static let spanishCalendar = Catalog([
    "calendarDay": "{month}, {weekday} {day}",
    "calendarToday": "hoy",
    "calendarPicked": "elegido",
  ])
}
