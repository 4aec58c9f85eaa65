/// Texts of a definition in another language, by the address of the text that each one stands in for.
///
/// Addresses are `title`, `submit.label`, `cancel.label`, `messages.<key>`, `labels.<key>`, those of a step
/// (`steps.<id>.title`, `.description`, `.next.label`, `.back.label`, `.skip.label`), of a field (`fields.<key>.label`,
/// `.placeholder`, `.helperText`, `.<rule>Message`, `.options.<value>`, `.optionDescriptions.<value>`, ...) and of a
/// group (`groups.<key>.itemLabel`, `.addLabel`, `.removeLabel`, `groups.<key>.fields.<key>...`).
public struct TextOverlay: Sendable, Equatable {
  /// The translated texts by their addresses, such as `fields.name.label`.
  public var texts: [String: String]
  /// Where the texts start in the source text, in bytes, by address.
  public var offsets: [String: Int]

  /// Translated texts by their addresses.
  public init(_ texts: [String: String] = [:]) {
    self.texts = texts
    self.offsets = [:]
  }
}

extension FormDefinition {
  /// The definition with its texts in the language of a locale such as `de_AT.UTF-8`, as far as it has them.
  ///
  /// `i18n` is looked through for the locale (`de-AT`), then for its language (`de`); a text that is not there stays
  /// in the definition's own language. The result has no further translations.
  public func localized(to locale: String) -> FormDefinition {
    guard let (language, overlay) = overlay(for: locale) else { return self }
    var translator = Translator(overlay.texts)
    var translated = self
    translated.i18n = [:]
    // Texts by key in the own language are no stand-in: the bundled ones are in the right one.
    if lang.map(languageCode) != languageCode(language) {
      (translated.messages, translated.labels) = ([:], [:])
    }
    translated.lang = language
    translator.translate(&translated)
    return translated
  }

  private func overlay(for locale: String) -> (language: String, overlay: TextOverlay)? {
    guard !i18n.isEmpty else { return nil }
    for tag in LocaleName.tags(locale) {
      if let found = i18n.first(where: { LocaleName.normalized($0.key) == tag }) {
        return (found.key, found.value)
      }
    }
    return nil
  }

  /// The addresses of an overlay that name no text of the definition.
  func unknownAddresses(_ overlay: TextOverlay) -> [String] {
    var translator = Translator(overlay.texts)
    var copy = self
    translator.translate(&copy)
    return overlay.texts.keys.filter { !translator.translated.contains($0) }.sorted()
  }

  /// Every address that an overlay may have, sorted.
  public var textAddresses: [String] { addresses.possible.sorted() }

  /// The addresses of the texts that the definition has, sorted: those to translate.
  public var writtenTextAddresses: [String] { addresses.written.map(\.address).sorted() }

  /// The texts that the definition has, each with its address, in its order.
  public var writtenTexts: [(address: String, text: String)] { addresses.written }

  private var addresses: Translator {
    var translator = Translator([:], remembersAddresses: true)
    var copy = self
    translator.translate(&copy)
    return translator
  }
}

extension CompiledForm {
  /// The form with its texts in the language of a locale; itself when the definition has no such texts.
  ///
  /// Running many engines or checking many submissions in one language, do this once.
  public func localized(to locale: String) -> CompiledForm {
    guard !definition.i18n.isEmpty else { return self }
    let translated = definition.localized(to: locale)
    return translated.i18n.isEmpty ? CompiledForm(unchecked: translated, report: report) : self
  }
}
