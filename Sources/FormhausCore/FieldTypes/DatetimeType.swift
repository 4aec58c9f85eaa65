import FormhausText

extension FieldType {
  static let datetime = FieldType("datetime", .text, isTrimmed: true) { value, context in
    guard case .string(let text) = value else { return RuleFailure(.datetime) }
    if let failure = tooLong(text, context) { return failure }
    guard let date = DateText(datetime: text) else { return unreadable(text, .datetime, context) }
    return checkDay(date, text, context)
  }
}
