import FormhausText

/// One expectation that did not hold.
struct Mismatch: Sendable, Equatable {
  /// What was looked at, such as `errors` or `next`.
  var subject: String
  var expected: String
  var found: String
}

extension Mismatch {
  /// Nil when both are the same JSON.
  init?(_ subject: String, expected: JSONValue, found: JSONValue) {
    guard expected != found else { return nil }
    self.init(subject: subject, expected: expected.description, found: found.description)
  }
}
