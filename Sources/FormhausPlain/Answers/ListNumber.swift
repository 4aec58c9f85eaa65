import FormhausText

/// Reads numbers that are typed to pick from what was numbered from 1.
enum ListNumber {
  /// The most digits of a number that a list can have.
  private static let mostDigits = 9

  /// The number of a text in digits of any script, also behind a sign; nil for any other text.
  ///
  /// What no list has is a number that no list has: -1, or 1,000,000,000.
  static func read(_ text: String) -> Int? {
    var digits = text.trimmed[...]
    let isNegative = digits.first == "-"
    if let sign = digits.first, "+-".contains(sign) { digits = digits.dropFirst() }
    let values = digits.compactMap(\.wholeNumberValue)
    guard !digits.isEmpty, values.count == digits.count, values.allSatisfy({ $0 < 10 }) else { return nil }
    if isNegative { return -1 }
    return values.count > mostDigits ? 1_000_000_000 : values.reduce(0) { $0 * 10 + $1 }
  }

  /// What was said under the number of a text; nil for a number that nothing was said under, and for any other text.
  static func pick(_ text: String, of shown: [Int]) -> Int? {
    read(text).flatMap { shown.indices.contains($0 - 1) ? shown[$0 - 1] : nil }
  }
}
