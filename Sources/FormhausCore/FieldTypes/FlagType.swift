import FormhausText

extension FieldType {
  static let checkbox = FieldType("checkbox", .flag, falseIsEmpty: true, check: checkFlag)
  static let `switch` = FieldType("switch", .flag, falseIsEmpty: true, check: checkFlag)

  @Sendable private static func checkFlag(_ value: JSONValue, _: CheckContext) -> RuleFailure? {
    if case .bool = value { nil } else { RuleFailure(.boolean) }
  }
}
