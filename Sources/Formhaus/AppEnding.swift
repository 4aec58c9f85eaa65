/// How a form that was shown to a person ended.
public enum AppEnding: Sendable, Hashable {
  /// The views said that they are done: the form was sent.
  case finished
  /// The person left with Esc, Cancel or `/quit`.
  case left
  /// The person left with Ctrl-C.
  case interrupted
  /// The input ended before the form was sent; what is missing, one line each.
  case endOfInput(missing: [String])
  /// The process was told to end by a signal; the terminal is restored.
  case signalled(Int32)
  /// There is no terminal, or none that can be used; the sentence says why.
  case noTerminal(String)
  /// The time for answering was over.
  case timeLimit
}
