import Surface

/// What is sent to the terminal for one cell.
enum DrawnText: Sendable, Hashable {
  /// A spacing character with its marks; followed by a blank when it is narrower than its cell.
  case scalars([Unicode.Scalar], isPadded: Bool)
  /// A character of the terminal's line drawing set, by its name in terminfo's `acsc`.
  case line(UInt8)

  /// How many marks ncurses keeps on one character.
  static let mostMarks = 5

  /// The text of `cell` as a terminal draws it that gives each scalar the `width` of libc. Whatever it
  /// would place otherwise, or not draw, is replaced: no text moves its neighbours.
  static func unicode(_ cell: Cell, width: (Unicode.Scalar) -> Int) -> DrawnText {
    let scalars = cell.text.unicodeScalars
    let isWide = cell.width == 2
    guard let base = scalars.first else { return .scalars([" "], isPadded: isWide) }
    if base.value >= 0x20, base.value < 0x7F, scalars.count == 1 {
      return .scalars([base], isPadded: isWide)
    }
    let drawn = width(base)
    guard drawn == 1 || drawn == 2, drawn <= cell.width, base.properties.generalCategory != .format else {
      return .scalars([width("\u{FFFD}") == 1 ? "\u{FFFD}" : "?"], isPadded: isWide)
    }
    let marks = scalars.dropFirst().filter { isMark($0, on: base) && width($0) == 0 }.prefix(mostMarks)
    return .scalars([base] + marks, isPadded: drawn < cell.width)
  }

  /// The text of `cell` where only ASCII reaches the screen.
  static func ascii(_ cell: Cell) -> DrawnText {
    let isWide = cell.width == 2
    guard let base = cell.text.unicodeScalars.first else { return .scalars([" "], isPadded: isWide) }
    if let name = AsciiSubstitute.lines[base] { return .line(name) }
    if base.value >= 0x20, base.value < 0x7F { return .scalars([base], isPadded: isWide) }
    return .scalars([AsciiSubstitute.letters[base] ?? "?"], isPadded: isWide)
  }

  private static func isMark(_ scalar: Unicode.Scalar, on base: Unicode.Scalar) -> Bool {
    // Joiners shape letters; behind an emoji they would pull in the next cell.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return base.properties.isAlphabetic }
    // A variation selector would widen its base in some terminals and not in others.
    let properties = scalar.properties
    return !properties.isVariationSelector
      && (properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark)
  }
}
