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
  /// Draws no character but ASCII and the plainest lines.
  public var isConsole: Bool
  /// The lines around cards, fields and lists.
  public var borders: Borders
  /// For large letters: nothing stands side by side, and suggestions and options wrap.
  public var isLarge: Bool
  /// Whether `Screen.rings` is called.
  public var bell: Bool
  /// Whether `Screen.flashes` is called.
  public var flash: Bool
  /// Whether the person may leave or stop the program; where not, the keys for it say that they do not.
  public var mayLeave: Bool
  /// The key that leaves at once where the person may not: the operator's. Nil for none.
  public var operatorKey: Key?
  /// The texts of the screen itself.
  public var labels: Labels

  public init(
    theme: FormhausTheme = .standard, colours: ColourDepth = .indexed256, reduceMotion: Bool = false,
    mouse: Bool = false, width: TextWidth = .table, ascii: Bool = false, isConsole: Bool = false,
    borders: Borders = .line,
    isLarge: Bool = false, bell: Bool = false, flash: Bool = false, mayLeave: Bool = true,
    operatorKey: Key? = nil, labels: Labels = Labels()
  ) {
    self.theme = theme
    self.colours = colours
    self.reduceMotion = reduceMotion
    self.mouse = mouse
    self.width = width
    self.ascii = ascii
    self.isConsole = isConsole
    self.borders = borders
    self.isLarge = isLarge
    self.bell = bell
    self.flash = flash
    self.mayLeave = mayLeave
    self.operatorKey = operatorKey
    self.labels = labels
  }
}
