public import FormhausText

/// One thing that a conversation writes or does.
public enum PlainOutput: Sendable, Hashable {
  /// A text on a line of its own; an empty one is an empty line.
  case line(SafeText)
  /// A text after which something is typed on the same line; what is typed after a secret one is not shown.
  case prompt(SafeText, isSecret: Bool)
  /// The conversation is over.
  case end(PlainEnding)
}

/// How a conversation ended.
public enum PlainEnding: Sendable, Hashable {
  case sent
  /// Left with `/quit`.
  case left
  /// Left with Ctrl-C.
  case interrupted
  /// The input ended before the form was sent; what is missing has been said, and is listed here.
  case endOfInput(missing: [SafeText])
  /// The process was told to end by a signal.
  case signalled(Int32)
}
