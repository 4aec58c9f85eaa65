/// The sides of a view to which padding applies.
public struct EdgeSet: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Above.
  public static let top = EdgeSet(rawValue: 1)
  /// Before, at the side where lines begin.
  public static let leading = EdgeSet(rawValue: 2)
  /// Below.
  public static let bottom = EdgeSet(rawValue: 4)
  /// Behind, at the side where lines end.
  public static let trailing = EdgeSet(rawValue: 8)
  /// Before and behind.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// Above and below.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// On all four sides.
  public static let all: EdgeSet = [.horizontal, .vertical]
}

extension View {
  /// Free cells around the view.
  public func padding(_ edges: EdgeSet = .all, _ cells: Int = 1) -> some View {
    modified { element in
      if edges.contains(.top) { element.style.padding.top += cells }
      if edges.contains(.leading) { element.style.padding.leading += cells }
      if edges.contains(.bottom) { element.style.padding.bottom += cells }
      if edges.contains(.trailing) { element.style.padding.trailing += cells }
    }
  }

  /// The width in columns that the view asks for.
  public func frame(width: Int) -> some View {
    modified { $0.style.width = .fixed(width) }
  }

  /// The largest width in columns; `.max` takes all there is.
  public func frame(maxWidth: Int) -> some View {
    modified { $0.style.width = maxWidth == .max ? .fill : .atMost(maxWidth) }
  }

  /// Rows at least.
  public func frame(minHeight: Int) -> some View {
    modified { $0.style.minHeight = minHeight }
  }

  /// Sets the colour of the text inside.
  public func foregroundStyle(_ color: Color) -> some View {
    modified { $0.style.foreground = color }
  }

  /// Sets the colour behind the view.
  public func background(_ color: Color) -> some View {
    modified { $0.style.background = color }
  }

  /// Puts a colour in the place of the theme's accent; nil leaves it as it is around the view.
  package func accented(_ color: Color?) -> some View {
    modified { element in
      if let color { element.style.accent = color }
    }
  }

  /// Makes the text inside bold.
  public func bold(_ isBold: Bool = true) -> some View {
    modified { $0.style.isBold = isBold }
  }

  /// Underlines the text inside.
  public func underline(_ isUnderlined: Bool = true) -> some View {
    modified { $0.style.isUnderlined = isUnderlined }
  }

  /// Keeps the view at the top of the page while what is below it scrolls.
  func sticky() -> some View {
    modified { $0.style.isSticky = true }
  }

  /// Slides the view in when the key changes.
  func slide(key: Int, isForward: Bool) -> some View {
    modified { $0.style.slide = Slide(key: key, isForward: isForward) }
  }
}
