import Address
import FormhausText

/// A rule that an answer breaks, before its text is made.
struct RuleFailure: Sendable {
  /// The rule's name: that of the validation member, or the message key of a type check.
  var rule: String
  var key: MessageKey
  var arguments: [String: String]
  /// Further arguments, which are written as the person writes numbers.
  var numbers: [String: JSONNumber]
  /// Further arguments, which are written as the person writes dates.
  var dates: [String: String]
  /// The number that chooses the plural form and fills `{n}`.
  var count: Int?
  /// A text of the field's own, which wins over the catalogs.
  var ownText: String?
  /// What is wrong with an address; it has sentences of its own.
  var address: AddressRefusal?

  init(
    _ key: MessageKey, rule: String? = nil, arguments: [String: String] = [:],
    numbers: [String: JSONNumber] = [:], dates: [String: String] = [:], count: Int? = nil,
    ownText: String? = nil
  ) {
    self.rule = rule ?? key.rawValue
    self.key = key
    self.arguments = arguments
    self.numbers = numbers
    self.dates = dates
    self.count = count
    self.ownText = ownText
  }

  /// The message to show.
  func message(_ messages: Messages) -> String {
    if let ownText { return ownText }
    guard !numbers.isEmpty || !dates.isEmpty else { return messages.text(key, arguments, count: count) }
    let written = numbers.mapValues(messages.numbers.text).merging(
      dates.mapValues { messages.dates.text($0) }
    ) {
      $1
    }
    return messages.text(key, arguments.merging(written) { $1 }, count: count)
  }
}

/// The parts of an address that must be corrected.
struct AddressRefusal: Sendable {
  let format: AddressFormat
  let problems: [AddressProblem]
}

extension FieldError {
  /// The error of a field that breaks a rule, in the language in use.
  init(_ failure: RuleFailure, key: String, _ messages: Messages, _ labels: Labels) {
    self.init(key: key, message: failure.message(messages), rule: failure.rule)
    guard let address = failure.address else { return }
    let texts = AddressTexts(messages: messages, labels: labels)
    parts = address.problems.map { Part(part: $0.part, message: $0.message(address.format, texts: texts)) }
    message = parts.first?.message ?? message
  }
}
