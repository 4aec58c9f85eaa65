/// Catalogs over each other: the first that has a key gives its text.
struct TextLayers: Sendable {
  /// The language in use, which chooses plural forms; with its region where the locale names one.
  let language: String
  /// The catalogs in the language in use that count as translated: the definition's and the host's, and the bundled one
  /// where the host has none.
  private(set) var catalogs: [Catalog]
  /// Those that stand in for what they lack; the last is in English.
  private(set) var standIns: [(catalog: Catalog, language: String)]
  /// Told of texts that they lack.
  let missing: MissingTexts?

  /// A text; the key itself when no catalog has it. An empty text is none.
  func text(_ key: String, _ arguments: [String: String], count: Int?) -> String {
    for catalog in catalogs {
      if let text = catalog[key]?.filled(arguments, count: count, language: language) { return text }
    }
    missing?.report(key)
    for (catalog, language) in standIns {
      if let text = catalog[key]?.filled(arguments, count: count, language: language) { return text }
    }
    return key
  }

  /// The texts of the definition over those of the host and the bundled ones.
  ///
  /// Where the definition is not in the language in use but in English, which stands in for one that is not bundled,
  /// its texts stand in before the bundled ones. `everywhere` is what languages that are not bundled have all the same.
  static func layers(
    locale: String, host: Catalog, definition: FormDefinition?, own: (FormDefinition) -> Catalog,
    bundled: (BundledLocale) -> Catalog, everywhere: Catalog = [:], missing: MissingTexts?
  ) -> TextLayers {
    let standIn = BundledLocale.named(locale)
    let language = languageCode(locale).isEmpty ? standIn.language : languageCode(locale)
    var layers = TextLayers(
      language: language == languageCode(locale) ? locale : language, catalogs: [host],
      standIns: [(bundled(BundledLocale.english), "en")],
      missing: missing)
    if standIn.language == language {
      // Texts of the program among those of a host are translations that the host forgot.
      if host.texts.isEmpty {
        layers.catalogs.append(bundled(standIn))
      } else {
        layers.standIns.insert((bundled(standIn), language), at: 0)
      }
    } else {
      layers.catalogs.append(everywhere)
    }
    if let definition {
      let written = definition.lang.map(languageCode) ?? language
      if written == language {
        layers.catalogs.insert(own(definition), at: 0)
      } else if written == standIn.language {
        layers.standIns.insert((own(definition), standIn.language), at: 0)
      }
    }
    return layers
  }
}
