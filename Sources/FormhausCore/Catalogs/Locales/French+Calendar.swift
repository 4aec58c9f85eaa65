extension Catalog {
  /// How days of the calendar are said in French.
  static let frenchCalendar = Catalog([
    "calendarDay": "{month}, {weekday} {day}",
    "calendarToday": "aujourd’hui",
    "calendarPicked": "choisi",
  ])
}
