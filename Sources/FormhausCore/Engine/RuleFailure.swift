/// A rule that an answer breaks, before its text is made.
struct RuleFailure {
  /// The rule's name: that of the validation member, or the message key of a type check.
  var rule: String
  var key: MessageKey
  var arguments: [String: String]
  /// The number that chooses the plural form and fills `{n}`.
  var count: Int?
  /// A text of the field's own, which wins over the catalogs.
  var ownText: String?

  init(
    _ key: MessageKey, rule: String? = nil, arguments: [String: String] = [:], count: Int? = nil,
    ownText: String? = nil
  ) {
    self.rule = rule ?? key.rawValue
    self.key = key
    self.arguments = arguments
    self.count = count
    self.ownText = ownText
  }

  /// The message to show.
  func message(_ messages: Messages) -> String {
    ownText ?? messages.text(key, arguments, count: count)
  }
}
