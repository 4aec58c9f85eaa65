/// What months and days are called in a language, and how dates are written with these names, by the data of CLDR.
struct CalendarNames: Sendable {
  /// From January, as they stand alone.
  let months: [String]
  /// From Monday, as they stand alone.
  let weekdays: [String]
  /// From Monday, of two cells at most.
  let shortWeekdays: [String]
  /// A month with its year: `{month} {year}`.
  let monthPattern: String
  private let monthsInDates: [String]
  private let weekdaysInDates: [String]
  private let datePattern: String
  private let dayPattern: String

  /// The tags of the languages that have names, in lower case.
  static let languages: [String] = index.map(\.tag)

  /// The names in the language of a locale such as `de_AT.UTF-8`; nil for a language without.
  init?(locale: String) {
    let tags = LocaleName.tags(locale)
    guard let block = tags.lazy.compactMap({ tag in CalendarNames.index.first { $0.tag == tag } }).first
    else {
      return nil
    }
    let lines = LocaleTable.names.withUTF8Buffer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[block.range]), as: UTF8.self)
    }.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 7 else { return nil }
    let names = lines.prefix(5).map { $0.split(separator: "|").map(String.init) }
    let isWhole = names[0].count == 12 && names[2].count == 7 && names[4].count == 7
    guard isWhole else { return nil }
    (months, weekdays, shortWeekdays) = (names[0], names[2], names[4])
    monthsInDates = names[1].count == 12 ? names[1] : months
    weekdaysInDates = names[3].count == 7 ? names[3] : weekdays
    monthPattern = String(lines[5])
    datePattern = String(lines[6])
    dayPattern = String(lines[7])
  }

  /// `Wednesday, December 2, 2026`, or without the year `Wednesday, December 2`.
  func text(_ day: CivilDate, withYear: Bool) -> String {
    let (month, weekday) = (day.month - 1, day.weekday - 1)
    return CatalogText.text(withYear ? datePattern : dayPattern).filled(
      [
        "year": String(day.year), "day": String(day.day),
        "month": monthsInDates[month], "monthAlone": months[month],
        "weekday": weekdaysInDates[weekday], "weekdayAlone": weekdays[weekday],
      ], count: nil, language: "") ?? ""
  }

  private static let index: [(tag: String, range: Range<Int>)] =
    LocaleTable.index.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    .split(separator: "\n").compactMap { line in
      let columns = line.split(separator: " ")
      guard columns.count == 3, let start = Int(columns[1]), let end = Int(columns[2]) else { return nil }
      return (String(columns[0]), start..<end)
    }
}

extension Catalog {
  /// The names of months and days as labels; empty for a language without.
  static func calendar(_ locale: String) -> Catalog {
    guard let names = CalendarNames(locale: locale) else { return [:] }
    let keys = LabelKey.months + LabelKey.weekdays + LabelKey.shortWeekdays
    let texts = names.months + names.weekdays + names.shortWeekdays
    var catalog = Catalog(
      Dictionary(zip(keys.map(\.rawValue), texts.map { CatalogText.text($0) })) { first, _ in first })
    catalog[LabelKey.calendarMonth.rawValue] = .text(names.monthPattern)
    return catalog
  }
}
