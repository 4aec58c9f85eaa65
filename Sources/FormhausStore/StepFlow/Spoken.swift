/// What is to be said now; a new count means that it is to be said, again if need be. No sentences take back the last.
public struct Spoken: Sendable, Hashable {
  public var count = 0
  public var sentences: [String] = []
  /// What has happened, for who is to notice it without reading; nil for nothing of that kind.
  public var cue: Cue?

  public init() {}

  public mutating func say(_ sentences: String..., cue: Cue? = nil) { say(sentences, cue: cue) }

  public mutating func say(_ sentences: [String], cue: Cue? = nil) {
    count += 1
    self.sentences = sentences
    self.cue = cue
  }
}

/// What a bell or a flash tells, for who asked for one.
public enum Cue: Sendable, Hashable, CaseIterable {
  /// Another step shows.
  case stepChanged
  /// A suggestion has filled fields.
  case suggestionFilled
  /// Answers were refused.
  case refused
  /// The form was sent, the address saved.
  case sent
  /// It could not be sent.
  case failed
}
