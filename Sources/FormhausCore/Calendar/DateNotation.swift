/// How dates are written where a person lives: `24.12.2026` or `12/24/2026`, and on which day the week begins.
///
/// Besides in this order a date can always be written with its year first, as in `2026-12-24`. Years have four digits:
/// what `26` means nobody can be sure of.
public struct DateNotation: Sendable, Hashable {
  /// In which order day, month and year stand.
  public enum Order: Sendable, Hashable {
    case dayMonthYear, monthDayYear, yearMonthDay
  }

  /// The person's own order.
  public let order: Order
  /// Stands between day, month and year where a date is written out.
  public let separator: Character
  /// The first day of a week, from 1 for Monday to 7 for Sunday.
  public let firstWeekday: Int

  /// The notation of a locale name such as `de_AT.UTF-8`.
  ///
  /// English without a region, like a language that is not known, is written in the order that all understand:
  /// `2026-12-24`.
  public init(locale: String) {
    let format = LocaleFormat.of(locale)
    order = format.order
    separator = format.separator
    firstWeekday = LocaleFormat.firstWeekday(locale)
  }

  /// What stands for the parts of a date, in the person's order: `DD.MM.YYYY` of the letters `DD`, `MM` and `YYYY`.
  public func pattern(year: String, month: String, day: String) -> String {
    let parts =
      switch order {
      case .dayMonthYear: [day, month, year]
      case .monthDayYear: [month, day, year]
      case .yearMonthDay: [year, month, day]
      }
    return parts.joined(separator: String(separator))
  }

  /// A day as the person writes it; a text of another shape than `YYYY-MM-DD` stays as it is.
  public func text(day: String) -> String {
    guard DateText(date: day) != nil else { return day }
    let parts = day.split(separator: "-").map(String.init)
    return pattern(year: parts[0], month: parts[1], day: parts[2])
  }

  /// The day that a text names as `YYYY-MM-DD`, whether or not the calendar has it; nil for anything else.
  public func day(_ text: String) -> String? {
    let plain = text.inPlainDigits
    if plain.utf8.count == 8, plain.allSatisfy(\.isPlainDigit) { return day(eightDigits: plain) }
    guard let parts = DateNotation.parts(plain) else { return nil }
    if parts[0].count == 4 { return iso(parts[0], parts[1], parts[2]) }
    return switch order {
    case .dayMonthYear: iso(parts[2], parts[1], parts[0])
    case .monthDayYear: iso(parts[2], parts[0], parts[1])
    case .yearMonthDay: nil
    }
  }

  /// Whether a text is a date, alone or with a time of day, but for its year, which has fewer than four digits.
  static func lacksCentury(_ text: String) -> Bool {
    let plain = text.inPlainDigits
    return ([plain] + DateTimeParts.all(of: plain).map(\.day)).contains { text in
      parts(text)?.allSatisfy { $0.count <= 2 } ?? false
    }
  }

  /// Digits without marks: read in the person's order or with the year first, whichever alone is a likely day.
  private func day(eightDigits text: String) -> String? {
    func part(_ start: Int, _ length: Int) -> Substring { text.dropFirst(start).prefix(length) }
    let yearFirst = iso(part(0, 4), part(4, 2), part(6, 2))
    let own =
      switch order {
      case .dayMonthYear: iso(part(4, 4), part(2, 2), part(0, 2))
      case .monthDayYear: iso(part(4, 4), part(0, 2), part(2, 2))
      case .yearMonthDay: yearFirst
      }
    if own == yearFirst { return own }
    let likely = [own, yearFirst].compactMap(\.self).filter(DateNotation.isLikely)
    return likely.count == 1 ? likely[0] : nil
  }

  /// Whether the day exists, in a year that people write about.
  private static func isLikely(_ day: String) -> Bool {
    guard let date = DateText(date: day) else { return false }
    return date.isReal && (1800...2199).contains(date.year)
  }

  /// Three numbers with marks between them; `2026年12月24日` too.
  private static func parts(_ text: String) -> [Substring]? {
    let text = text.last.map { $0 == "日" || $0 == "." } == true ? text.dropLast() : text[...]
    let parts = text.split { separators.contains($0) }
    guard parts.count == 3, parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isPlainDigit) }),
      text.first?.isPlainDigit == true, text.last?.isPlainDigit == true,
      text.count(where: { !$0.isPlainDigit && $0 != " " }) <= 2
    else { return nil }
    return parts
  }

  private static let separators: Set<Character> = [".", "-", "/", " ", "年", "月"]

  private func iso(_ year: Substring, _ month: Substring, _ day: Substring) -> String? {
    guard year.count == 4, (1...2).contains(month.count), (1...2).contains(day.count) else { return nil }
    return "\(year)-\(month.twoDigits)-\(day.twoDigits)"
  }
}

extension FormEngine {
  /// How the person writes dates.
  public var dates: DateNotation { DateNotation(locale: options.locale) }
}

extension StringProtocol {
  /// A number of one digit with a zero before it.
  var twoDigits: String { count == 1 ? "0" + self : String(self) }
}
