import Surface

/// Turns colours into the numbers of a terminal that has fewer of them.
struct ColourIndex: Sendable {
  let depth: ColourDepth
  /// How many colours the terminal numbers.
  let count: Int

  /// The number of the terminal's own colour.
  static let standard: Int32 = -1

  /// The terminal's number for `color`, or for the nearest one it has.
  func number(of color: Color) -> Int32 {
    if color == .standard || depth == .monochrome { return ColourIndex.standard }
    switch depth {
    case .monochrome: return ColourIndex.standard
    case .ansi16: return Int32(named(color)) % Int32(max(1, min(count, 16)))
    case .indexed256: return Int32(indexed(color))
    case .truecolor: return direct(color)
    }
  }

  /// Whether `color` is a bright one that the terminal has to show by bold.
  func needsBold(_ color: Color) -> Bool {
    depth == .ansi16 && count < 16 && color != .standard && named(color) >= 8
  }

  private func named(_ color: Color) -> Int {
    switch color {
    case .standard: 0
    case .ansi(let number): Int(min(number, 15))
    case .indexed(let number) where number < 16: Int(number)
    case .indexed(let number): Palette.nearest(to: Palette.components(of: Int(number)), in: 0..<16)
    case .rgb(let red, let green, let blue): Palette.nearest(to: (red, green, blue), in: 0..<16)
    }
  }

  private func indexed(_ color: Color) -> Int {
    switch color {
    case .standard: 0
    case .ansi(let number): Int(min(number, 15))
    case .indexed(let number): Int(number)
    case .rgb(let red, let green, let blue): Palette.nearest(to: (red, green, blue), in: 16..<256)
    }
  }

  /// Terminals with direct colours keep the first eight numbers for the named ones.
  private func direct(_ color: Color) -> Int32 {
    if case .rgb(let red, let green, let blue) = color {
      return max(8, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
    }
    let number = indexed(color)
    if number < 8 { return Int32(number) }
    let (red, green, blue) = Palette.components(of: number)
    return max(8, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
  }
}
