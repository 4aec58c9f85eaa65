extension CivilDate {
  /// The years that a date is written in.
  private static let years = 1...9_999

  /// The same day so many months later, or the last one of a shorter month.
  public func adding(months: Int) -> CivilDate {
    let count = year * 12 + month - 1 + months
    let (newYear, newMonth) = (count >= 0 ? count / 12 : (count - 11) / 12, ((count % 12) + 12) % 12 + 1)
    let newDay = min(day, CivilDate.days(inMonth: newMonth, of: newYear))
    return CivilDate(year: newYear, month: newMonth, day: newDay) ?? self
  }

  /// The first day of the week that the day is in.
  ///
  /// - Parameter firstWeekday: the day that weeks begin with, from 1 for Monday to 7 for Sunday.
  public func weekStart(firstWeekday: Int) -> CivilDate { adding(days: -((weekday - firstWeekday + 7) % 7)) }

  /// The first day of the month.
  public var monthStart: CivilDate { adding(days: 1 - day) }

  /// Whether the date can be written with four digits for its year.
  public var isWritable: Bool { CivilDate.years.contains(year) }
}
