import FormhausViews
import Surface

extension Surface.Color {
  /// Black or white, whichever can be read on the colour on all usual terminals; nil when neither can.
  func ink(at depth: ColourDepth) -> Surface.Color? {
    let inks: [Surface.Color] = depth == .ansi16 ? [.ansi(0), .ansi(15)] : [.indexed(16), .indexed(231)]
    let best = inks.map { (ink: $0, contrast: $0.contrast(with: self)) }.max { $0.contrast < $1.contrast }
    return best.flatMap { $0.contrast >= 4.5 ? $0.ink : nil }
  }

  /// The contrast with another colour on the usual terminal where it is least, from 1 to 21; 1 with the terminal's own
  /// colour, which may be any.
  func contrast(with other: Surface.Color) -> Double {
    TerminalPalette.usual.map { palette in
      guard let mine = rgb(in: palette), let theirs = other.rgb(in: palette) else { return 1 }
      return mine.contrast(with: theirs)
    }.min() ?? 1
  }

  /// The contrast with the backgrounds of the terminals that a theme is for, where it is least.
  func contrast(with ground: TerminalGround) -> Double {
    TerminalPalette.usual.flatMap { palette in
      ground.colours.map { background in rgb(in: palette)?.contrast(with: background) ?? 1 }
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
