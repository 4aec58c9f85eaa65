/// How an address is printed.
public enum EnvelopeStyle: String, Sendable, Hashable, CaseIterable {
  /// As the country's own postal service reads it.
  case postal
  /// For an address that is written in Latin letters.
  case latin
}
