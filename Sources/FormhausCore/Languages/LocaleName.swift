/// Names of locales, as environments (`de_AT.UTF-8`) and web pages (`de-AT`) write them.
public enum LocaleName {
  /// The locale to show texts in: the option's, else that of the first variable that is set, else `otherwise`.
  ///
  /// `C` and `POSIX` name no language.
  public static func chosen(
    option: String? = nil, lcAll: String? = nil, lcMessages: String? = nil, lang: String? = nil,
    otherwise: String = "en"
  ) -> String {
    let name = [option, lcAll, lcMessages, lang].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "C"
    return ["c", "posix"].contains(normalized(name)) ? otherwise : name
  }

  /// The locale to show texts in where LANGUAGE lists languages: the first of them that there are texts in.
  ///
  /// As in gettext it counts only where the locale names a language. One that names the language of the locale leaves its
  /// region as it is.
  ///
  /// - Parameters:
  ///   - list: the value of LANGUAGE, such as `nl:de`.
  ///   - locale: what the other variables name.
  ///   - hasTexts: whether there are texts for a locale.
  /// - Returns: nil where the list says nothing.
  public static func chosen(
    among list: String?, for locale: String, hasTexts: (String) -> Bool
  ) -> String? {
    guard let list, !["c", "posix", ""].contains(normalized(locale)) else { return nil }
    for entry in list.split(separator: ":").map(String.init) {
      if ["c", "posix"].contains(normalized(entry)) { return "en" }
      guard hasTexts(entry) else { continue }
      return country(entry) == nil && languageCode(entry) == languageCode(locale) ? locale : entry
    }
    return nil
  }

  /// The language part of a locale name: `de` of `de_AT.UTF-8`; `C` and `POSIX` are English.
  public static func language(_ locale: String) -> String { languageCode(locale) }

  /// Whether a text names a locale as environments or web pages do: `nl`, `pt-BR`, `de_AT.UTF-8`, `C`.
  public static func isName(_ text: String) -> Bool {
    let tag = String(text.prefix { !".@".contains($0) })
    if ["c", "posix"].contains(normalized(tag)) { return true }
    return isTag(tag) && (2...3).contains(languageCode(tag).utf8.count)
  }

  /// The country of a locale, in capitals; nil for one that names none.
  public static func country(_ locale: String) -> String? {
    normalized(locale).split(separator: "-").dropFirst()
      .first { $0.utf8.count == 2 && $0.utf8.allSatisfy { 0x61...0x7A ~= $0 } }?.uppercased()
  }

  /// Whether there are texts for a locale: bundled ones, or those of a definition.
  public static func isKnown(_ locale: String, to definition: FormDefinition? = nil) -> Bool {
    let language = languageCode(locale)
    if BundledLocale.all.contains(where: { $0.language == language }) { return true }
    let tags = tags(locale)
    return definition?.lang.map(languageCode) == language
      || definition?.i18n.keys.contains { tags.contains(normalized($0)) } ?? false
  }

  /// Whether a text can be the tag of a language: letters, then parts of letters and digits behind hyphens.
  public static func isTag(_ text: String) -> Bool {
    let parts = normalized(text).split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.count),
      !text.contains(where: { ".@".contains($0) })
    else { return false }
    let isSpelled = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
    }
    return isSpelled && language.utf8.allSatisfy { 0x61...0x7A ~= $0 }
  }

  /// The tags that texts for a locale may be filed under, the closest first: `de-at`, `de`.
  ///
  /// Chinese is filed under the script of its region too (`zh-tw`, `zh-hant`, `zh`), and languages under their other
  /// names (`no`, `nb`).
  static func tags(_ locale: String) -> [String] {
    let parts = normalized(locale).split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    return ([language] + otherNames[language, default: []]).flatMap { tags($0, parts.dropFirst()) }
  }

  private static let otherNames = [
    "no": ["nb"], "nb": ["no"], "nn": ["nb", "no"], "iw": ["he"], "he": ["iw"], "in": ["id"], "id": ["in"],
    "tl": ["fil"],
  ]

  private static func tags(_ language: String, _ rest: ArraySlice<String>) -> [String] {
    var tags = rest.indices.reversed().map { ([language] + rest[...$0]).joined(separator: "-") }
    if rest.isEmpty { tags.append(language) }
    if rest.count > 1, let region = rest.dropFirst().first(where: { $0.utf8.count == 2 }) {
      tags.append("\(language)-\(region)")
    }
    if language == "zh" {
      let isTraditional = rest.contains { ["hant", "tw", "hk", "mo"].contains($0) } && !rest.contains("hans")
      tags.append(isTraditional ? "zh-hant" : "zh-hans")
    }
    tags.append(language)
    var known: Set<String> = []
    return tags.filter { known.insert($0).inserted }
  }

  /// Lower case with hyphens, without an encoding or a variant.
  static func normalized(_ locale: String) -> String {
    String(locale.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }).lowercased()
  }
}

/// The language part of a locale name: `de` of `de_AT.UTF-8`; the locales `C` and `POSIX` are English.
func languageCode(_ locale: String) -> String {
  let code = LocaleName.normalized(locale).prefix { $0 != "-" }
  return ["c", "posix"].contains(code) ? "en" : String(code)
}
