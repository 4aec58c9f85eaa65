/// A day of the proleptic Gregorian calendar, without a time or a zone.
public struct CivilDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year, 0 for the one before year 1.
  public let year: Int
  /// From 1 to 12.
  public let month: Int
  /// From 1 to 31.
  public let day: Int

  /// nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.days(inMonth: month, of: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day of a text like `2026-12-24`; nil for anything else, and when there is no such day.
  public init?(_ text: String) {
    guard let date = DateText(date: text) else { return nil }
    self.init(year: date.year, month: date.month, day: date.day)
  }

  /// The day that is `dayNumber` days after 1970-01-01.
  ///
  /// Years start in March and come in eras of 400, so that the leap day is the last of its year and each era has
  /// the same 146,097 days.
  public init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days after 1970-01-01.
  public var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// From 1 for Monday to 7 for Sunday.
  public var weekday: Int {
    let fromMonday = (dayNumber + 3) % 7
    return (fromMonday < 0 ? fromMonday + 7 : fromMonday) + 1
  }

  /// The day so many days later, or earlier when the number is negative.
  public func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// `YYYY-MM-DD`
  public var description: String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// How many days a month from 1 to 12 has.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
