import FormhausCore

/// The language that the command line and the environment ask for.
struct LocaleChoice: Equatable {
  /// The name that `--locale` gave.
  let asked: String?
  private let lcAll: String?
  private let lcMessages: String?
  private let lang: String?

  init(_ arguments: Arguments, environment: [String: String]) {
    asked = arguments[.locale]
    (lcAll, lcMessages, lang) = (environment["LC_ALL"], environment["LC_MESSAGES"], environment["LANG"])
  }

  /// The locale whose texts are shown: the one asked for, that of the environment, the form's own.
  ///
  /// - Throws: a usage failure when neither the program nor the form has texts in the language asked for.
  func name(for definition: FormDefinition? = nil) throws(Failure) -> String {
    guard let asked else {
      return LocaleName.chosen(
        lcAll: lcAll, lcMessages: lcMessages, lang: lang, otherwise: definition?.lang ?? "en")
    }
    guard LocaleName.isKnown(asked, to: definition) else {
      let known = BundledLocale.all.map(\.language) + (definition?.i18n.keys.sorted() ?? [])
      throw .usage(
        "--locale cannot be \"\(asked)\": there are no texts in this language; pass "
          + known.joined(separator: ", "))
    }
    return LocaleName.chosen(option: asked)
  }
}

extension Option {
  static let locale = Option.value(
    "--locale", "NAME",
    help: "The language of the texts, such as de or ja. Default: by LC_ALL, LC_MESSAGES or LANG.")
}
