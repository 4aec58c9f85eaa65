public import Surface

/// How a form is shown to a person.
public enum Interface: String, Sendable, Hashable, CaseIterable {
  /// Drawn on the whole screen.
  case full
  /// Line by line, for a screen reader, a braille display or a simple terminal.
  case plain
  /// Not at all.
  case none
}

/// Where plain mode reads and writes.
public enum PlainChannel: Sendable, Hashable {
  /// The terminal itself, whatever the standard streams are.
  case terminal
  /// Standard input and standard error.
  case standardStreams
}

/// The interface that is used, and why.
public enum InterfaceChoice: Sendable, Hashable {
  case full
  /// Line by line, on a channel.
  case plain(PlainChannel)
  case none
  /// Nobody can be asked; the sentence says why.
  case impossible(String)
}

/// What is known when the interface is chosen.
public struct InterfaceFacts: Sendable, Hashable {
  /// What was asked for in so many words, on the command line or in code; nil leaves it to `preferred`.
  public var requested: Interface?
  /// What counts else, as of a variable or a file of settings; nil leaves it to the terminal.
  public var preferred: Interface?
  /// Whether there is a terminal to open.
  public var hasTerminal: Bool
  /// Whether a full screen can be drawn on it.
  public var canDraw: Bool
  /// Its extent in cells.
  public var size: Size?
  /// Whether standard input is a terminal.
  public var inputIsTerminal: Bool
  /// Whether standard error is a terminal.
  public var errorIsTerminal: Bool
  /// Whether standard input is already taken by a file of answers.
  public var inputIsTaken: Bool

  public init(
    requested: Interface? = nil, preferred: Interface? = nil, hasTerminal: Bool = true, canDraw: Bool = true,
    size: Size? = nil,
    inputIsTerminal: Bool = true, errorIsTerminal: Bool = true, inputIsTaken: Bool = false
  ) {
    self.requested = requested
    self.preferred = preferred
    self.hasTerminal = hasTerminal
    self.canDraw = canDraw
    self.size = size
    self.inputIsTerminal = inputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.inputIsTaken = inputIsTaken
  }

  /// The smallest window in which a full screen starts.
  public static let smallestSize = Size(columns: 20, rows: 6)

  /// What was asked for, else what is preferred; nil leaves it to the terminal.
  var wish: Interface? { requested ?? preferred }

  /// The interface to use: the wish, then what the terminal can do.
  public var choice: InterfaceChoice {
    switch wish {
    case .some(.none): return .none
    case .some(.plain): return plain(isExplicit: requested == .plain)
    case .some(.full) where hasTerminal && canDraw: return .full
    case .some(.full), nil: break
    }
    guard hasTerminal, canDraw else { return plain(isExplicit: false) }
    if let size, size.columns < Self.smallestSize.columns || size.rows < Self.smallestSize.rows {
      return plain(isExplicit: false)
    }
    return .full
  }

  /// Plain mode asked for in so many words takes piped lines; otherwise it wants a terminal.
  private func plain(isExplicit: Bool) -> InterfaceChoice {
    if isExplicit, !inputIsTerminal, !inputIsTaken { return .plain(.standardStreams) }
    if hasTerminal { return .plain(.terminal) }
    if inputIsTerminal, errorIsTerminal { return .plain(.standardStreams) }
    return .impossible("There is no terminal to ask on.")
  }
}
