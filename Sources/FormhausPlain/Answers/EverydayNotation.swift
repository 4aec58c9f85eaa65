import FormhausViews

/// Dates and times as people write them, in the notation that an answer has: `9:30` and `0930` are 09:30, and a space
/// stands for the T between a day and its hour.
enum EverydayNotation {
  /// What was typed, as an answer of a kind; what has no certain meaning stays as it is.
  static func answer(_ text: String, _ kind: AnswerKind) -> String {
    let plain = text.halfWidth
    return switch kind {
    case .date: date(plain) ?? text
    case .time: time(plain) ?? text
    case .dateTime: dateTime(plain) ?? text
    default: text
    }
  }

  /// Year, month and day in this order, with any marks between them, or 8 digits.
  private static func date(_ text: some StringProtocol) -> String? {
    if text.count == 8, text.allSatisfy(\.isDigit) {
      return "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
    }
    let parts = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    guard parts.count == 3, parts[0].count == 4, parts.joined().allSatisfy(\.isDigit),
      parts.dropFirst().allSatisfy({ 1...2 ~= $0.count })
    else { return nil }
    return "\(parts[0])-\(parts[1].twoDigits)-\(parts[2].twoDigits)"
  }

  /// An hour of one or two digits before the colon, or 4 digits; what follows the minutes stays.
  private static func time(_ text: some StringProtocol) -> String? {
    if text.count == 4, text.allSatisfy(\.isDigit) { return "\(text.prefix(2)):\(text.suffix(2))" }
    let hour = text.prefix { $0.isDigit }
    guard 1...2 ~= hour.count, text.dropFirst(hour.count).first == ":" else { return nil }
    return String(hour).twoDigits + text.dropFirst(hour.count)
  }

  private static func dateTime(_ text: String) -> String? {
    let parts = text.split(maxSplits: 1) { "Tt ".contains($0) }
    guard parts.count == 2, let day = date(parts[0]) else { return nil }
    return time(parts[1].drop { $0 == " " }).map { day + "T" + $0 }
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isWholeNumber }
}

extension StringProtocol {
  /// A number of one digit with a zero before it.
  fileprivate var twoDigits: String { count == 1 ? "0" + self : String(self) }

  /// The text without blanks at its ends, its full-width characters as the narrow ones.
  fileprivate var halfWidth: String {
    var narrow = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isWide = 0xFF01...0xFF5E ~= scalar.value
      narrow.append((isWide ? Unicode.Scalar(scalar.value - 0xFEE0) : nil) ?? scalar)
    }
    return String(narrow).trimmed
  }
}
