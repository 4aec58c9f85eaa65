/// What a locale says about dates, by the data of CLDR 45: the short date formats of `dates/calendars/gregorian`, and
/// `supplemental/weekData`.
struct LocaleRegion {
  private let language: String
  /// Lower case; empty where the locale names none.
  private let region: String

  init(_ locale: String) {
    let parts = LocaleName.normalized(locale).split(separator: "-").map(String.init)
    language = languageCode(locale)
    region = parts.dropFirst().last { $0.utf8.count == 2 || $0.first?.isPlainDigit == true } ?? ""
  }

  private var name: String { region.isEmpty ? language : language + "-" + region }

  var dateOrder: DateNotation.Order {
    if LocaleRegion.monthFirst.contains(name) { return .monthDayYear }
    if LocaleRegion.yearFirst.contains(name) { return .yearMonthDay }
    if LocaleRegion.dayFirst.contains(name) { return .dayMonthYear }
    if LocaleRegion.yearFirst.contains(language) { return .yearMonthDay }
    return LocaleRegion.dayFirst.contains(language) ? .dayMonthYear : .yearMonthDay
  }

  var dateSeparator: Character {
    if let own = LocaleRegion.separators[name] ?? LocaleRegion.separators[language] { return own }
    return dateOrder == .yearMonthDay && language == "en" && region != "za" ? "-" : isKnown ? "/" : "-"
  }

  private var isKnown: Bool {
    [name, language].contains { name in
      LocaleRegion.monthFirst.contains(name) || LocaleRegion.yearFirst.contains(name)
        || LocaleRegion.dayFirst.contains(name)
    }
  }

  /// From 1 for Monday to 7 for Sunday.
  var firstWeekday: Int {
    let region = region.isEmpty ? LocaleRegion.usualRegions[language] ?? "" : region
    if LocaleRegion.sundayFirst.contains(region) { return 7 }
    return LocaleRegion.saturdayFirst.contains(region) ? 6 : 1
  }

  private static let monthFirst: Set<String> = [
    "en-us", "en-as", "en-gu", "en-mh", "en-mp", "en-ph", "en-pr", "en-um", "en-vi", "es-pa", "es-pr", "fil",
    "tl",
  ]

  private static let yearFirst: Set<String> = [
    "af", "eu", "hu", "ja", "ko", "lt", "mn", "si", "sv", "zh", "en-ca", "en-se", "en-za", "fr-ca",
  ]

  private static let dayFirst: Set<String> = [
    "ar", "az", "be", "bg", "bs", "ca", "cs", "cy", "da", "de", "el", "es", "et", "fi", "fo", "fr", "ga",
    "gl", "he", "hi", "hr", "hy", "id", "is", "it", "ka", "kk", "ky", "lv", "mk", "ms", "mt", "nb", "nl",
    "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sw", "th", "tr", "uk", "uz", "vi",
    "en-au", "en-be", "en-ch", "en-cy", "en-de", "en-dk", "en-fi", "en-gb", "en-gh", "en-gi", "en-hk",
    "en-ie", "en-il", "en-in", "en-jm", "en-ke", "en-lk", "en-mt", "en-my", "en-ng", "en-nl", "en-nz",
    "en-pk", "en-sg", "en-si", "en-tt", "en-tz", "en-ug", "en-zm", "zh-hk", "zh-mo", "zh-sg",
  ]

  private static let separators: [String: Character] = [
    "az": ".", "be": ".", "bg": ".", "bs": ".", "cs": ".", "da": ".", "de": ".", "et": ".", "fi": ".",
    "fo": ".", "he": ".", "hr": ".", "hu": ".", "hy": ".", "is": ".", "ka": ".", "kk": ".", "ko": ".",
    "lv": ".", "mk": ".", "mn": ".", "nb": ".", "nn": ".", "no": ".", "pl": ".", "ro": ".", "ru": ".",
    "sk": ".", "sl": ".", "sq": ".", "sr": ".", "tr": ".", "uk": ".", "en-ch": ".", "en-de": ".",
    "en-fi": ".", "fr-ch": ".", "it-ch": ".",
    "af": "-", "lt": "-", "nl": "-", "si": "-", "sv": "-", "es-cl": "-", "fr-ca": "-",
    "nl-be": "/", "en-nl": "/",
  ]

  private static let sundayFirst: Set<String> = [
    "ag", "as", "bd", "br", "bs", "bt", "bw", "bz", "ca", "co", "dm", "do", "et", "gt", "gu", "hk", "hn",
    "id", "il", "in", "jm", "jp", "ke", "kh", "kr", "la", "mh", "mm", "mo", "mt", "mx", "mz", "ni", "np",
    "pa", "pe", "ph", "pk", "pr", "pt", "py", "sa", "sg", "sv", "th", "tt", "tw", "um", "us", "ve", "vi",
    "ws", "ye", "za", "zw",
  ]

  private static let saturdayFirst: Set<String> = [
    "af", "bh", "dj", "dz", "eg", "iq", "ir", "jo", "kw", "ly", "om", "qa", "sd", "sy",
  ]

  /// Where most speakers of a language live, for weeks that do not begin on Monday there.
  private static let usualRegions = [
    "ar": "eg", "fa": "ir", "fil": "ph", "he": "il", "hi": "in", "id": "id", "ja": "jp", "km": "kh",
    "ko": "kr", "pt": "br", "th": "th", "tl": "ph",
  ]
}
