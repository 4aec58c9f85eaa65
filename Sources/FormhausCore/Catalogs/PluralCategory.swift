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
    "id": neverPlural,
    "fr": zeroIsOne, "pt": zeroIsOne, "hi": zeroIsOne, "fa": zeroIsOne,
    "pl": polish, "cs": czech, "sk": czech,
    "ru": eastSlavic, "uk": eastSlavic, "hr": eastSlavic, "sr": eastSlavic,
    "lt": lithuanian, "lv": latvian, "ro": romanian, "ar": arabic, "he": hebrew,
  ]

  private static let oneIsOne: PluralRule = { $0 == 1 ? .one : .other }
  private static let neverPlural: PluralRule = { _ in .other }
  private static let zeroIsOne: PluralRule = { $0 <= 1 ? .one : .other }
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

  /// Two to four at the end, but not twelve to fourteen.
  private static func isFew(_ n: UInt) -> Bool {
    (2...4).contains(n % 10) && !(12...14).contains(n % 100)
  }
}
