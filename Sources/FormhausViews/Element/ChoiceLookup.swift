/// How typed texts find the options of a list that have more names than their labels.
@MainActor
public struct ChoiceLookup {
  /// The indices of the options that a text being typed may mean, the best first; of each option at most one.
  public let matches: @MainActor (String) -> [Int]
  /// The index of the option that a text names in full; nil for none.
  public let named: @MainActor (String) -> Int?

  /// What finds options by a part of a name, and the one of a whole name.
  public init(
    matches: @escaping @MainActor (String) -> [Int], named: @escaping @MainActor (String) -> Int?
  ) {
    self.matches = matches
    self.named = named
  }
}
