import FormhausText

/// Why there is no terminal to draw on. The description is a plain sentence.
public enum TerminalError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The terminal at the path cannot be opened.
  case cannotOpen(path: String)
  /// The path names something else.
  case notATerminal(path: String)
  /// No terminal is named, or the name has no description on this machine.
  case unknown(term: String)
  /// The terminal cannot move its cursor.
  case cannotDraw(term: String)
  /// The program runs in the background and cannot be stopped.
  case inBackground
  /// The system refuses what a screen needs.
  case refused

  public var description: String {
    // Paths and names come from outside.
    switch self {
    case .cannotOpen(let path): "There is no terminal at \(SafeText(value: path))."
    case .notATerminal(let path): "\(SafeText(value: path)) is not a terminal."
    case .unknown(let term) where term.isEmpty: "TERM does not name a terminal."
    case .unknown(let term): "This machine has no description of the terminal \(SafeText(value: term))."
    case .cannotDraw(let term): "The terminal \(SafeText(value: term)) cannot show a full screen."
    case .inBackground: "The program runs in the background, without the terminal."
    case .refused: "The system does not let the program take the terminal over."
    }
  }
}
