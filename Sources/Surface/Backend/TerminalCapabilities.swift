/// What a terminal can show.
public struct TerminalCapabilities: Sendable, Hashable {
  public var colours: ColourDepth
  /// Whether text outside of ASCII reaches the screen.
  public var unicode: Bool

  public init(colours: ColourDepth, unicode: Bool) {
    self.colours = colours
    self.unicode = unicode
  }
}
