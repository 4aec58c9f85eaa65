/// One cell of the screen: a drawn grapheme, or the trailing half of a wide one.
///
/// The text is safe to send to a terminal: one base character with at most a few nonspacing marks.
public struct Cell: Sendable, Hashable {
  /// One drawn grapheme; empty for the trailing half of a wide one.
  public let text: String
  /// Cells taken: 1, or 2 for a wide grapheme; 0 for the trailing half.
  public let width: UInt8
  public var style: Style

  /// A cell of `text`; a width over 2 counts as 2, and an empty text of width 1 or 2 is one blank.
  public init(text: String, width: UInt8 = 1, style: Style = .plain) {
    let blank = text.isEmpty && width > 0
    self.text = width == 0 ? "" : blank ? " " : text
    self.width = blank ? 1 : min(width, 2)
    self.style = style
  }

  /// One space in the terminal's own colours.
  public static let blank = Cell(text: " ")

  /// One space with `style`.
  public static func blank(_ style: Style) -> Cell {
    Cell(text: " ", style: style)
  }

  /// The trailing half of a wide grapheme with `style`.
  static func trail(_ style: Style) -> Cell {
    Cell(text: "", width: 0, style: style)
  }
}
