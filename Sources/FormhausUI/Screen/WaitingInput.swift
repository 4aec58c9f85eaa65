import FormhausViews

/// What was typed into a text while it was locked for a moment.
struct WaitingInput: Sendable {
  /// Key presses that are kept at most.
  static let capacity = 10_000

  private var inputs: [(id: ElementID, input: TextInput)] = []

  var isEmpty: Bool { inputs.isEmpty }

  /// Keeps an input; false when there is no room.
  mutating func add(_ input: TextInput, for id: ElementID) -> Bool {
    guard inputs.count < WaitingInput.capacity else { return false }
    inputs.append((id, input))
    return true
  }

  /// Gives everything that was kept, in order, and forgets it.
  mutating func take() -> [(id: ElementID, input: TextInput)] {
    defer { inputs = [] }
    return inputs
  }
}
