import FormhausCore

/// The language that the command line and the environment ask for.
struct LocaleChoice: Equatable {
  /// The name that `--locale` gave.
  let asked: String?
  /// The texts that `--catalog` gave.
  let catalogs: [LanguageCatalog]
  private let lcAll: String?
  private let lcMessages: String?
  private let lang: String?

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    asked = arguments[.locale]
    catalogs = try arguments.catalogs
    (lcAll, lcMessages, lang) = (environment["LC_ALL"], environment["LC_MESSAGES"], environment["LANG"])
  }

  /// The language whose texts are shown: the one asked for, that of the environment, the form's own.
  ///
  /// - Throws: a usage failure when neither the program, a catalog nor the form has texts in the language asked for.
  func language(for definition: FormDefinition? = nil) throws(Failure) -> Language {
    Language(locale: try name(for: definition), catalogs: catalogs)
  }

  private func name(for definition: FormDefinition?) throws(Failure) -> String {
    guard let asked else {
      return LocaleName.chosen(
        lcAll: lcAll, lcMessages: lcMessages, lang: lang, otherwise: definition?.lang ?? "en")
    }
    guard catalogs.contains(where: { $0.isFor(asked) }) || LocaleName.isKnown(asked, to: definition) else {
      var known: [String] = []
      let others = catalogs.map(\.locale) + (definition?.i18n.keys.sorted() ?? [])
      for tag in BundledLocale.all.map(\.language) + others where !known.contains(tag) { known.append(tag) }
      throw .usage(
        "--locale cannot be \"\(asked)\": there are no texts in this language; pass "
          + known.joined(separator: ", ") + ", or add a language: --catalog FILE")
    }
    return LocaleName.chosen(option: asked)
  }
}

extension Option {
  static let testLocale = Option.value(
    "--locale", "NAME", help: "The language that the forms are asked in, whatever the machine's. Default: en."
  )
  static let locale = Option.value(
    "--locale", "NAME",
    help: "The language of the texts, such as de or ja. Default: by LC_ALL, LC_MESSAGES or LANG.")
}
