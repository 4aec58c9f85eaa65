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

  /// The tags that texts for a locale may be filed under, the closest first: `de-at`, `de`.
  static func tags(_ locale: String) -> [String] {
    let tag = normalized(locale)
    let parts = tag.split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
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
