import FormhausText

/// A field with its type, its pattern and its conditions worked out.
struct CompiledField: Sendable {
  let definition: FieldDefinition
  let type: FieldType
  let slot: Int
  let step: Int
  let conditions: CompiledConditions
  /// Nil when there is no pattern or it cannot be used.
  let pattern: Pattern?
  /// Why the pattern cannot be used.
  let patternError: PatternError?
  /// The written options.
  private let options: OptionList?
  /// Whether other answers decide if the field or one of its options is locked.
  let hasLocks: Bool

  init(_ definition: FieldDefinition, slot: Int, step: Int, conditions: CompiledConditions) {
    self.definition = definition
    self.type = FieldType.named(definition.type)
    self.slot = slot
    self.step = step
    self.conditions = conditions
    (self.pattern, self.patternError) = CompiledField.compile(definition.validation?.pattern)
    self.options = definition.options.map(OptionList.init)
    self.hasLocks = !definition.locks.flatMap(\.conditions).isEmpty
  }

  private static func compile(_ pattern: String?) -> (Pattern?, PatternError?) {
    guard let pattern else { return (nil, nil) }
    do {
      return (try Pattern(pattern), nil)
    } catch {
      return (nil, error)
    }
  }

  /// What is wrong with an answer, by the rules in their order; `answer` reads the other answers.
  func failure(
    of value: JSONValue?, _ settings: CheckSettings, answer: (_ key: String) -> JSONValue?
  ) -> RuleFailure? {
    guard !settings.isExempt, !definition.disabled.isOn(answer: answer) else { return nil }
    let rules = definition.validation
    guard let value, !isEmpty(value) else { return requiredFailure }
    if settings.typeChecks, let failure = typeFailure(of: value, settings) { return failure }
    if let options = settings.options ?? options, options.hasLocks, picksDisabled(value, options, answer) {
      return RuleFailure(.option)
    }
    guard let rules else { return nil }
    return lengthFailure(of: value, rules) ?? rangeFailure(of: value, rules)
      ?? patternFailure(of: value, rules) ?? matchFailure(of: value, rules, answer)
      ?? validatorFailure(of: value, rules, settings)
  }

  /// What is wrong with the type of an answer; a blank one is never wrong.
  func typeFailure(of value: JSONValue, _ settings: CheckSettings) -> RuleFailure? {
    guard !isBlankForType(value) else { return nil }
    return type.check(
      value,
      .init(
        field: definition, options: settings.options ?? options, strictDates: settings.strictDates,
        today: settings.today))
  }
}
