import FormhausCore

/// The language that the command line and the environment ask for.
struct LocaleChoice: Equatable {
  /// The name that `--locale` gave.
  let asked: String?
  /// The name to go by where nothing was asked for.
  let usual: String

  init(_ arguments: Arguments, environment: [String: String]) {
    asked = arguments[.locale]
    usual = LocaleName.chosen(
      lcAll: environment["LC_ALL"], lcMessages: environment["LC_MESSAGES"], lang: environment["LANG"])
  }

  /// The locale whose texts are shown.
  ///
  /// - Throws: a usage failure when neither the program nor the form has texts in the language asked for.
  func name(for definition: FormDefinition? = nil) throws(Failure) -> String {
    guard let asked else { return usual }
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
