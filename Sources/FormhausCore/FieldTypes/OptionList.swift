/// Options with their places by value.
struct OptionList: Sendable {
  let options: [OptionDefinition]
  private let places: [String: Int]
  /// Whether any of them may be disabled.
  let hasLocks: Bool

  init(_ options: [OptionDefinition]) {
    self.options = options
    places = Dictionary(options.indices.map { (options[$0].value, $0) }) { first, _ in first }
    hasLocks = options.contains { $0.disabled != .never }
  }

  /// The option with exactly this value.
  func option(_ value: String) -> OptionDefinition? {
    guard let place = places[value], isSameText(options[place].value, value) else { return nil }
    return options[place]
  }
}
