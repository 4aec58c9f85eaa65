public import FormhausText

/// The rules of a field and the texts of its own for them.
public struct ValidationRules: Sendable, Equatable {
  /// Whether an answer is asked for.
  public enum Required: Sendable, Equatable {
    case no
    case yes
    /// Asked for, with a text of its own.
    case message(String)
  }

  /// Whether there must be an answer.
  public var required: Required
  /// UTF-16 units of a text, or items of a list.
  public var minLength: Int?
  /// UTF-16 units of a text, or items of a list.
  public var maxLength: Int?
  /// The smallest number, allowed itself.
  public var min: JSONNumber?
  /// The largest number, allowed itself.
  public var max: JSONNumber?
  /// An ECMAScript pattern without flags, not anchored.
  public var pattern: String?
  /// The key whose answer must be the same.
  public var matchField: String?
  /// The name of a validator of the host.
  public var validator: String?
  /// Texts of the field's own, by rule name (`minLength`, `pattern`, ...).
  public var messages: [String: String]
  /// Where the rules and their members start in the source text, in bytes, by member name.
  public var offsets: [String: Int]

  public init(
    required: Required = .no, minLength: Int? = nil, maxLength: Int? = nil, min: JSONNumber? = nil,
    max: JSONNumber? = nil, pattern: String? = nil, matchField: String? = nil, validator: String? = nil,
    messages: [String: String] = [:]
  ) {
    self.required = required
    self.minLength = minLength
    self.maxLength = maxLength
    self.min = min
    self.max = max
    self.pattern = pattern
    self.matchField = matchField
    self.validator = validator
    self.messages = messages
    self.offsets = [:]
  }

  /// Whether an answer is asked for.
  public var isRequired: Bool { required != .no }
}
