extension Catalog {
  /// How days of the calendar are said in Japanese.
  static let japaneseCalendar = Catalog([
    "calendarDay": "{month}{day}日、{weekday}",
    "calendarToday": "今日",
    "calendarPicked": "選択中",
  ])
}
