import FormhausViews
import Surface

/// The terminal in which a picture of a screen is drawn: its own colours.
///
/// Black and white are those against which the built-in themes keep their contrast.
public enum PictureBackground: String, Sendable, Hashable, CaseIterable {
  /// Light text on black.
  case dark
  /// Dark text on white.
  case light
}

extension PictureBackground {
  /// Behind everything.
  var paper: RGB { self == .dark ? .black : .white }

  /// Text that has no colour of its own.
  var ink: RGB { self == .dark ? .grey(0xE6) : .grey(0x1A) }

  /// The bar on top of the window.
  var bar: RGB { self == .dark ? .grey(0x2B) : .grey(0xEC) }

  /// The edge of the window and what is drawn on the bar.
  var edge: RGB { self == .dark ? .grey(0x5C) : .grey(0xB6) }

  /// The title on the bar.
  var barText: RGB { self == .dark ? .grey(0xC8) : .grey(0x4C) }

  /// The colour of a text or a background; nil for the terminal's own.
  func color(_ color: Surface.Color) -> RGB? {
    switch color {
    case .standard: nil
    case .ansi(let index): TerminalPalette.campbell[index]
    case .indexed(let index): RGB(indexed: index) ?? TerminalPalette.campbell[index]
    case .rgb(let red, let green, let blue): RGB(red, green, blue)
    }
  }
}

extension RGB {
  fileprivate static func grey(_ level: UInt8) -> RGB { RGB(level, level, level) }

  /// `#rrggbb`
  var hex: String {
    [red, green, blue].reduce("#") { $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16) }
  }
}
