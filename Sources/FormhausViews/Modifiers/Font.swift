/// How a text is set, as far as a terminal can: it has one size, and tells ranks apart by weight and shade.
public struct Font: Sendable, Hashable {
  /// How heavy letters are; a terminal has two weights, of which `semibold` and above are the bold one.
  public enum Weight: Sendable, Hashable {
    case light, regular, medium, semibold, bold, heavy
  }

  private var weight: Weight
  private var isQuiet = false

  /// The title of a screen.
  public static let largeTitle = Font(weight: .bold)
  /// A heading.
  public static let title = Font(weight: .bold)
  /// A lesser heading.
  public static let title2 = Font(weight: .bold)
  /// The least of the headings.
  public static let title3 = Font(weight: .semibold)
  /// The words that matter most in a paragraph.
  public static let headline = Font(weight: .semibold)
  /// The words beside a headline.
  public static let subheadline = Font(weight: .regular)
  public static let body = Font(weight: .regular)
  /// Words set apart from the text.
  public static let callout = Font(weight: .regular)
  /// A quiet remark.
  public static let footnote = Font(weight: .regular, isQuiet: true)
  /// Quiet words below a picture or a field.
  public static let caption = Font(weight: .regular, isQuiet: true)

  private init(weight: Weight, isQuiet: Bool = false) {
    self.weight = weight
    self.isQuiet = isQuiet
  }

  /// The same font in another weight; from semibold on it is drawn bold.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Sets what an element does not set by itself.
  func apply(to style: inout ElementStyle) {
    switch weight {
    case .semibold, .bold, .heavy: style.isBold = style.isBold ?? true
    case .light, .regular, .medium: break
    }
    if isQuiet { style.foreground = style.foreground ?? .textSecondary }
  }
}

extension View {
  /// Sets the rank of a text: titles and headlines are bold, footnotes and captions quiet.
  public func font(_ font: Font) -> some View {
    modified { font.apply(to: &$0.style) }
  }
}
