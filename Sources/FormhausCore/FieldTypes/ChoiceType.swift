import FormhausText

extension FieldType {
  static let select = FieldType("select", .choice, check: checkChoice)
  static let radio = FieldType("radio", .choice, check: checkChoice)
  static let picture = FieldType("picture", .choice, check: checkChoice)

  @Sendable private static func checkChoice(_ value: JSONValue, _ context: CheckContext) -> RuleFailure? {
    isOption(value, context) ? nil : RuleFailure(.option)
  }

  /// Whether the value is a text of allowed length and, when there are options, one of them.
  static func isOption(_ value: JSONValue, _ context: CheckContext) -> Bool {
    guard case .string(let text) = value, text.utf8.count <= textLimit || text.utf16.count <= textLimit
    else { return false }
    return context.options?.contains(text) ?? true
  }
}
