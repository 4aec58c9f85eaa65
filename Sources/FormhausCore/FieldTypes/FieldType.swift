import Address
public import FormhausText

/// What a type of field holds and how an answer of it is checked.
public struct FieldType: Sendable {
  /// The shape of the JSON values a field of the type can hold.
  public enum Shape: Sendable, Equatable {
    case text, number, flag, choice, choices, file, items, address, anything
  }

  /// What a check may look at besides the answer.
  struct CheckContext {
    let field: CompiledField
    /// The options that there are now; nil when there are none to keep to.
    var options: OptionList?
    /// Whether a date must exist in the calendar.
    var strictDates: Bool
    /// The current date as `YYYY-MM-DD`; nil leaves bounds that say `today` unchecked.
    var today: String?
    /// Looks at files; nil leaves paths unchecked.
    var files: FileCheck?
    /// The formats of countries; nil for those that are built in.
    var addressFormats: AddressFormats?
  }

  /// The name in a definition's `type`.
  public let name: String
  /// Which JSON values a field of the type can hold.
  public let shape: Shape
  /// Whether the answer is one line of text whose outer blanks mean nothing.
  public let isTrimmed: Bool
  /// Whether false counts as no answer.
  let falseIsEmpty: Bool
  /// Whether any text that is not too long passes the check.
  let takesAnyText: Bool
  /// What is wrong with an answer that is not blank.
  let check: @Sendable (JSONValue, CheckContext) -> RuleFailure?

  init(
    _ name: String, _ shape: Shape, isTrimmed: Bool = false, falseIsEmpty: Bool = false,
    takesAnyText: Bool = false,
    check: @escaping @Sendable (JSONValue, CheckContext) -> RuleFailure?
  ) {
    self.name = name
    self.shape = shape
    self.isTrimmed = isTrimmed
    self.falseIsEmpty = falseIsEmpty
    self.takesAnyText = takesAnyText
    self.check = check
  }

  /// The type of a name; any name that is not built in is a custom type.
  public static func named(_ name: String) -> FieldType {
    builtIn[name] ?? .custom
  }

  /// Whether the name is one of the built-in types.
  public static func isBuiltIn(_ name: String) -> Bool {
    builtIn[name] != nil
  }

  /// The names of the built-in types that a person answers as one field, sorted; a group is many.
  public static var builtInNames: [String] {
    builtIn.filter { $0.value.shape != .items }.keys.sorted()
  }

  private static let builtIn = Dictionary(uniqueKeysWithValues: registry.map { ($0.name, $0) })

  /// Whether a field of the type can hold a value at all, right or wrong; null always.
  public func canHold(_ value: JSONValue) -> Bool {
    switch (shape, value) {
    case (_, .null), (.anything, _): true
    case (.text, .string), (.choice, .string), (.file, .string): true
    case (.number, .number), (.number, .string): true
    case (.flag, .bool): true
    case (.items, _): FieldType.isListOfObjects(value)
    case (.address, .object): true
    case (.choices, .array(let items)): items.allSatisfy { $0.stringValue != nil }
    default: false
    }
  }

  /// Whether the engine may keep another value than the one that comes.
  var normalizes: Bool { shape == .number || shape == .address }

  /// The value as the engine keeps it when types are checked: the decimal text of a number becomes the number, and an
  /// address has only what addresses have.
  func normalized(_ value: JSONValue) -> JSONValue {
    if shape == .address, case .object(let address) = value { return .object(FieldType.knownParts(address)) }
    guard shape == .number, case .string(let text) = value, let number = JSONNumber(typed: text),
      number.isFiniteDouble
    else { return value }
    return .number(number)
  }
}
