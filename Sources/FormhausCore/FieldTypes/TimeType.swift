import FormhausText

extension FieldType {
  static let time = FieldType("time", .text, isTrimmed: true) { value, context in
    guard case .string(let text) = value else { return RuleFailure(.time) }
    if let failure = tooLong(text, context) { return failure }
    guard DateText.isTime(text) else { return RuleFailure(.time) }
    return checkBounds(text, context)
  }
}
