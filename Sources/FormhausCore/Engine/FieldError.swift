/// The error of one field.
public struct FieldError: Sendable, Equatable {
  /// The field, such as `email` or `people.0.name`.
  public var key: String
  /// What is wrong, for a person.
  public var message: String
  /// The rule that was broken (`required`, `minLength`, `email`, ...); nil when the host set the error.
  public var rule: String?

  public init(key: String, message: String, rule: String? = nil) {
    self.key = key
    self.message = message
    self.rule = rule
  }
}

extension [FieldError] {
  /// The messages by key.
  public var messages: [String: String] {
    Dictionary(map { ($0.key, $0.message) }) { first, _ in first }
  }
}
