import FormhausText

extension FieldType {
  static let scale = FieldType("scale", .number, check: checkScale)
  static let rating = FieldType("rating", .number, check: checkScale)

  @Sendable private static func checkScale(_ value: JSONValue, _ context: CheckContext) -> RuleFailure? {
    let scale = context.field.definition.scale ?? ScaleDefinition()
    if case .number(let number) = value, scale.offers(number) { return nil }
    return RuleFailure(.scale, numbers: ["min": scale.min, "max": scale.max])
  }
}
