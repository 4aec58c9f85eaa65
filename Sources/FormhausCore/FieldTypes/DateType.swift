import FormhausText

extension FieldType {
  static let date = FieldType("date", .text, isTrimmed: true) { value, context in
    guard case .string(let text) = value else { return RuleFailure(.date) }
    if let failure = tooLong(text, context) { return failure }
    guard let date = DateText(date: text) else { return unreadable(text, .date, context) }
    return checkDay(date, text, context)
  }

  /// Why a text is no date.
  static func unreadable(_ text: String, _ key: MessageKey, _ context: CheckContext) -> RuleFailure {
    let lacksCentury = context.strictDates && DateNotation.lacksCentury(text)
    return RuleFailure(lacksCentury ? .fourDigitYear : key, rule: key.rawValue)
  }

  /// Whether the day exists, when that is asked for, and lies between the field's bounds.
  static func checkDay(_ date: DateText, _ text: String, _ context: CheckContext) -> RuleFailure? {
    if context.strictDates, !date.isReal { return RuleFailure(.realDate) }
    return checkBounds(text, context)
  }

  /// Whether a date, time or both lies between the field's bounds.
  static func checkBounds(_ text: String, _ context: CheckContext) -> RuleFailure? {
    if let earliest = bound(context.field.definition.earliest, context), isBefore(text, earliest) {
      return RuleFailure(.dateMin, dates: ["date": earliest])
    }
    if let latest = bound(context.field.definition.latest, context), isBefore(latest, text) {
      return RuleFailure(.dateMax, dates: ["date": latest])
    }
    return nil
  }

  /// The bound as a date; a time of day has no `today`.
  private static func bound(_ bound: String?, _ context: CheckContext) -> String? {
    bound == "today" ? (context.field.type.name == "time" ? nil : context.today) : bound
  }

  /// Compares as far as both are written: a day is neither before nor after an hour of itself.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    let length = min(left.utf8.count, right.utf8.count, "YYYY-MM-DDTHH:mm".utf8.count)
    return left.utf8.prefix(length).lexicographicallyPrecedes(right.utf8.prefix(length))
  }
}
