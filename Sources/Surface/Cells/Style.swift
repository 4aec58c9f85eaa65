/// The look of one cell: two colours and the emphasis.
public struct Style: Sendable, Hashable {
  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  /// The terminal's own colours, no emphasis, unless said otherwise.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours and no emphasis.
  public static let plain = Style()
}
