import FormhausText

/// A field with its type, its pattern and its conditions worked out.
///
/// An object, so that looking at one costs no copy of its many parts.
final class CompiledField: Sendable {
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
  let options: OptionList?
  /// Which rules there are to look at.
  private let rules: RuleKinds
  /// Whether the check may look at other answers, so long as the options are the written ones.
  let readsOthers: Bool
  /// Whether other answers decide if the field or one of its options is locked.
  let hasLocks: Bool
  /// The conditions of its locks and of those of its options.
  let lockConditions: [Condition]

  init(_ definition: FieldDefinition, slot: Int, step: Int, conditions: CompiledConditions) {
    self.definition = definition
    self.type = FieldType.named(definition.type)
    self.slot = slot
    self.step = step
    self.conditions = conditions
    (self.pattern, self.patternError) = CompiledField.compile(definition.validation?.pattern)
    self.options = definition.options.map(OptionList.init)
    self.lockConditions =
      definition.readOnly.conditions + definition.disabled.conditions
      + (definition.options ?? []).flatMap(\.disabled.conditions)
    self.hasLocks = !lockConditions.isEmpty
    self.rules = RuleKinds(definition.validation)
    self.readsOthers = hasLocks || rules.contains(.matchField) || rules.contains(.validator)
  }

  /// The keys that the check or a lock reads besides its own, each once.
  var keysOfChecks: Set<String> {
    guard readsOthers else { return [] }
    return Set(lockConditions.map(\.field) + [definition.validation?.matchField].compactMap { $0 })
  }

  /// Whether the check can refuse anything when types are not checked.
  var hasRules: Bool { !rules.isEmpty || options?.hasLocks ?? false }

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
    guard let value, !isEmpty(value) else { return rules.contains(.required) ? requiredFailure : nil }
    if settings.typeChecks, let failure = typeFailure(of: value, settings) { return failure }
    if let options = settings.options ?? options, options.hasLocks, picksDisabled(value, options, answer) {
      return RuleFailure(.option)
    }
    return ruleFailure(of: value, settings, answer)
  }

  private func ruleFailure(
    of value: JSONValue, _ settings: CheckSettings, _ answer: (_ key: String) -> JSONValue?
  ) -> RuleFailure? {
    guard !rules.isEmpty, let written = definition.validation else { return nil }
    if rules.contains(.length), let failure = lengthFailure(of: value, written) { return failure }
    if rules.contains(.range), let failure = rangeFailure(of: value, written) { return failure }
    if rules.contains(.pattern), let failure = patternFailure(of: value, written) { return failure }
    if rules.contains(.matchField), let failure = matchFailure(of: value, written, answer) { return failure }
    return rules.contains(.validator) ? validatorFailure(of: value, written, settings) : nil
  }

  /// What is wrong with the type of an answer; a blank one is never wrong.
  func typeFailure(of value: JSONValue, _ settings: CheckSettings) -> RuleFailure? {
    guard !isBlankForType(value) else { return nil }
    return type.check(
      value,
      .init(
        field: self, options: settings.options ?? options, strictDates: settings.strictDates,
        today: settings.today))
  }
}

/// The rules that a field has.
private struct RuleKinds: OptionSet, Sendable {
  let rawValue: UInt8

  static let required = RuleKinds(rawValue: 1)
  static let length = RuleKinds(rawValue: 2)
  static let range = RuleKinds(rawValue: 4)
  static let pattern = RuleKinds(rawValue: 8)
  static let matchField = RuleKinds(rawValue: 16)
  static let validator = RuleKinds(rawValue: 32)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ rules: ValidationRules?) {
    self = []
    guard let rules else { return }
    if rules.isRequired { insert(.required) }
    if rules.minLength != nil || rules.maxLength != nil { insert(.length) }
    if rules.min != nil || rules.max != nil { insert(.range) }
    if rules.pattern != nil { insert(.pattern) }
    if rules.matchField != nil { insert(.matchField) }
    if rules.validator != nil { insert(.validator) }
  }
}
