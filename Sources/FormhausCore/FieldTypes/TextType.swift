import FormhausText

extension FieldType {
  static let text = FieldType("text", .text, isTrimmed: true, takesAnyText: true, check: checkText)
  static let phone = FieldType("phone", .text, isTrimmed: true, takesAnyText: true, check: checkText)
  static let password = FieldType("password", .text, takesAnyText: true, check: checkText)
  static let textarea = FieldType("textarea", .text, takesAnyText: true, check: checkText)
  static let autocomplete = FieldType(
    "autocomplete", .text, isTrimmed: true, takesAnyText: true, check: checkText)

  /// The most UTF-16 units any text may have.
  public static let textLimit = 10_000

  /// Text of at most 10,000 UTF-16 units.
  @Sendable static func checkText(_ value: JSONValue, _ context: CheckContext) -> RuleFailure? {
    guard case .string(let text) = value else { return RuleFailure(.string) }
    return tooLong(text, context)
  }

  /// The length error, which comes before any error of format.
  static func tooLong(_ text: String, _ context: CheckContext) -> RuleFailure? {
    // No text has more UTF-16 units than bytes.
    let most = context.field.definition.validation?.maxLength ?? textLimit
    let limit = min(textLimit, most)
    guard text.utf8.count > limit, text.utf16.count > limit else { return nil }
    return RuleFailure(
      .maxLength, count: limit, ownText: context.field.definition.validation?.messages["maxLength"])
  }
}
