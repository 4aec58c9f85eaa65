import FormhausText

/// The fields of a form, or of a group's items, worked out: an array for each thing that a change looks at.
///
/// The arrays hold numbers, and what a field has in its definition is read there, so that a field takes little memory
/// and looking at one costs no copy.
final class CompiledFields: Sendable, RandomAccessCollection {
  let slots: [Int32]
  let steps: [Int32]
  let traits: [FieldTraits]
  /// The least and the most units or items that the rules allow; empty while no field has such rules.
  let lengths: [ClosedRange<Int32>]
  /// All conditions of the visibility of fields, one field after the other.
  let conditions: [CompiledConditions.Condition]
  /// Where the conditions of each field start, and where those of the last one end.
  private let conditionStarts: [Int32]
  /// The lists of definitions that the fields stand in.
  let pages: [[FieldDefinition]]
  /// For each field its page and its place there.
  let places: [(page: Int32, index: Int32)]
  let types: [FieldType]
  let typeNumbers: [UInt8]
  let extras: [FieldExtras]
  /// For each field its extras, -1 for none.
  let extraNumbers: [Int32]

  init(_ builder: CompiledFieldsBuilder) {
    slots = builder.slots
    steps = builder.steps
    traits = builder.traits
    lengths = builder.traits.contains { $0.contains(.length) } ? builder.lengths : []
    conditions = builder.conditions
    conditionStarts = builder.conditionStarts
    pages = builder.pages
    places = builder.places
    types = builder.types
    typeNumbers = builder.typeNumbers
    extras = builder.extras
    extraNumbers = builder.extras.isEmpty ? [] : builder.extraNumbers
  }

  var startIndex: Int { 0 }
  var endIndex: Int { slots.count }

  subscript(number: Int) -> CompiledField { CompiledField(fields: self, number: number) }

  /// Where the conditions of a field stand.
  @inline(__always)
  func conditionRange(of field: Int) -> Range<Int> {
    Int(conditionStarts[field])..<Int(conditionStarts[field + 1])
  }
}

/// What is known of a field without a look at its definition.
struct FieldTraits: OptionSet, Sendable {
  let rawValue: UInt16

  static let required = FieldTraits(rawValue: 1)
  static let length = FieldTraits(rawValue: 2)
  static let range = FieldTraits(rawValue: 4)
  static let pattern = FieldTraits(rawValue: 8)
  static let matchField = FieldTraits(rawValue: 16)
  static let validator = FieldTraits(rawValue: 32)
  static let rules: FieldTraits = [.required, .length, .range, .pattern, .matchField, .validator]

  /// Whether other answers decide if the field or one of its options is locked.
  static let locks = FieldTraits(rawValue: 64)
  /// Whether it may be disabled, now or ever.
  static let disabled = FieldTraits(rawValue: 128)
  /// Whether any of its options may be disabled.
  static let optionLocks = FieldTraits(rawValue: 256)
  static let group = FieldTraits(rawValue: 512)
  /// Whether the engine may keep another value than the one that comes, such as a number for its text.
  static let normalized = FieldTraits(rawValue: 1_024)
  /// Whether the type takes any text that is not too long.
  static let anyText = FieldTraits(rawValue: 2_048)
  static let address = FieldTraits(rawValue: 4_096)

  /// What looks at other answers.
  static let readers: FieldTraits = [.locks, .matchField, .validator]

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ definition: FieldDefinition) {
    self = []
    if definition.disabled != .never { insert(.disabled) }
    if definition.group != nil { insert(.group) }
    if definition.address != nil { insert(.address) }
    guard let rules = definition.validation else { return }
    if rules.isRequired { insert(.required) }
    if rules.minLength != nil || rules.maxLength != nil { insert(.length) }
    if rules.min != nil || rules.max != nil { insert(.range) }
    if rules.pattern != nil { insert(.pattern) }
    if rules.matchField != nil { insert(.matchField) }
    if rules.validator != nil { insert(.validator) }
  }
}

