import CNcurses
import Surface

/// The terminal's colours: each pair of text and background colour gets a number when it is first used.
@MainActor
struct ColourPairs {
  let depth: ColourDepth
  private let index: ColourIndex
  private let limit: Int
  private var numbers: [Pair: Int32] = [:]
  private var looks: [Style: Look] = [:]

  /// How ncurses is told a style.
  struct Look {
    let attributes: attr_t
    let pair: Int32
  }

  private struct Pair: Hashable {
    let foreground: Int32
    let background: Int32
  }

  /// Starts colours on the current screen, at most `wanted` of them.
  init(atMost wanted: ColourDepth?) {
    let number = tigetnum("colors")
    let own = ColourPairs.depth(ofColours: Int(number), isDirect: Terminfo.flag("RGB"))
    let depth = min(own, wanted ?? own)
    let starts = depth != .monochrome && start_color() == OK && use_default_colors() == OK
    self.depth = starts ? depth : .monochrome
    index = ColourIndex(depth: self.depth, count: Int(number))
    limit = starts ? min(Int(fh_colour_pairs()), 32_768) : 1
  }

  static func depth(ofColours count: Int, isDirect: Bool) -> ColourDepth {
    if count >= 1 << 24, isDirect { return .truecolor }
    if count >= 256 { return .indexed256 }
    return count >= 8 ? .ansi16 : .monochrome
  }

  mutating func look(of style: Style) -> Look {
    if let known = looks[style] { return known }
    var attributes: attr_t = 0
    if style.attributes.contains(.bold) || index.needsBold(style.foreground) {
      attributes |= fh_attribute_bold
    }
    if style.attributes.contains(.underline) { attributes |= fh_attribute_underline }
    if style.attributes.contains(.reverse) { attributes |= fh_attribute_reverse }
    if style.attributes.contains(.dim) { attributes |= fh_attribute_dim }
    let look = Look(attributes: attributes, pair: pair(for: style))
    looks[style] = look
    return look
  }

  /// The number of the style's pair; the terminal's own colours when there is no number left.
  private mutating func pair(for style: Style) -> Int32 {
    let pair = Pair(
      foreground: index.number(of: style.foreground), background: index.number(of: style.background))
    if pair.foreground == ColourIndex.standard && pair.background == ColourIndex.standard { return 0 }
    if let known = numbers[pair] { return known }
    let number = Int32(numbers.count + 1)
    guard number < limit, init_extended_pair(number, pair.foreground, pair.background) == OK else { return 0 }
    numbers[pair] = number
    return number
  }
}
