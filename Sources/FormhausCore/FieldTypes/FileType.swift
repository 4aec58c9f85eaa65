import FormhausText

extension FieldType {
  static let file = FieldType("file", .file) { value, context in
    guard case .string(let text) = value else { return RuleFailure(.file) }
    return tooLong(text, context)
  }
}
