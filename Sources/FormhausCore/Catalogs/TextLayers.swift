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

  /// The texts of the definition over those of the host and the bundled ones; where they are not in the language in
  /// use but in the bundled one that stands in for it, those of the host come first.
  static func layers(
    locale: String, host: Catalog, definition: FormDefinition?, own: (FormDefinition) -> Catalog,
    bundled: (BundledLocale) -> Catalog
  ) -> TextLayers {
    let standIn = BundledLocale.named(locale)
    let language = languageCode(locale).isEmpty ? standIn.language : languageCode(locale)
    var catalogs = [host, bundled(standIn), bundled(BundledLocale.english)]
    if let definition {
      let written = definition.lang.map(languageCode) ?? language
      if written == language {
        catalogs.insert(own(definition), at: 0)
      } else if written == standIn.language {
        catalogs.insert(own(definition), at: 1)
      }
    }
    return TextLayers(language: language, catalogs: catalogs)
  }
}
