import FormhausViews
import Surface

/// A theme made concrete for a terminal's colours.
struct Palette: Sendable, Hashable {
  let theme: Theme
  let depth: ColourDepth

  /// A text of a meaning, on the background of another.
  func text(
    _ color: FormhausViews.Color, on background: FormhausViews.Color? = nil, _ attributes: Attributes = []
  ) -> Style {
    style(theme.texts[color], color, on: background, attributes)
  }

  /// A line or a mark of a meaning.
  func line(
    _ color: FormhausViews.Color, on background: FormhausViews.Color? = nil, _ attributes: Attributes = []
  ) -> Style {
    style(theme.lines[color] ?? theme.texts[color], color, on: background, attributes)
  }

  /// Whether a text of lesser weight looks like any other, so that an example has to be marked as one.
  var marksExamples: Bool { text(.textTertiary) == text(.textPrimary) }

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
    let wanted = [Int(red), Int(green), Int(blue)]
    let nearest = (16...255).min { distance($0, wanted) < distance($1, wanted) } ?? 16
    return .indexed(UInt8(nearest))
  }

  private func distance(_ index: Int, _ wanted: [Int]) -> Int {
    zip(Surface.Color.components(index), wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  /// Red, green and blue of an index from 16 to 255.
  static func components(_ index: Int) -> [Int] {
    if index >= 232 { return Array(repeating: 8 + 10 * (index - 232), count: 3) }
    let levels = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return [levels[cube / 36 % 6], levels[cube / 6 % 6], levels[cube % 6]]
  }
}
