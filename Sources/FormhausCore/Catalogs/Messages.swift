import Address

/// The validation texts in the language in use.
public struct Messages: Sendable {
  private let layers: TextLayers
  /// How numbers in the texts are written.
  let numbers: NumberNotation
  /// How dates in the texts are written.
  let dates: DateNotation

  /// Messages for a locale name such as `de_AT.UTF-8`, with texts of the host over the bundled ones and those of the
  /// definition over both.
  ///
  /// In debug builds `onWarning` is told, once in the life of the process, of each text that is shown
  /// though neither the definition nor the host's catalog, or without one that of the language, has it.
  public init(
    locale: String = "en", host: Catalog = [:], definition: FormDefinition? = nil,
    onWarning: (@Sendable (FormWarning) -> Void)? = nil
  ) {
    numbers = NumberNotation(locale: locale)
    dates = DateNotation(locale: locale)
    layers = .layers(
      locale: locale, host: host, definition: definition, own: \.messages, bundled: \.messages,
      missing: onWarning.map { MissingTexts(kind: .message, language: languageCode(locale), onWarning: $0) })
  }

  /// A text without arguments.
  public subscript(_ key: MessageKey) -> String { text(key) }

  /// A text with its arguments; `count` chooses the plural form and fills `{n}`.
  public func text(_ key: MessageKey, _ arguments: [String: String] = [:], count: Int? = nil) -> String {
    layers.text(key.rawValue, arguments, count: count)
  }

  /// A text about an address with its placeholders.
  func text(_ address: AddressText) -> String { layers.text(address.rawValue, [:], count: nil) }
}
