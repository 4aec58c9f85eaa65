public import FormhausText

/// One condition on the answer of a field: a key and one operator.
public struct Condition: Sendable, Equatable {
  /// What the answer is compared with.
  public enum Test: Sendable, Equatable {
    /// The answer is this one; `"1"` is not `1`.
    case equals(JSONValue)
    /// The answer is another one, or there is none.
    case notEquals(JSONValue)
    /// The answer is one of these.
    case isOneOf([JSONValue])
    /// The answer is none of these, or there is none.
    case isNoneOf([JSONValue])
    /// True asks for an answer; false always holds.
    case notEmpty(Bool)
    /// No operator that the language knows.
    case always
  }

  /// The names of the operators, in the order in which the first one counts.
  static let operators = ["eq", "neq", "in", "notIn", "notEmpty"]

  /// The key whose answer is looked at.
  public var field: String
  /// What is asked of the answer.
  public var test: Test
  /// Operators that nobody knows, kept for the checker; such a condition holds.
  public var unknownOperators: [String]
  /// Where the condition starts in the source text, in bytes.
  public var offset: Int?

  /// A condition on the answer of a field.
  public init(field: String, _ test: Test, unknownOperators: [String] = []) {
    self.field = field
    self.test = test
    self.unknownOperators = unknownOperators
    self.offset = nil
  }

  /// Whether the condition holds for this answer; nil is no answer.
  public func holds(for answer: JSONValue?) -> Bool {
    test.holds(for: answer)
  }
}

extension Condition.Test {
  /// Whether the test holds for this answer; nil is no answer.
  public func holds(for answer: JSONValue?) -> Bool {
    switch self {
    case .equals(let operand): answer.map { isSameScalar($0, operand) } ?? false
    case .notEquals(let operand): !(answer.map { isSameScalar($0, operand) } ?? false)
    case .isOneOf(let list): list.contains { isListed(answer, $0) }
    case .isNoneOf(let list): !list.contains { isListed(answer, $0) }
    case .notEmpty(let wanted): !wanted || !isBlank(answer)
    case .always: true
    }
  }

  private func isListed(_ answer: JSONValue?, _ item: JSONValue) -> Bool {
    answer.map { isSameScalar($0, item) } ?? false
  }
}

/// Whether both are the same text, number, boolean or null. Lists and objects are never the same.
private func isSameScalar(_ left: JSONValue, _ right: JSONValue) -> Bool {
  switch left {
  case .array, .object: false
  default: left == right
  }
}

/// Whether both texts have the same code points; Swift's own equality also unites composed and decomposed forms.
func isSameText(_ left: String, _ right: String) -> Bool {
  left.utf8.count == right.utf8.count && left == right && left.utf8.elementsEqual(right.utf8)
}

/// Whether an answer is missing, null, empty text or an empty list.
func isBlank(_ answer: JSONValue?) -> Bool {
  switch answer {
  case nil, .null: true
  case .string(let text): text.isEmpty
  case .array(let items): items.isEmpty
  default: false
  }
}

/// Whether `show` and `showAny` together let something be seen.
public func conditionsHold(
  show: [Condition], showAny: [Condition], answer: (_ key: String) -> JSONValue?
) -> Bool {
  show.allSatisfy { $0.holds(for: answer($0.field)) }
    && (showAny.isEmpty || showAny.contains { $0.holds(for: answer($0.field)) })
}

/// Something that is locked never, always, or while all its conditions match.
public enum Lock: Sendable, Equatable {
  case never
  case always
  /// An empty list never locks.
  case when([Condition])

  /// Whether it is locked now.
  public func isOn(answer: (_ key: String) -> JSONValue?) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .when(let conditions):
      !conditions.isEmpty && conditions.allSatisfy { $0.holds(for: answer($0.field)) }
    }
  }

  /// The conditions that decide it.
  public var conditions: [Condition] {
    if case .when(let conditions) = self { conditions } else { [] }
  }
}
