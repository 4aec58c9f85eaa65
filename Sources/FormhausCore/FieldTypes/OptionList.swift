/// Options with their places by value.
struct OptionList: Sendable {
  let options: [OptionDefinition]
  /// Where each value stands; empty while there are so few options that looking through them is as fast.
  private let places: [String: Int]
  /// Whether any of them may be disabled.
  let hasLocks: Bool

  init(_ options: [OptionDefinition]) {
    self.options = options
    places =
      options.count > OptionList.few
      ? Dictionary(options.indices.map { (options[$0].value, $0) }) { first, _ in first } : [:]
    hasLocks = options.contains { $0.disabled != .never }
  }

  /// The option with exactly this value.
  func option(_ value: String) -> OptionDefinition? {
    place(of: value).map { options[$0] }
  }

  /// Whether there is an option with exactly this value.
  func contains(_ value: String) -> Bool { place(of: value) != nil }

  /// Where all options with exactly this value stand; usually that is one.
  func places(of value: String) -> [Int] {
    guard let first = place(of: value) else { return [] }
    // Each value has one place: no two options share one.
    if options.count > OptionList.few, places.count == options.count { return [first] }
    return options.indices.filter { isSameText(options[$0].value, value) }
  }

  private static let few = 8

  /// Where the option with exactly this value stands.
  func place(of value: String) -> Int? {
    guard options.count > OptionList.few else {
      return options.indices.first { isSameText(options[$0].value, value) }
    }
    return places[value].flatMap { isSameText(options[$0].value, value) ? $0 : nil }
  }
}
