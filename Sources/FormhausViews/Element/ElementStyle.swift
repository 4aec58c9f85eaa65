/// Colours, emphasis and room of an element. A nil member is inherited from the parent.
public struct ElementStyle: Sendable, Hashable {
  /// The colour of text, inherited; nil takes that of the parent.
  public var foreground: Color?
  /// The colour behind it, inherited; nil takes that of the parent.
  public var background: Color?
  /// Stands in the place of the theme's accent: in prominent buttons and in the marks of what is picked.
  public var accent: Color?
  /// Whether text is bold, inherited; nil takes it from the parent.
  public var isBold: Bool?
  /// Whether text is underlined, inherited; nil takes it from the parent.
  public var isUnderlined: Bool?
  /// Whether lines and marks are drawn of ASCII only, whatever the terminal can show.
  public var isASCII: Bool?
  /// Whether cards and wells have lines around them, where the terminal has room for that; nil is inherited, and yes.
  public var hasBoxes: Bool?
  /// Free cells around the element.
  public var padding = EdgeInsets()
  /// How wide the element is.
  public var width: ElementWidth = .natural
  /// Rows at least.
  public var minHeight = 0
  /// Stays at the top of the page while what is below it scrolls.
  public var isSticky = false
  /// The theme that the element asks its screen for.
  public var theme: FormhausTheme?
  /// When the key changes, what is drawn slides in from the side.
  public var slide: Slide?

  public init() {}
}

/// Free cells on each side.
public struct EdgeInsets: Sendable, Hashable {
  /// Rows above.
  public var top = 0
  /// Columns before.
  public var leading = 0
  /// Rows below.
  public var bottom = 0
  /// Columns behind.
  public var trailing = 0

  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The width an element asks of its stack, in columns.
public enum ElementWidth: Sendable, Hashable {
  /// What its content takes; controls and boxes take all there is.
  case natural
  /// All there is, shared evenly among the filling children of a row.
  case fill
  /// So many columns, as far as there is room.
  case fixed(Int)
  /// All the room there is, up to so many columns.
  case atMost(Int)
}

/// A move of the drawn content from one side when its key changes.
public struct Slide: Sendable, Hashable {
  /// Another number brings the element in again.
  public var key: Int
  /// True when the content comes from the trailing side, as the next step does.
  public var isForward: Bool

  public init(key: Int, isForward: Bool) {
    self.key = key
    self.isForward = isForward
  }
}

/// A colour by its meaning, which the theme resolves, or by its place in the terminal's palette.
public enum Color: Sendable, Hashable {
  case textPrimary, textSecondary, textTertiary
  case surface, surfaceElevated, fill, separator
  case accent, accentOn, danger
  /// One of the terminal's 256 colours.
  case indexed(UInt8)
  /// Red, green and blue, 0 to 255 each.
  case rgb(UInt8, UInt8, UInt8)

  /// The colour of text.
  public static let primary = Color.textPrimary
  /// The colour of text of lesser weight.
  public static let secondary = Color.textSecondary
  /// The terminal's red.
  public static let red = Color.indexed(1)
  /// The terminal's green.
  public static let green = Color.indexed(2)
  /// The terminal's yellow.
  public static let yellow = Color.indexed(3)
  /// The terminal's blue.
  public static let blue = Color.indexed(4)
  /// The indigo of the 256 colours, which can be read on black and on white.
  public static let indigo = Color.indexed(63)
}
