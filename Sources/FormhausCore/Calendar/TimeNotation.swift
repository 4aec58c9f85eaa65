import FormhausText

/// Times of day as people write them: `14:30`, `14.30`, `9`, `9:5`, `14h30`, `1430`, `2:30 pm`, `230p`, `14 Uhr`,
/// `午後2時30分`.
public enum TimeNotation {
  /// The time that a text names as `HH:mm`; nil for anything else.
  public static func time(_ text: String) -> String? {
    var rest = text.inPlainDigits.lowercased()
    let half = Half(takenFrom: &rest)
    guard let (hour, minute) = clock(rest), minute < 60 else { return nil }
    guard let half else { return hour < 24 ? written(hour, minute) : nil }
    guard (1...12).contains(hour) else { return nil }
    return written(hour % 12 + (half == .afternoon ? 12 : 0), minute)
  }

  static func written(_ hour: Int, _ minute: Int) -> String {
    "\(String(hour).twoDigits):\(String(minute).twoDigits)"
  }

  /// An hour and a minute as they stand there; a number alone is an hour.
  private static func clock(_ text: String) -> (hour: Int, minute: Int)? {
    if text.allSatisfy(\.isPlainDigit) {
      switch text.utf8.count {
      case 1, 2: return Int(text).map { ($0, 0) }
      case 3, 4: return Int(text).map { ($0 / 100, $0 % 100) }
      default: return nil
      }
    }
    for mark in [":", ".", "uhr", "h", "時"] {
      guard let range = text.firstRange(of: mark) else { continue }
      let hour = String(text[..<range.lowerBound]).trimmed
      var minute = String(text[range.upperBound...]).trimmed
      // `14:30 Uhr`, `14時30分`
      for unit in ["uhr", "h", "分"] where minute.hasSuffix(unit) && minute != unit {
        minute = String(minute.dropLast(unit.count)).trimmed
      }
      guard (1...2).contains(hour.utf8.count), hour.allSatisfy(\.isPlainDigit), let hour = Int(hour) else {
        return nil
      }
      if minute.isEmpty { return mark == ":" || mark == "." ? nil : (hour, 0) }
      guard (1...2).contains(minute.utf8.count), minute.allSatisfy(\.isPlainDigit) else { return nil }
      return Int(minute).map { (hour, $0) }
    }
    return nil
  }

  /// Which half of the day a time of twelve hours is in.
  private enum Half {
    case morning, afternoon

    /// Takes the word for it off a text; nil when there is none.
    init?(takenFrom text: inout String) {
      let words: [(Half, [String], String)] = [
        (.morning, ["a.m.", "a.m", "am", "a"], "午前"), (.afternoon, ["p.m.", "p.m", "pm", "p"], "午後"),
      ]
      for (half, endings, beginning) in words {
        if text.hasPrefix(beginning) {
          text = String(text.dropFirst(beginning.count)).trimmed
          self = half
          return
        }
        if let ending = endings.first(where: { text.hasSuffix($0) }) {
          text = String(text.dropLast(ending.count)).trimmed
          self = half
          return
        }
      }
      return nil
    }
  }
}
