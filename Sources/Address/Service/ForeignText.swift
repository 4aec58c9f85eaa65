import FormhausText

/// Texts of a search, which become answers when they are picked.
enum ForeignText {
  /// The most scalars that are kept.
  static let longest = 200

  /// The text on one line, without control characters and what cannot be seen, cut where it is too long.
  static func cleaned(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    var count = 0
    var isSpaced = false
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator:
        isSpaced = count > 0
        continue
      // Persian and the scripts of India need the joiners.
      case .format where scalar != "\u{200C}" && scalar != "\u{200D}": continue
      case .privateUse, .unassigned: continue
      default: break
      }
      guard count < longest else { break }
      if isSpaced { kept.append(" ") }
      kept.append(scalar)
      count += isSpaced ? 2 : 1
      isSpaced = false
    }
    return String(kept)
  }
}
