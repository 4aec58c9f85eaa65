/// How one token looks on terminals of every number of colours.
///
/// A number of colours without a colour of its own takes the nearest one that is given: a terminal of 256 colours the
/// nearest to `rgb`, one of all colours `indexed`. With 16 colours only `ansi` and `mark` count: where there is none,
/// and on a terminal without colours, the terminal's own colour stands with the attributes.
public struct TokenLook: Sendable, Hashable {
  /// With 16 million colours.
  public var rgb: RGB?
  /// With 256 colours, 0 to 255.
  public var indexed: UInt8?
  /// With 16 colours, 0 to 15.
  public var ansi: UInt8?
  /// With 16 colours for lines and marks only, 0 to 15: few of the 16 can be read as text, more can be seen.
  public var mark: UInt8?
  /// How the text stands out on every terminal.
  public var attributes: Emphasis

  /// The terminal's own colour, unless said otherwise.
  public init(
    rgb: RGB? = nil, indexed: UInt8? = nil, ansi: UInt8? = nil, mark: UInt8? = nil,
    attributes: Emphasis = []
  ) {
    self.rgb = rgb
    self.indexed = indexed
    self.ansi = ansi
    self.mark = mark
    self.attributes = attributes
  }
}

/// How a text stands out apart from its colour.
public struct Emphasis: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier, or brighter on some terminals.
  public static let bold = Emphasis(rawValue: 1)
  /// With a line below.
  public static let underline = Emphasis(rawValue: 2)
  /// Text and background change places.
  public static let reverse = Emphasis(rawValue: 4)
}
