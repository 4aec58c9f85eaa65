import FormhausText

/// A field with its type, its pattern and its conditions worked out.
struct CompiledField {
  fileprivate let fields: CompiledFields
  fileprivate let number: Int

  init(fields: CompiledFields, number: Int) {
    self.fields = fields
    self.number = number
  }

  /// A field by itself.
  init(_ definition: FieldDefinition) {
    var builder = CompiledFieldsBuilder()
    let page = builder.addPage([definition])
    let number = builder.add(page: page, index: 0, slot: 0, step: 0, conditions: .none)
    self.init(fields: CompiledFields(builder), number: number)
  }

  /// The definition in its place, lent rather than copied: it has many parts.
  var definition: FieldDefinition {
    _read {
      let place = fields.places[number]
      yield fields.pages[Int(place.page)][Int(place.index)]
    }
  }

  var type: FieldType { _read { yield fields.types[Int(fields.typeNumbers[number])] } }
  var slot: Int { Int(fields.slots[number]) }
  var step: Int { Int(fields.steps[number]) }
  var traits: FieldTraits { fields.traits[number] }
  var conditions: CompiledConditions {
    CompiledConditions(fields.conditions, fields.conditionRange(of: number))
  }

  /// The lengths that the rules allow.
  var allowedLengths: ClosedRange<Int32> {
    fields.lengths.isEmpty ? 0...(.max) : fields.lengths[number]
  }

  /// Nil when there is no pattern or it cannot be used.
  var pattern: Pattern? { extras?.pattern }
  /// Why the pattern cannot be used.
  var patternError: PatternError? { extras?.patternError }
  /// The written options.
  var options: OptionList? { extras?.options }
  /// The conditions of its locks and of those of its options.
  var lockConditions: [Condition] { extras?.lockConditions ?? [] }

  private var extras: FieldExtras? {
    guard !fields.extraNumbers.isEmpty else { return nil }
    let place = fields.extraNumbers[number]
    return place < 0 ? nil : fields.extras[Int(place)]
  }

  /// Whether the check may look at other answers, so long as the options are the written ones.
  var readsOthers: Bool { !traits.isDisjoint(with: .readers) }
  /// Whether other answers decide if the field or one of its options is locked.
  var hasLocks: Bool { traits.contains(.locks) }

  /// The keys that the check or a lock reads besides its own, each once.
  var keysOfChecks: Set<String> {
    guard readsOthers else { return [] }
    return Set(lockConditions.map(\.field) + [definition.validation?.matchField].compactMap { $0 })
  }

  /// What is wrong with an answer, by the rules in their order; `answer` reads the other answers.
  func failure(
    of value: JSONValue?, _ settings: CheckSettings, answer: (_ key: String) -> JSONValue?
  ) -> RuleFailure? {
    let traits = traits
    if traits.contains(.disabled), definition.disabled.isOn(answer: answer) { return nil }
    guard let value, !isEmpty(value) else { return traits.contains(.required) ? requiredFailure : nil }
    if settings.typeChecks, let failure = typeFailure(of: value, settings) { return failure }
    if settings.options != nil || traits.contains(.optionLocks), let options = settings.options ?? options,
      options.hasLocks, picksDisabled(value, options, answer)
    {
      return RuleFailure(.option)
    }
    if traits.contains(.length), let failure = lengthFailure(of: value) { return failure }
    if traits.contains(.range), let failure = rangeFailure(of: value) { return failure }
    if traits.contains(.pattern), let failure = patternFailure(of: value) { return failure }
    if traits.contains(.matchField), let failure = matchFailure(of: value, answer) { return failure }
    return traits.contains(.validator) ? validatorFailure(of: value, settings) : nil
  }

  /// The value as it is kept.
  func normalized(_ value: JSONValue) -> JSONValue {
    traits.contains(.normalized) ? type.normalized(value) : value
  }

  /// What is wrong with the type of an answer; a blank one is never wrong.
  func typeFailure(of value: JSONValue, _ settings: CheckSettings) -> RuleFailure? {
    guard !isBlankForType(value), !isShortText(value) else { return nil }
    return type.check(
      value,
      .init(
        field: self, options: settings.options ?? options, strictDates: settings.strictDates,
        today: settings.today, files: settings.files, addressFormats: settings.addressFormats))
  }

  /// Whether the type takes the value at a glance: text that is short in bytes is short in units.
  private func isShortText(_ value: JSONValue) -> Bool {
    guard traits.contains(.anyText), case .string(let text) = value else { return false }
    return text.utf8.count <= min(Int(allowedLengths.upperBound), FieldType.textLimit)
  }
}
