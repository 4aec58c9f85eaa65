import FormhausText

extension FieldType {
  static let number = FieldType("number", .number, isTrimmed: true) { value, _ in
    guard case .number(let number) = value, number.isFiniteDouble else { return RuleFailure(.number) }
    return nil
  }
}
