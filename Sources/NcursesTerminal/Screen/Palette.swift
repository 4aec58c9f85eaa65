/// The 256 indexed colours as terminals show them by default: 16 named ones, a cube and a row of greys.
enum Palette {
  typealias Components = (red: UInt8, green: UInt8, blue: UInt8)

  private static let named: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// Red, green and blue of the colour with that index, 0 to 255.
  static func components(of index: Int) -> Components {
    switch index {
    case 0..<16:
      let value = named[index]
      return (UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
    case 16..<232:
      let place = index - 16
      return (steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    default:
      let grey = UInt8(clamping: 8 + (index - 232) * 10)
      return (grey, grey, grey)
    }
  }

  /// The index in `range` whose colour is nearest.
  static func nearest(to wanted: Components, in range: Range<Int>) -> Int {
    range.min { distance(wanted, components(of: $0)) < distance(wanted, components(of: $1)) } ?? 0
  }

  private static func distance(_ a: Components, _ b: Components) -> Int {
    // The eye sees green best and blue least.
    let red = Int(a.red) - Int(b.red)
    let green = Int(a.green) - Int(b.green)
    let blue = Int(a.blue) - Int(b.blue)
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}
