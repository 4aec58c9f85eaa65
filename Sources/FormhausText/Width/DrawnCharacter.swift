/// What stands on the screen for one grapheme, and the cells it takes there.
public struct DrawnCharacter: Sendable, Hashable {
  /// The text to hand to the terminal.
  public let text: String
  /// 0 for a grapheme that shows nothing, else 1 or more.
  public let cells: Int
  /// The same, cut so that each part has one base with its nonspacing marks and takes 1 or 2 cells.
  ///
  /// Most graphemes are one part. A flag (`G`, `B`) and an Indic syllable are several, each for a cell of its own.
  public var parts: [DrawnCharacter] { severalParts.isEmpty && cells > 0 ? [self] : severalParts }

  private let severalParts: [DrawnCharacter]

  init(text: String, cells: Int) {
    self.text = text
    self.cells = cells
    severalParts = []
  }

  init(parts: [DrawnCharacter]) {
    text = parts.map(\.text).joined()
    cells = parts.reduce(0) { $0 + $1.cells }
    severalParts = parts.count > 1 ? parts : []
  }
}
