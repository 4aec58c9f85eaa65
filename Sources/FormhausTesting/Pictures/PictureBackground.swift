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
  var paper: PictureColor { self == .dark ? PictureColor(0x00_0000) : PictureColor(0xFF_FFFF) }

  /// Text that has no colour of its own.
  var ink: PictureColor { self == .dark ? PictureColor(0xE6_E6E6) : PictureColor(0x1A_1A1A) }

  /// The bar on top of the window.
  var bar: PictureColor { self == .dark ? PictureColor(0x2A_2A2E) : PictureColor(0xEC_ECEF) }

  /// The edge of the window and what is drawn on the bar.
  var edge: PictureColor { self == .dark ? PictureColor(0x5A_5A60) : PictureColor(0xB4_B4BA) }

  /// The title on the bar.
  var barText: PictureColor { self == .dark ? PictureColor(0xC8_C8CE) : PictureColor(0x4A_4A50) }

  /// The colour of a text or a background; nil for the terminal's own.
  func color(_ color: Color) -> PictureColor? {
    switch color {
    case .standard: nil
    case .ansi(let index): PictureColor(named: index)
    case .indexed(let index): PictureColor(index: index)
    case .rgb(let red, let green, let blue): PictureColor(red, green, blue)
    }
  }
}

/// A colour as pictures write it.
struct PictureColor: Sendable, Hashable {
  /// `#rrggbb`
  let hex: String

  init(_ value: UInt32) {
    let digits = String(value & 0xFF_FFFF, radix: 16)
    hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// One of the 16 named colours, as a widespread terminal has them.
  init(named index: UInt8) {
    self.init(PictureColor.named[Int(index) % 16])
  }

  /// One of the 256 indexed colours: the named ones, the 6 by 6 by 6 cube, the greys.
  init(index: UInt8) {
    switch index {
    case ..<16: self.init(named: index)
    case 232...:
      let level = 8 + 10 * (index - 232)
      self.init(level, level, level)
    default:
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let cube = Int(index) - 16
      self.init(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    }
  }

  private static let named: [UInt32] = [
    0x00_0000, 0xCD_3131, 0x0D_BC79, 0xE5_E510, 0x24_72C8, 0xBC_3FBC, 0x11_A8CD, 0xE5_E5E5,
    0x66_6666, 0xF1_4C4C, 0x23_D18B, 0xF5_F543, 0x3B_8EEA, 0xD6_70D6, 0x29_B8DB, 0xFF_FFFF,
  ]
}
