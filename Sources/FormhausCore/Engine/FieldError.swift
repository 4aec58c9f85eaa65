import Address

/// The error of one field.
public struct FieldError: Sendable, Equatable {
  /// The field, such as `email`, `people.0.name` or, of a part of an address, `shipping.postalCode`.
  public var key: String
  /// What is wrong, for a person.
  public var message: String
  /// The rule that was broken (`required`, `minLength`, `email`, ...); nil when the host set the error.
  public var rule: String?
  /// What is wrong with the parts of an address, in the order of the form; it is told in the place of the message.
  var parts: [Part] = []

  public init(key: String, message: String, rule: String? = nil) {
    self.key = key
    self.message = message
    self.rule = rule
  }

  /// What is wrong with one part of an address.
  struct Part: Sendable, Equatable {
    let part: AddressPart
    var message: String
  }
}

extension FieldError {
  /// The error as a form lists it: itself, or one for each part of an address.
  var inFull: [FieldError] {
    guard !parts.isEmpty else { return [self] }
    return parts.map { FieldError(key: "\(key).\($0.part.rawValue)", message: $0.message, rule: rule) }
  }

  /// The first of those that a form lists.
  var first: FieldError { parts.isEmpty ? self : inFull[0] }

  /// What is wrong with a part.
  func message(of part: AddressPart) -> String? { parts.first { $0.part == part }?.message }

  /// Says something else about a part; nil takes away what is said.
  mutating func set(_ part: AddressPart, _ message: String?) {
    parts.removeAll { $0.part == part }
    if let message { parts.append(Part(part: part, message: message)) }
    parts.sort { $0.part.place < $1.part.place }
    if let first = parts.first { self.message = first.message }
  }
}

extension [FieldError] {
  /// The messages by key.
  public var messages: [String: String] {
    Dictionary(map { ($0.key, $0.message) }) { first, _ in first }
  }
}
