public import FormhausCore
public import FormhausText
public import FormhausViews
public import Surface

/// How a screen looks and behaves.
public struct ScreenOptions: Sendable {
  /// The theme of a tree that asks for none.
  public var theme: FormhausTheme
  /// How many colours the terminal has.
  public var colours: ColourDepth
  /// Nothing slides or turns; the end of each movement is shown at once.
  public var reduceMotion: Bool
  /// Whether clicks do something.
  public var mouse: Bool
  /// The cells that text takes on the terminal.
  public var width: TextWidth
  /// Draws lines and marks of ASCII only.
  public var ascii: Bool
  /// The texts of the screen itself.
  public var labels: Labels

  public init(
    theme: FormhausTheme = .standard, colours: ColourDepth = .indexed256, reduceMotion: Bool = false,
    mouse: Bool = false, width: TextWidth = .table, ascii: Bool = false, labels: Labels = Labels()
  ) {
    self.theme = theme
    self.colours = colours
    self.reduceMotion = reduceMotion
    self.mouse = mouse
    self.width = width
    self.ascii = ascii
    self.labels = labels
  }
}
