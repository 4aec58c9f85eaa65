/// What the 16 named colours look like on a kind of terminal.
package struct TerminalPalette: Sendable, Hashable {
  package let name: String
  /// From 0 to 15.
  package let colours: [RGB]

  private init(_ name: String, _ colours: [UInt32]) {
    self.name = name
    self.colours = colours.map(RGB.init)
  }

  /// The colour of a number from 0 to 15.
  package subscript(number: UInt8) -> RGB { colours[Int(number) % colours.count] }

  package static let xterm = TerminalPalette(
    "xterm",
    [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ])
  package static let vga = TerminalPalette(
    "VGA",
    [
      0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
      0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
    ])
  /// Windows Terminal's.
  package static let campbell = TerminalPalette(
    "Campbell",
    [
      0x0C0C0C, 0xC50F1F, 0x13A10E, 0xC19C00, 0x0037DA, 0x881798, 0x3A96DD, 0xCCCCCC,
      0x767676, 0xE74856, 0x16C60C, 0xF9F1A5, 0x3B78FF, 0xB4009E, 0x61D6D6, 0xF2F2F2,
    ])
  package static let tango = TerminalPalette(
    "Tango",
    [
      0x2E3436, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF,
      0x555753, 0xEF2929, 0x8AE234, 0xFCE94F, 0x729FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC,
    ])
  package static let solarized = TerminalPalette(
    "Solarized",
    [
      0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
      0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
    ])

  /// Those that most terminals show.
  package static let usual = [xterm, vga, campbell, tango, solarized]
}
