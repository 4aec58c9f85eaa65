/// What a colour means in a form.
public enum ThemeToken: String, Sendable, Hashable, CaseIterable {
  /// Answers, titles, labels with the focus.
  case textPrimary
  /// Labels and remarks.
  case textSecondary
  /// Examples, and what cannot be used now.
  case textTertiary
  /// Behind the page.
  case surface
  /// Behind what stands above the page: dropdowns, questions, the list of keys.
  case surfaceElevated
  /// Behind quiet blocks: notes and buttons beside the main one.
  case fill
  /// Lines around cards and wells, and between rows.
  case separator
  /// The main button, and the marks of what is picked.
  case accent
  /// Text on the accent.
  case accentOn
  /// What is wrong.
  case danger

  /// Whether other things stand on it.
  public var isGround: Bool {
    switch self {
    case .surface, .surfaceElevated, .fill: true
    case .textPrimary, .textSecondary, .textTertiary, .separator, .accent, .accentOn, .danger: false
    }
  }

  /// The colour that names the token.
  public var color: Color {
    switch self {
    case .textPrimary: .textPrimary
    case .textSecondary: .textSecondary
    case .textTertiary: .textTertiary
    case .surface: .surface
    case .surfaceElevated: .surfaceElevated
    case .fill: .fill
    case .separator: .separator
    case .accent: .accent
    case .accentOn: .accentOn
    case .danger: .danger
    }
  }
}

extension Color {
  /// The token that the colour names; nil for a colour that is the same in every theme.
  public var token: ThemeToken? {
    switch self {
    case .textPrimary: .textPrimary
    case .textSecondary: .textSecondary
    case .textTertiary: .textTertiary
    case .surface: .surface
    case .surfaceElevated: .surfaceElevated
    case .fill: .fill
    case .separator: .separator
    case .accent: .accent
    case .accentOn: .accentOn
    case .danger: .danger
    case .indexed, .rgb: nil
    }
  }
}
