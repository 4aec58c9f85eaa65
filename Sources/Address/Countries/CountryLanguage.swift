/// Chooses the language of country names.
enum CountryLanguage {
  /// Tags that stand for one of the table.
  private static let replaced = ["no": "nb", "nn": "nb", "iw": "he", "in": "id"]
  private static let traditional: Set<String> = ["hant", "tw", "hk", "mo"]

  /// The language of the table for a tag like `de-AT` or a locale like `de_AT.UTF-8`; English for one it lacks.
  static func named(_ locale: String) -> String {
    let tag = locale.prefix { $0 != "." && $0 != "@" }
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first else { return CountryNames.english }
    if language == "zh" {
      return parts.contains(where: traditional.contains) && !parts.contains("hans") ? "zh-Hant" : "zh-Hans"
    }
    let name = replaced[language] ?? language
    let isKnown = name != CountryNames.own && CountryNames.languages.contains(name)
    return isKnown ? name : CountryNames.english
  }
}
