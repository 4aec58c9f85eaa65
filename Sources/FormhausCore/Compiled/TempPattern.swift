import FormhausText

struct Pattern: Sendable { init?(_ s: String) { return nil } }
extension CompiledField {
  func patternFailure(of value: JSONValue, _ rules: ValidationRules) -> RuleFailure? { nil }
}
