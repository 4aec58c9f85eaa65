/// The plural categories of CLDR.
///
/// The rules are there for the languages of `LocaleFormat` and some that are like them; in any other 1 is `one` and the
/// rest `other`.
public enum PluralCategory: String, Sendable, Equatable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a whole number in a language (`en`, `de-AT`, `pt_BR`, ...), by the cardinal rules of CLDR.
  public static func of(_ n: Int, language: String) -> PluralCategory {
    PluralRule(language).category(n.magnitude)
  }

  /// The categories that whole numbers have in a language, in the order of CLDR.
  public static func used(in language: String) -> [PluralCategory] { PluralRule(language).categories }

  /// The categories of everyday numbers, which texts need a form for; those of millions may be left to `other`.
  public static func needed(in language: String) -> [PluralCategory] {
    let everyday = Set((0...200).map { of($0, language: language) })
    return used(in: language).filter(everyday.contains)
  }
}

/// Which whole numbers share a form of words.
private struct PluralRule {
  let categories: [PluralCategory]
  let category: @Sendable (UInt) -> PluralCategory

  init(_ locale: String) {
    let found = LocaleName.tags(locale).lazy.compactMap { PluralRule.byTag[$0] }.first
    self = found ?? PluralRule.oneIsOne
  }

  private init(
    _ categories: [PluralCategory], _ category: @escaping @Sendable (UInt) -> PluralCategory
  ) {
    self.categories = categories
    self.category = category
  }

  /// Languages whose rule is not "one is one, everything else is other".
  private static let byTag: [String: PluralRule] = {
    let languages: [(String, PluralRule)] = [
      ("ja zh ko vi th id ms km lo my", neverPlural), ("fr pt", french), ("es it ca pt-pt", spanish),
      ("hi fa bn gu kn zu am", zeroIsOne), ("pl", polish), ("cs sk", czech), ("ru uk be", eastSlavic),
      ("hr sr bs", southSlavic), ("lt", lithuanian), ("lv", latvian), ("ro", romanian), ("ar", arabic),
      ("he", hebrew), ("sl", slovenian),
    ]
    var rules: [String: PluralRule] = [:]
    for (tags, rule) in languages {
      for tag in tags.split(separator: " ") { rules[String(tag)] = rule }
    }
    return rules
  }()

  private static let oneIsOne = PluralRule([.one, .other]) { $0 == 1 ? .one : .other }
  private static let neverPlural = PluralRule([.other]) { _ in .other }
  private static let zeroIsOne = PluralRule([.one, .other]) { $0 <= 1 ? .one : .other }
  private static let french = PluralRule([.one, .many, .other]) {
    $0 <= 1 ? .one : isMillions($0) ? .many : .other
  }
  private static let spanish = PluralRule([.one, .many, .other]) {
    $0 == 1 ? .one : isMillions($0) ? .many : .other
  }
  private static let slovenian = PluralRule([.one, .two, .few, .other]) {
    switch $0 % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }
  private static let polish = PluralRule([.one, .few, .many]) {
    $0 == 1 ? .one : isFew($0) ? .few : .many
  }
  private static let czech = PluralRule([.one, .few, .other]) {
    $0 == 1 ? .one : (2...4).contains($0) ? .few : .other
  }
  private static let eastSlavic = PluralRule([.one, .few, .many]) {
    isOne($0) ? .one : isFew($0) ? .few : .many
  }
  private static let southSlavic = PluralRule([.one, .few, .other]) {
    isOne($0) ? .one : isFew($0) ? .few : .other
  }
  private static let lithuanian = PluralRule([.one, .few, .other]) {
    let isTeen = (11...19).contains($0 % 100)
    return $0 % 10 == 1 && !isTeen ? .one : $0 % 10 >= 2 && !isTeen ? .few : .other
  }
  private static let latvian = PluralRule([.zero, .one, .other]) {
    $0 % 10 == 0 || (11...19).contains($0 % 100) ? .zero : $0 % 10 == 1 ? .one : .other
  }
  private static let romanian = PluralRule([.one, .few, .other]) {
    $0 == 1 ? .one : $0 == 0 || (1...19).contains($0 % 100) ? .few : .other
  }
  private static let arabic = PluralRule([.zero, .one, .two, .few, .many, .other]) {
    switch ($0, $0 % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
  private static let hebrew = PluralRule([.one, .two, .other]) {
    $0 == 1 ? .one : $0 == 2 ? .two : .other
  }

  private static func isMillions(_ n: UInt) -> Bool { n > 0 && n.isMultiple(of: 1_000_000) }

  /// One at the end, but not eleven.
  private static func isOne(_ n: UInt) -> Bool { n % 10 == 1 && n % 100 != 11 }

  /// Two to four at the end, but not twelve to fourteen.
  private static func isFew(_ n: UInt) -> Bool {
    (2...4).contains(n % 10) && !(12...14).contains(n % 100)
  }
}
