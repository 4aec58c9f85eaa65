public import Address

extension AddressTexts {
  /// The texts about addresses in the language in use.
  public init(messages: Messages, labels: Labels) {
    self.init { $0.isMessage ? messages.text($0) : labels.text($0) }
  }
}

extension Catalog {
  /// The catalog with texts about addresses, whose English stands beside the rules.
  func adding(_ texts: [AddressText]) -> Catalog {
    var catalog = self
    for text in texts { catalog[text.rawValue] = .text(text.english) }
    return catalog
  }
}
