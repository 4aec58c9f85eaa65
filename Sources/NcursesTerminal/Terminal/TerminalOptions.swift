public import Surface

/// How a terminal is to be used.
public struct TerminalOptions: Sendable, Hashable {
  /// The path of the terminal to draw on and to read from.
  public var tty: String
  /// The name of the terminal's description; nil is TERM's value.
  public var term: String?
  /// The most colours to use; nil is what the terminal has.
  public var colours: ColourDepth?
  /// Whether clicks are told. They then do not select text in the terminal.
  public var mouse: Bool
  /// Whether the terminal draws characters of ambiguous East Asian width in two cells; holds for the whole process.
  public var ambiguousWide: Bool

  public init(
    tty: String = "/dev/tty", term: String? = nil, colours: ColourDepth? = nil, mouse: Bool = false,
    ambiguousWide: Bool = false
  ) {
    self.tty = tty
    self.term = term
    self.colours = colours
    self.mouse = mouse
    self.ambiguousWide = ambiguousWide
  }
}
