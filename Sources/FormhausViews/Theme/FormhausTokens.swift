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
  public let textPrimary = Color.textPrimary
  public let textSecondary = Color.textSecondary
  public let textTertiary = Color.textTertiary
  public let surface = Color.surface
  public let surfaceElevated = Color.surfaceElevated
  public let fill = Color.fill
  public let separator = Color.separator
  public let accent = Color.accent
  public let accentOn = Color.accentOn
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
