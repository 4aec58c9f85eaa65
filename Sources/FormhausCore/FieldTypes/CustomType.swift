import FormhausText

extension FieldType {
  /// Any type that is not built in: a boolean, a finite number or a text.
  static let custom = FieldType("custom", .anything) { value, context in
    switch value {
    case .bool, .null: nil
    case .number(let number): number.double.isFinite ? nil : RuleFailure(.value)
    case .string(let text): tooLong(text, context)
    case .array, .object: RuleFailure(.value)
    }
  }
}
