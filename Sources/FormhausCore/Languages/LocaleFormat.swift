/// How dates and numbers are written where a person lives, by the data of CLDR.
struct LocaleFormat: Sendable, Hashable {
  /// The order of day, month and year.
  let order: DateNotation.Order
  /// Stands between them.
  let separator: Character
  /// Stands before the fraction of a number.
  let decimalMark: Character
  /// Stands between groups of three digits: a space for any blank, an apostrophe for any that looks like one.
  let groupMark: Character?

  /// The order that all understand, for English without a region and for languages that are not known.
  static let everywhere = LocaleFormat(
    order: .yearMonthDay, separator: "-", decimalMark: ".", groupMark: ",")

  /// The formats of a locale name such as `de_AT.UTF-8`.
  static func of(_ locale: String) -> LocaleFormat {
    LocaleName.tags(locale).lazy.compactMap { byTag[$0] }.first ?? everywhere
  }

  /// The day that weeks begin on, from 1 for Monday to 7 for Sunday.
  static func firstWeekday(_ locale: String) -> Int {
    let place = LocaleName.country(locale)?.lowercased() ?? "\(languageCode(locale))-"
    return weekdays[place] ?? 1
  }

  private static let byTag: [String: LocaleFormat] = tags(LocaleTable.formats) { LocaleFormat(record: $0) }
  private static let weekdays: [String: Int] = tags(LocaleTable.weeks) { Int(String($0)) }

  /// Four signs, as the table has them.
  private init?(record: Substring) {
    let signs = Array(record)
    guard signs.count == 4, let order = DateNotation.Order(first: signs[0]) else { return nil }
    let group: Character? = signs[3] == "-" ? nil : signs[3] == "_" ? " " : signs[3]
    self.init(order: order, separator: signs[1], decimalMark: signs[2], groupMark: group)
  }

  private init(order: DateNotation.Order, separator: Character, decimalMark: Character, groupMark: Character?)
  {
    self.order = order
    self.separator = separator
    self.decimalMark = decimalMark
    self.groupMark = groupMark
  }

  /// The values of a table by the tags behind each.
  private static func tags<Value>(
    _ table: StaticString, value: (Substring) -> Value?
  ) -> [String: Value] {
    let lines = table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
    var values: [String: Value] = [:]
    for line in lines {
      let words = line.split(separator: " ")
      guard let value = words.first.flatMap(value) else { continue }
      for tag in words.dropFirst() { values[String(tag)] = value }
    }
    return values
  }
}

extension DateNotation.Order {
  /// The order that begins with the day, the month or the year, by its letter in the table.
  fileprivate init?(first letter: Character) {
    switch letter {
    case "d": self = .dayMonthYear
    case "m": self = .monthDayYear
    case "y": self = .yearMonthDay
    default: return nil
    }
  }
}
