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
  private let languages: String?

  init(_ arguments: Arguments, environment: [String: String]) throws(Failure) {
    asked = arguments[.locale]
    catalogs = try arguments.catalogs
    (lcAll, lcMessages, lang) = (environment["LC_ALL"], environment["LC_MESSAGES"], environment["LANG"])
    languages = environment["LANGUAGE"]
  }

  /// The language of dates, numbers and texts: the one asked for, that of the environment, the form's own. Texts that
  /// neither the program, a catalog nor the form has in it are in English.
  ///
  /// - Throws: a usage failure when what was asked for names no language.
  func language(for definition: FormDefinition? = nil) throws(Failure) -> Language {
    Language(locale: try name(for: definition), catalogs: catalogs)
  }

  private func name(for definition: FormDefinition?) throws(Failure) -> String {
    let own = definition?.lang ?? "en"
    guard let asked else {
      let named = LocaleName.chosen(lcAll: lcAll, lcMessages: lcMessages, lang: lang, otherwise: "C")
      let listed = LocaleName.chosen(among: languages, for: named) { hasTexts($0, definition) }
      return listed ?? LocaleName.chosen(option: named, otherwise: own)
    }
    guard LocaleName.isName(asked) || hasTexts(asked, definition) else {
      throw .usage(
        "--locale cannot be \"\(asked)\"; pass a language, with a region if need be, such as nl or pt_BR")
    }
    return LocaleName.chosen(option: asked, otherwise: own)
  }

  private func hasTexts(_ locale: String, _ definition: FormDefinition?) -> Bool {
    catalogs.contains { $0.isFor(locale) } || LocaleName.isKnown(locale, to: definition)
  }
}

extension Option {
  static let testLocale = Option.value(
    "--locale", "NAME", help: "The language that the forms are asked in, whatever the machine's. Default: en."
  )
  static let locale = Option.value(
    "--locale", "NAME",
    help:
      "The language of texts, dates and numbers, such as de or pt_BR. Default: by LC_ALL, LC_MESSAGES, LANG and LANGUAGE."
  )
}
