import FormhausViews
import Surface

/// A theme made concrete for a terminal's colours.
struct Palette: Sendable, Hashable {
  let theme: Theme
  let depth: ColourDepth
  /// Stands in the place of the theme's accent.
  var tint: FormhausViews.Color?

  init(theme: Theme, depth: ColourDepth) {
    self.theme = theme
    self.depth = depth
  }

  /// A text of a meaning, on the background of another.
  func text(
    _ color: FormhausViews.Color, on background: FormhausViews.Color? = nil, _ attributes: Attributes = []
  ) -> Style {
    if let tint, tint != .accent, color == .accentOn, background == .accent {
      return block(of: tint, attributes)
    }
    let color = tinted(color)
    return style(theme.texts[color], color, on: background.map(tinted), attributes)
  }

  /// A line or a mark of a meaning.
  func line(
    _ color: FormhausViews.Color, on background: FormhausViews.Color? = nil, _ attributes: Attributes = []
  ) -> Style {
    let color = tinted(color)
    return style(theme.lines[color] ?? theme.texts[color], color, on: background.map(tinted), attributes)
  }

  /// Whether a text of lesser weight looks like any other, so that an example has to be marked as one.
  var marksExamples: Bool { text(.textTertiary) == text(.textPrimary) }

  private func tinted(_ color: FormhausViews.Color) -> FormhausViews.Color {
    color == .accent ? tint ?? color : color
  }

  /// Black or white on a colour, whichever can be read; where neither can for sure, the terminal's own text reversed.
  private func block(of color: FormhausViews.Color, _ attributes: Attributes) -> Style {
    let back = resolve(theme.backgrounds[color] ?? theme.texts[color], color).colour
    let inks = depth == .ansi16 ? [Surface.Color.ansi(0), .ansi(15)] : [.indexed(16), .indexed(231)]
    let ink = inks.map { (colour: $0, contrast: $0.leastContrast(with: back)) }.max {
      $0.contrast < $1.contrast
    }
    guard let ink, ink.contrast >= Palette.readable else {
      return Style(attributes: attributes.union([.bold, .reverse]))
    }
    return Style(foreground: ink.colour, background: back, attributes: attributes.union(.bold))
  }

  /// The contrast from which a text can be read.
  private static let readable = 4.5

  private func style(
    _ look: Theme.Look?, _ color: FormhausViews.Color, on background: FormhausViews.Color?,
    _ attributes: Attributes
  ) -> Style {
    let front = resolve(look, color)
    let back = background.map { resolve(theme.backgrounds[$0], $0) }
    return Style(
      foreground: front.colour, background: back?.colour ?? .standard,
      attributes: front.attributes.union(back?.attributes ?? []).union(attributes))
  }

  private func resolve(
    _ look: Theme.Look?, _ color: FormhausViews.Color
  ) -> (colour: Surface.Color, attributes: Attributes) {
    let own = look ?? color.own
    return switch depth {
    case .monochrome: (.standard, own.plain)
    case .ansi16:
      // A meaning that has no colour of its own here is told by its emphasis.
      (own.ansi, own.ansi == .standard ? own.attributes.union(own.plain) : own.attributes)
    case .indexed256: (own.indexed.indexed, own.attributes)
    case .truecolor: (own.indexed, own.attributes)
    }
  }
}

extension FormhausViews.Color {
  /// The look of a colour that names no meaning.
  fileprivate var own: Theme.Look {
    switch self {
    case .indexed(let index) where index < 16: Theme.Look(indexed: .indexed(index), ansi: .ansi(index))
    case .indexed(let index): Theme.Look(indexed: .indexed(index))
    case .rgb(let red, let green, let blue): Theme.Look(indexed: .rgb(red, green, blue))
    default: Theme.Look()
    }
  }
}

extension Surface.Color {
  /// The nearest of the 216 colours of the 6 by 6 by 6 cube and the 24 greys.
  fileprivate var indexed: Surface.Color {
    guard case .rgb(let red, let green, let blue) = self else { return self }
    return .indexed(RGB(red, green, blue).nearestIndex)
  }

  /// The contrast with another colour on the usual terminal where it is least; 1 with the terminal's own colour.
  fileprivate func leastContrast(with other: Surface.Color) -> Double {
    TerminalPalette.usual.map { palette in
      guard let mine = rgb(in: palette), let theirs = other.rgb(in: palette) else { return 1 }
      return mine.contrast(with: theirs)
    }.min() ?? 1
  }

  private func rgb(in palette: TerminalPalette) -> RGB? {
    switch self {
    case .standard: nil
    case .ansi(let number): palette[number]
    case .indexed(let index): RGB(indexed: index) ?? palette[index]
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}
