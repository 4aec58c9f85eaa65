extension Catalog {
  /// How days of the calendar are said in German.
  static let germanCalendar = Catalog([
    "calendarDay": "{month}, {weekday}, {day}.",
    "calendarToday": "heute",
    "calendarPicked": "gewählt",
  ])
}
