/// The plural categories of CLDR.
public enum PluralCategory: String, Sendable, Equatable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a whole number in a language (`en`, `de-AT`, `pt_BR`, ...).
  public static func of(_ n: Int, language: String) -> PluralCategory {
    let code = languageCode(language)
    return rules[code, default: oneIsOne](n.magnitude)
  }

  private typealias PluralRule = @Sendable (UInt) -> PluralCategory

  /// Languages whose rule is not "one is one, everything else is other".
  private static let rules: [String: PluralRule] = [
    "ja": neverPlural, "zh": neverPlural, "ko": neverPlural, "vi": neverPlural, "th": neverPlural,
    "id": neverPlural, "ms": neverPlural, "km": neverPlural, "lo": neverPlural, "my": neverPlural,
    "fr": french, "pt": french, "es": spanish, "it": spanish, "ca": spanish,
    "hi": zeroIsOne, "fa": zeroIsOne, "bn": zeroIsOne, "gu": zeroIsOne, "kn": zeroIsOne, "zu": zeroIsOne,
    "pl": polish, "cs": czech, "sk": czech,
    "ru": eastSlavic, "uk": eastSlavic, "hr": eastSlavic, "sr": eastSlavic,
    "lt": lithuanian, "lv": latvian, "ro": romanian, "ar": arabic, "he": hebrew,
    "sl": slovenian,
  ]

  private static let oneIsOne: PluralRule = { $0 == 1 ? .one : .other }
  private static let neverPlural: PluralRule = { _ in .other }
  private static let zeroIsOne: PluralRule = { $0 <= 1 ? .one : .other }
  private static let french: PluralRule = { $0 <= 1 ? .one : isMillions($0) ? .many : .other }
  private static let spanish: PluralRule = { $0 == 1 ? .one : isMillions($0) ? .many : .other }
  private static let slovenian: PluralRule = {
    switch $0 % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }
  private static let polish: PluralRule = { $0 == 1 ? .one : isFew($0) ? .few : .many }
  private static let czech: PluralRule = { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other }
  private static let eastSlavic: PluralRule = {
    $0 % 10 == 1 && $0 % 100 != 11 ? .one : isFew($0) ? .few : .many
  }
  private static let lithuanian: PluralRule = {
    let isTeen = (11...19).contains($0 % 100)
    return $0 % 10 == 1 && !isTeen ? .one : $0 % 10 >= 2 && !isTeen ? .few : .other
  }
  private static let latvian: PluralRule = {
    $0 % 10 == 0 || (11...19).contains($0 % 100) ? .zero : $0 % 10 == 1 ? .one : .other
  }
  private static let romanian: PluralRule = {
    $0 == 1 ? .one : $0 == 0 || (1...19).contains($0 % 100) ? .few : .other
  }
  private static let arabic: PluralRule = {
    switch ($0, $0 % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
  private static let hebrew: PluralRule = { $0 == 1 ? .one : $0 == 2 ? .two : .other }

  private static func isMillions(_ n: UInt) -> Bool { n > 0 && n.isMultiple(of: 1_000_000) }

  /// Two to four at the end, but not twelve to fourteen.
  private static func isFew(_ n: UInt) -> Bool {
    (2...4).contains(n % 10) && !(12...14).contains(n % 100)
  }
}
