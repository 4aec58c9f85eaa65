/// The colour of a cell's text or background.
public enum Color: Sendable, Hashable {
  /// The terminal's own colour.
  case standard
  /// One of the 16 named colours, 0 to 15.
  case ansi(UInt8)
  /// One of the 256 indexed colours.
  case indexed(UInt8)
  /// Red, green and blue, 0 to 255 each.
  case rgb(UInt8, UInt8, UInt8)
}
