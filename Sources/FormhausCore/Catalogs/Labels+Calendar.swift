extension LabelKey {
  static let months: [LabelKey] = [
    .january, .february, .march, .april, .may, .june, .july, .august, .september, .october, .november,
    .december,
  ]
  static let weekdays: [LabelKey] = [
    .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
  ]
  static let shortWeekdays: [LabelKey] = [
    .mondayShort, .tuesdayShort, .wednesdayShort, .thursdayShort, .fridayShort, .saturdayShort, .sundayShort,
  ]
}

extension Labels {
  /// `December 2026`
  public func month(of day: CivilDate) -> String {
    text(.calendarMonth, ["month": self[LabelKey.months[day.month - 1]], "year": String(day.year)])
  }

  /// `December 2026, Thursday 24`
  public func day(_ day: CivilDate) -> String {
    text(
      .calendarDay,
      [
        "month": month(of: day), "weekday": self[LabelKey.weekdays[day.weekday - 1]], "day": String(day.day),
      ])
  }

  /// `Wednesday, December 2, 2026` in the words and the order of the language, or without the year.
  public func longDate(_ day: CivilDate, withYear: Bool = true) -> String {
    if let names = CalendarNames(locale: locale) { return names.text(day, withYear: withYear) }
    let text =
      "\(self[LabelKey.weekdays[day.weekday - 1]]), \(self[LabelKey.months[day.month - 1]]) \(day.day)"
    return withYear ? "\(text), \(day.year)" : text
  }

  /// `Th` for 4, of 1 for Monday to 7 for Sunday.
  public func shortWeekday(_ weekday: Int) -> String {
    self[LabelKey.shortWeekdays[((weekday - 1) % 7 + 7) % 7]]
  }
}