/// What few fields have.
final class FieldExtras: Sendable {
  /// Nil when there is no pattern or it cannot be used.
  let pattern: Pattern?
  /// Why the pattern cannot be used.
  let patternError: PatternError?
  /// The written options.
  let options: OptionList?
  /// The conditions of the field's locks and of those of its options.
  let lockConditions: [Condition]

  /// Nil for a field that has nothing of it.
  init?(_ definition: FieldDefinition) {
    lockConditions =
      definition.readOnly.conditions + definition.disabled.conditions
      + (definition.options ?? []).flatMap(\.disabled.conditions)
    options = definition.options.map(OptionList.init)
    (pattern, patternError) = FieldExtras.compile(definition.validation?.pattern)
    if definition.validation?.pattern == nil, options == nil, lockConditions.isEmpty { return nil }
  }

  private static func compile(_ pattern: String?) -> (Pattern?, PatternError?) {
    guard let pattern else { return (nil, nil) }
    do {
      return (try Pattern(pattern), nil)
    } catch {
      return (nil, error)
    }
  }
}

/// Collects fields in document order.
struct CompiledFieldsBuilder {
  fileprivate(set) var slots: [Int32] = []
  fileprivate var steps: [Int32] = []
  fileprivate var traits: [FieldTraits] = []
  fileprivate var lengths: [ClosedRange<Int32>] = []
  fileprivate var conditions: [CompiledConditions.Condition] = []
  fileprivate var conditionStarts: [Int32] = [0]
  fileprivate var pages: [[FieldDefinition]] = []
  fileprivate var places: [(page: Int32, index: Int32)] = []
  fileprivate var types: [FieldType] = []
  fileprivate var typeNumbers: [UInt8] = []
  fileprivate var extras: [FieldExtras] = []
  fileprivate var extraNumbers: [Int32] = []
  private var numberOfType: [String: UInt8] = [:]

  var count: Int { slots.count }

  /// Takes a list of definitions that fields will come from; returns its number.
  mutating func addPage(_ page: [FieldDefinition]) -> Int {
    pages.append(page)
    return pages.count - 1
  }

  /// Adds the field at a place of a page; returns its number.
  @discardableResult
  mutating func add(page: Int, index: Int, slot: Int, step: Int, conditions: CompiledConditions) -> Int {
    let definition = pages[page][index]
    let typeNumber = typeNumber(definition.type)
    var traits = FieldTraits(definition)
    if types[Int(typeNumber)].normalizes { traits.insert(.normalized) }
    if types[Int(typeNumber)].takesAnyText { traits.insert(.anyText) }
    var extraNumber: Int32 = -1
    if let extra = FieldExtras(definition) {
      if !extra.lockConditions.isEmpty { traits.insert(.locks) }
      if extra.options?.hasLocks ?? false { traits.insert(.optionLocks) }
      extraNumber = Int32(extras.count)
      extras.append(extra)
    }
    slots.append(Int32(slot))
    steps.append(Int32(step))
    self.traits.append(traits)
    lengths.append(CompiledFieldsBuilder.lengths(definition.validation))
    self.conditions += conditions.list[conditions.range]
    conditionStarts.append(Int32(self.conditions.count))
    places.append((Int32(page), Int32(index)))
    typeNumbers.append(typeNumber)
    extraNumbers.append(extraNumber)
    return slots.count - 1
  }

  /// A range that holds what the rules allow; rules that nothing can pass allow no length but a negative one.
  private static func lengths(_ rules: ValidationRules?) -> ClosedRange<Int32> {
    let least = Int32(clamping: rules?.minLength ?? 0)
    let most = Int32(clamping: rules?.maxLength ?? .max)
    return least <= most ? least...most : -1 ... -1
  }

  /// The types are those that are built in and, for any other name, one for all.
  private mutating func typeNumber(_ name: String) -> UInt8 {
    if let number = numberOfType[name] { return number }
    let type = FieldType.named(name)
    let number = types.firstIndex { $0.name == type.name } ?? types.count
    if number == types.count { types.append(type) }
    numberOfType[name] = UInt8(number)
    return UInt8(number)
  }
}
