/// Catalogs over each other: the first that has a key gives its text.
struct TextLayers: Sendable {
  /// Chooses plural forms.
  let language: String
  let catalogs: [Catalog]

  /// A text; the key itself when no catalog has it.
  func text(_ key: String, _ arguments: [String: String], count: Int?) -> String {
    for catalog in catalogs {
      if let text = catalog[key] { return text.filled(arguments, count: count, language: language) }
    }
    return key
  }

  /// The texts of the definition, where they are in the language in use, over those of the host and the bundled ones.
  static func layers(
    locale: String, host: Catalog, definition: FormDefinition?, own: (FormDefinition) -> Catalog,
    bundled: (BundledLocale) -> Catalog
  ) -> TextLayers {
    let locales = BundledLocale.named(locale)
    let language = languageCode(locale).isEmpty ? locales.language : languageCode(locale)
    var catalogs = [host, bundled(locales), bundled(BundledLocale.english)]
    if let definition, definition.lang.map({ languageCode($0) == language }) ?? true {
      catalogs.insert(own(definition), at: 0)
    }
    return TextLayers(language: language, catalogs: catalogs)
  }
}
