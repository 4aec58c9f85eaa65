/// A colour of red, green and blue, 0 to 255 each.
public struct RGB: Sendable, Hashable {
  /// How much red, 0 to 255.
  public var red: UInt8
  /// How much green, 0 to 255.
  public var green: UInt8
  /// How much blue, 0 to 255.
  public var blue: UInt8

  /// A colour of its parts.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour of a number such as `0x5F5FFF`.
  init(_ value: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
      UInt8(truncatingIfNeeded: value))
  }

  /// The colour of a text such as `#5f5fff`; nil when it is none.
  public init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(value)
  }

  /// No light at all.
  public static let black = RGB(0, 0, 0)
  /// All the light there is.
  public static let white = RGB(255, 255, 255)

  /// The colour that an index from 16 to 255 names on every terminal; nil for the first 16, which differ.
  public init?(indexed index: UInt8) {
    guard index >= 16 else { return nil }
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      self.init(grey, grey, grey)
    } else {
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let place = Int(index) - 16
      self.init(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
    }
  }

  /// The index from 16 to 255 whose colour is nearest.
  public var nearestIndex: UInt8 {
    (UInt8(16)...255).min { distance(toIndexed: $0) < distance(toIndexed: $1) } ?? 16
  }

  private func distance(toIndexed index: UInt8) -> Int {
    guard let other = RGB(indexed: index) else { return .max }
    let (red, green, blue) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return red * red + green * green + blue * blue
  }
}

extension RGB {
  /// The contrast of two colours as WCAG 2 measures it, from 1 to 21.
  public func contrast(with other: RGB) -> Double {
    let (mine, theirs) = (luminance, other.luminance)
    return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
  }

  /// The relative luminance, from 0 for black to 1 for white.
  public var luminance: Double {
    0.2126 * RGB.linear[Int(red)] + 0.7152 * RGB.linear[Int(green)] + 0.0722 * RGB.linear[Int(blue)]
  }

  /// The light of each of the 256 values of a part.
  private static let linear: [Double] = (0...255).map { part in
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
  }

  /// `base` to the power 2.4: the square times the fifth root of the square, found by Newton's method.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
    return square * root
  }
}
