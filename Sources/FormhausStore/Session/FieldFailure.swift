import FormhausCore

/// What the host could not do for a field; the person can have it tried again.
public struct FieldFailure: Sendable, Hashable {
  /// What the host does for a field.
  public enum Kind: Sendable, Hashable {
    /// Its options were not loaded.
    case options
    /// Its answer was not checked; the message is the field's error too.
    case check
  }

  /// What could not be done.
  public let kind: Kind
  /// Why not, in words for the person.
  public let message: String
}

extension FormSession {
  /// What the host could not do for a field; nil when there is nothing to try again.
  public func failure(_ key: String) -> FieldFailure? {
    guard !optionsRuns.isEmpty || !verdicts.isEmpty, let id = engine.fieldID(ofKey: key) else { return nil }
    if case .failed(let text)? = optionsRuns[id]?.status {
      return FieldFailure(kind: .options, message: text)
    }
    if let verdict = verdicts[id], case .failed(let text) = verdict.outcome,
      engine.value(key) == verdict.value, engine.error(key) == text
    {
      return FieldFailure(kind: .check, message: text)
    }
    return nil
  }
}
