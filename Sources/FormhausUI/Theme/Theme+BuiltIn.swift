import FormhausViews
import Surface

extension Theme {
  /// The terminal's own text on its own background; colour is a second cue.
  ///
  /// The colours 63, 131 and 243 of 256 reach a contrast of 4.5 to 1 on black and on white. No colour of 16 does,
  /// so with those only lines and marks are coloured.
  public static let standard = Theme(
    name: "standard",
    texts: [
      .textSecondary: Look(indexed: .indexed(243)),
      .textTertiary: Look(indexed: .indexed(243)),
      .separator: Look(indexed: .indexed(243)),
      .accent: Look(indexed: .indexed(63), attributes: .bold),
      .accentOn: Look(indexed: .indexed(231), attributes: .bold, plain: [.bold, .reverse]),
      .danger: Look(indexed: .indexed(131), attributes: .bold),
    ],
    lines: [.danger: Look(indexed: .indexed(131), ansi: .ansi(1), attributes: .bold)],
    backgrounds: [.accent: Look(indexed: .indexed(63), plain: .reverse)])

  /// Bold, reverse and underline only.
  public static let monochrome = Theme(
    name: "monochrome",
    texts: [
      .accent: Look(attributes: .bold),
      .accentOn: Look(attributes: [.bold, .reverse]),
      .danger: Look(attributes: .bold),
    ],
    backgrounds: [.accent: Look(attributes: .reverse)])

  /// The terminal's own colours, everything that matters bold or reversed.
  public static let highContrast = Theme(
    name: "high-contrast",
    texts: [
      .textSecondary: Look(),
      .separator: Look(attributes: .bold),
      .accent: Look(attributes: .bold),
      .accentOn: Look(attributes: [.bold, .reverse]),
      .danger: Look(attributes: .bold),
    ],
    backgrounds: [.accent: Look(attributes: .reverse)])
}
