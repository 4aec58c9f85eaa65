/// Another terminal's description, used because this machine has none of the terminal at hand.
public struct StandInDescription: Sendable, Hashable {
  /// The terminal at hand, as TERM names it: a text from outside.
  public let terminal: String
  /// The name of the description that is used.
  public let used: String

  /// Nil when the terminal's own description is used.
  init?(for terminal: String, used: String) {
    guard terminal != used else { return nil }
    self.terminal = terminal
    self.used = used
  }
}
