import FormhausText

extension FieldType {
  static let multiselect = FieldType("multiselect", .choices) { value, context in
    guard case .array(let items) = value else { return RuleFailure(.options) }
    return items.allSatisfy { isOption($0, context) } ? nil : RuleFailure(.option)
  }
}
