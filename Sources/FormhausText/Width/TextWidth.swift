/// How many terminal cells text takes, and what of it a terminal can be given to draw.
///
/// A terminal library places cells by the C library's width of each scalar, so the layout has to use the same
/// function: it is handed in. `table` holds the C library's answers for use without a terminal.
public struct TextWidth: Sendable {
  /// The cells of one scalar: -1 when it cannot be shown, 0 for a mark, 1, or 2 for a wide one.
  public let scalarWidth: @Sendable (Unicode.Scalar) -> Int
  /// What stands for a character that cannot be shown; one cell.
  let replacement: String
  /// What ends a text that was cut; one cell a character.
  let ellipsis: String

  /// With `isUnicode` false what is put in for other text is ASCII: `?` for U+FFFD and `...` for the ellipsis.
  public init(isUnicode: Bool = true, scalarWidth: @escaping @Sendable (Unicode.Scalar) -> Int) {
    self.scalarWidth = scalarWidth
    replacement = isUnicode ? "\u{FFFD}" : "?"
    ellipsis = isUnicode ? "\u{2026}" : "..."
  }

  /// The widths of a generated table; ambiguous East Asian characters take one cell.
  public static let table = TextWidth { ScalarWidthTable.shared.width(of: $0) }

  /// The cells of a text that stands on one line.
  public func cells(of text: String) -> Int {
    cells(of: Substring(text))
  }

  /// The cells of a text that stands on one line.
  public func cells(of text: Substring) -> Int {
    text.utf8.isPrintableASCII ? text.utf8.count : text.reduce(0) { $0 + cells(of: $1) }
  }

  /// The cells of one grapheme as it is drawn.
  public func cells(of character: Character) -> Int {
    if let ascii = character.asciiValue, 0x20...0x7E ~= ascii { return 1 }
    return drawn(character).cells
  }
}

extension Sequence<UInt8> {
  /// Whether each byte is a printable ASCII character.
  var isPrintableASCII: Bool { allSatisfy { 0x20...0x7E ~= $0 } }
}
