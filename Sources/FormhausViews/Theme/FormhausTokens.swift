/// The colours of the theme for views of your own.
///
/// ```swift
/// @Environment(\.formhausTokens) private var tokens
///
/// var body: some View {
///   Text(context.label).foregroundStyle(tokens.textSecondary)
/// }
/// ```
/// What is drawn with them changes with the theme, and the accent with a tint.
public struct FormhausTokens: Sendable, Hashable {
  /// Answers, titles, labels with the focus.
  public let textPrimary = Color.textPrimary
  /// Labels and remarks.
  public let textSecondary = Color.textSecondary
  /// Examples, and what cannot be used now.
  public let textTertiary = Color.textTertiary
  /// Behind the page.
  public let surface = Color.surface
  /// Behind what stands above the page.
  public let surfaceElevated = Color.surfaceElevated
  /// Behind quiet blocks.
  public let fill = Color.fill
  /// Lines around and between.
  public let separator = Color.separator
  /// The main button, and the marks of what is picked; the tint where there is one.
  public let accent = Color.accent
  /// Text on the accent.
  public let accentOn = Color.accentOn
  /// What is wrong.
  public let danger = Color.danger
}

private struct FormhausTokensKey: EnvironmentKey {
  static var defaultValue: FormhausTokens { FormhausTokens() }
}

extension EnvironmentValues {
  /// The colours of the theme.
  public var formhausTokens: FormhausTokens { self[FormhausTokensKey.self] }
}

extension View {
  /// Sets the theme of the screen on which the view stands, in the place of the one that the screen was opened with.
  ///
  /// A theme inside another one wins.
  public func formhausTheme(_ theme: FormhausTheme) -> some View {
    modified { $0.style.theme = $0.style.theme ?? theme }
  }
}
