/// Catalogs over each other: the first that has a key gives its text.
struct TextLayers: Sendable {
  /// Chooses plural forms.
  let language: String
  /// The catalogs in the language in use.
  private(set) var catalogs: [Catalog]
  /// Those in English, for what they lack.
  private(set) var standIns: [Catalog]
  /// Told of texts that they lack.
  let missing: MissingTexts?

  /// A text; the key itself when no catalog has it.
  func text(_ key: String, _ arguments: [String: String], count: Int?) -> String {
    for catalog in catalogs {
      if let text = catalog[key] { return text.filled(arguments, count: count, language: language) }
    }
    missing?.report(key)
    let text = standIns.lazy.compactMap { $0[key] }.first
    return text?.filled(arguments, count: count, language: "en") ?? key
  }

  /// The texts of the definition over those of the host and the bundled ones.
  ///
  /// Where the definition is not in the language in use but in English, which stands in for one that is not bundled,
  /// its texts stand in before the bundled ones.
  static func layers(
    locale: String, host: Catalog, definition: FormDefinition?, own: (FormDefinition) -> Catalog,
    bundled: (BundledLocale) -> Catalog, missing: MissingTexts?
  ) -> TextLayers {
    let standIn = BundledLocale.named(locale)
    let language = languageCode(locale).isEmpty ? standIn.language : languageCode(locale)
    var layers = TextLayers(
      language: language, catalogs: [host], standIns: [bundled(BundledLocale.english)], missing: missing)
    if standIn.language == language { layers.catalogs.append(bundled(standIn)) }
    if let definition {
      let written = definition.lang.map(languageCode) ?? language
      if written == language {
        layers.catalogs.insert(own(definition), at: 0)
      } else if written == standIn.language {
        layers.standIns.insert(own(definition), at: 0)
      }
    }
    return layers
  }
}
