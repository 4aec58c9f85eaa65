import Address
import FormhausCore

/// The language that a command speaks, with the texts of `--catalog` over those of the program.
struct Language: Equatable {
  /// A name such as `de_AT.UTF-8`.
  let locale: String
  /// The texts over the bundled ones.
  let texts: LanguageCatalog

  init(locale: String, catalogs: [LanguageCatalog] = []) {
    self.locale = locale
    texts = LanguageCatalog.texts(of: catalogs, for: locale)
  }

  /// The texts of screens.
  var labels: Labels { Labels(locale: locale, host: texts.labels) }
  /// What is said about answers.
  var messages: Messages { Messages(locale: locale, host: texts.messages) }
  /// The texts about addresses.
  var addressTexts: AddressTexts { AddressTexts(messages: messages, labels: labels) }
}
