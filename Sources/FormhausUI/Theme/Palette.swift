import FormhausViews
import Surface

/// A theme made concrete for a terminal's colours.
struct Palette: Sendable, Hashable {
  var theme: FormhausTheme
  let depth: ColourDepth
  /// Stands in the place of the theme's accent.
  var tint: FormhausViews.Color?

  init(theme: FormhausTheme, depth: ColourDepth) {
    self.theme = theme
    self.depth = depth
  }

  /// A text of a meaning, on the background of another; the page's own where that has none.
  func text(
    _ color: FormhausViews.Color, on background: FormhausViews.Color? = nil, _ attributes: Attributes = []
  ) -> Style {
    style(color, on: background, attributes, isMark: false)
  }

  /// A line or a mark of a meaning.
  func line(
    _ color: FormhausViews.Color, on background: FormhausViews.Color? = nil, _ attributes: Attributes = []
  ) -> Style {
    style(color, on: background, attributes, isMark: true)
  }

  /// Whether a text of lesser weight looks like any other.
  var isOfOneWeight: Bool { text(.textTertiary) == text(.textPrimary) }

  /// Whether a meaning has a colour of its own here.
  func hasColour(_ color: FormhausViews.Color) -> Bool { look(of: color).colour(at: depth) != nil }

  private func style(
    _ color: FormhausViews.Color, on background: FormhausViews.Color?, _ attributes: Attributes, isMark: Bool
  ) -> Style {
    let isBlock = background == .accent
    let look = look(of: color)
    let attributes = attributes.union(Attributes(look.attributes))
    var front = look.colour(at: depth, isMark: isMark)
    guard let back = ground(background) else {
      // A block without a colour is told by its emphasis.
      return Style(
        foreground: isBlock ? .standard : front ?? .standard,
        attributes: isBlock ? attributes.union([.bold, .reverse]) : attributes)
    }
    // The theme's text on its accent says nothing about another accent.
    if isBlock, tint != nil, color == .accentOn { front = nil }
    if let front { return Style(foreground: front, background: back, attributes: attributes) }
    guard let ink = back.ink(at: depth) else {
      return Style(attributes: isBlock ? attributes.union([.bold, .reverse]) : attributes)
    }
    return Style(foreground: ink, background: back, attributes: attributes)
  }

  /// The colour of a background; nil for the terminal's own.
  private func ground(_ background: FormhausViews.Color?) -> Surface.Color? {
    let own = background.flatMap { look(of: $0).colour(at: depth) }
    return background == .accent ? own : own ?? look(of: .surface).colour(at: depth)
  }

  private func look(of color: FormhausViews.Color) -> TokenLook {
    let color = color == .accent ? tint ?? color : color
    if let token = color.token { return theme[token] }
    return switch color {
    case .indexed(let index): TokenLook(indexed: index, ansi: index < 16 ? index : nil)
    case .rgb(let red, let green, let blue): TokenLook(rgb: RGB(red, green, blue))
    default: TokenLook()
    }
  }
}

extension TokenLook {
  /// The colour with a number of colours; nil for the terminal's own.
  fileprivate func colour(at depth: ColourDepth, isMark: Bool = false) -> Surface.Color? {
    let named = ansi.map { Surface.Color.ansi($0) }
    let numbered = indexed.map { Surface.Color.indexed($0) }
    return switch depth {
    case .monochrome: nil
    case .ansi16: named ?? (isMark ? mark.map { .ansi($0) } : nil)
    case .indexed256: numbered ?? rgb.map { .indexed($0.nearestIndex) } ?? named
    case .truecolor: rgb.map { .rgb($0.red, $0.green, $0.blue) } ?? numbered ?? named
    }
  }
}

extension Attributes {
  fileprivate init(_ emphasis: Emphasis) {
    self = []
    if emphasis.contains(.bold) { insert(.bold) }
    if emphasis.contains(.underline) { insert(.underline) }
    if emphasis.contains(.reverse) { insert(.reverse) }
  }
}
