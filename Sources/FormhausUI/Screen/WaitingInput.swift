import FormhausViews

/// What was typed into a text while it was locked for a moment.
struct WaitingInput: Sendable, Hashable {
  /// Inputs that are kept at most.
  static let capacity = 10_000

  struct Item: Sendable, Hashable {
    var id: ElementID
    var input: TextInput
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// Keeps an input; false when there is no room.
  mutating func add(_ input: TextInput, for id: ElementID) -> Bool {
    guard items.count < WaitingInput.capacity else { return false }
    items.append(Item(id: id, input: input))
    return true
  }

  /// Gives everything that was kept, in order, and forgets it.
  mutating func take() -> [Item] {
    defer { items = [] }
    return items
  }
}
