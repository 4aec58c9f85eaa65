extension FormhausTheme {
  /// The themes that come with the program, the default first.
  public static let builtIn = [standard, light, dark, highContrast, monochrome]

  /// The built-in theme of a name, such as `high-contrast`.
  public init?(named name: String) {
    guard let theme = FormhausTheme.builtIn.first(where: { $0.name == name }) else { return nil }
    self = theme
  }

  /// Right on dark and on light: the terminal's own text on its own background, colour as a second cue.
  ///
  /// The colours 63, 131 and 243 of 256 reach a contrast of 4.5 to 1 on black and on white. No colour of 16 does,
  /// so with those only lines and marks are coloured.
  public static let standard = FormhausTheme(
    name: "standard",
    looks: [
      .textSecondary: TokenLook(indexed: 243),
      .textTertiary: TokenLook(indexed: 243),
      .separator: TokenLook(indexed: 243),
      .accent: TokenLook(indexed: 63, attributes: .bold),
      .accentOn: TokenLook(indexed: 231, attributes: .bold),
      .danger: TokenLook(indexed: 131, mark: 1, attributes: .bold),
    ])

  /// For a light background.
  ///
  /// With 16 colours red can be read as text on white; blue cannot everywhere, but can be seen as a mark.
  public static let light = FormhausTheme(
    name: "light", ground: .light,
    looks: [
      .textSecondary: TokenLook(indexed: 239),
      .textTertiary: TokenLook(indexed: 241),
      .fill: TokenLook(indexed: 255),
      .separator: TokenLook(indexed: 245),
      .accent: TokenLook(indexed: 61, mark: 4, attributes: .bold),
      .accentOn: TokenLook(indexed: 231, attributes: .bold),
      .danger: TokenLook(indexed: 160, ansi: 1, attributes: .bold),
    ])

  /// For a dark background.
  ///
  /// With 16 colours cyan can be read as text on black; red cannot everywhere, but can be seen as a mark.
  public static let dark = FormhausTheme(
    name: "dark", ground: .dark,
    looks: [
      .textSecondary: TokenLook(indexed: 250),
      .textTertiary: TokenLook(indexed: 247),
      .fill: TokenLook(indexed: 235),
      .separator: TokenLook(indexed: 241),
      .accent: TokenLook(indexed: 105, ansi: 6, attributes: .bold),
      .accentOn: TokenLook(indexed: 16, attributes: .bold),
      .danger: TokenLook(indexed: 203, mark: 9, attributes: .bold),
    ])

  /// The terminal's own colours; everything that matters is bold or reversed.
  public static let highContrast = FormhausTheme(
    name: "high-contrast", leastContrast: 7,
    looks: [
      .separator: TokenLook(attributes: .bold),
      .accent: TokenLook(attributes: .bold),
      .accentOn: TokenLook(attributes: .bold),
      .danger: TokenLook(attributes: .bold),
    ])

  /// No colours; bold and reversed only where something is told by it.
  public static let monochrome = FormhausTheme(
    name: "monochrome",
    looks: [
      .accent: TokenLook(attributes: .bold),
      .accentOn: TokenLook(attributes: .bold),
      .danger: TokenLook(attributes: .bold),
    ])
}
