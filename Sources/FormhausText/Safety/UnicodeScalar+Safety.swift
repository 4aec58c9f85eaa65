/// What a scalar does to a terminal or to a reader.
enum ScalarSafety {
  case plain
  /// Stands on the base before it.
  case mark
  /// Moves the cursor or starts a command.
  case control
  /// U+200C or U+200D.
  case joiner
  /// Shows nothing, or means nothing that is agreed on: bidirectional controls, zero width, private, unassigned.
  case invisible
}

extension Unicode.Scalar {
  var safety: ScalarSafety {
    if 0x20...0x7E ~= value { return .plain }
    if value == 0x200C || value == 0x200D { return .joiner }
    if isPrependedSign { return .plain }
    if properties.isVariationSelector { return .mark }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return .control
    case .format, .unassigned, .privateUse, .surrogate: return .invisible
    case _ where properties.isDefaultIgnorableCodePoint: return .invisible
    case .nonspacingMark, .enclosingMark: return .mark
    default: return .plain
    }
  }

  /// At least four hexadecimal digits, as Unicode writes them.
  var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Format characters that do show: the number signs of Arabic, Syriac and Kaithi.
  private var isPrependedSign: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
