/// The colours of a form by their meaning.
///
/// ```swift
/// var theme = FormhausTheme.dark
/// theme.name = "acme"
/// theme[.accent] = TokenLook(rgb: RGB(0xFF, 0xAF, 0x5F), indexed: 215, ansi: 11, attributes: .bold)
/// FormhausForm(definition: definition) { _, _ in .ok }
///   .formhausTheme(theme)
/// ```
///
/// A token without a colour is the terminal's own. A theme that gives the page a background should give its texts
/// colours too; where one has none, black or white is put, whichever can be read.
public struct FormhausTheme: Sendable, Hashable {
  /// The name that the preview shows.
  public var name: String
  /// The background of the terminals that the theme is for, as far as it brings none itself.
  public var ground: TerminalGround
  /// The contrast that its texts are to have on their background, from 1 to 21.
  public var leastContrast: Double
  private var looks: [ThemeToken: TokenLook]

  /// - Parameter looks: what is left out is the terminal's own text or background.
  public init(
    name: String, ground: TerminalGround = .any, leastContrast: Double = 4.5,
    looks: [ThemeToken: TokenLook] = [:]
  ) {
    self.name = name
    self.ground = ground
    self.leastContrast = leastContrast
    self.looks = looks
  }

  /// The look of a token; the terminal's own where the theme says nothing.
  public subscript(token: ThemeToken) -> TokenLook {
    get { looks[token] ?? TokenLook() }
    set { looks[token] = newValue }
  }
}

/// The background of a terminal.
public enum TerminalGround: Sendable, Hashable {
  case any, dark, light

  /// The backgrounds against which the contrast of a text is measured.
  public var colours: [RGB] {
    switch self {
    case .any: [.black, .white]
    case .dark: [.black]
    case .light: [.white]
    }
  }
}
