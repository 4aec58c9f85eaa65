/// The validation texts in the language in use.
public struct Messages: Sendable {
  private let layers: TextLayers

  /// Messages for a locale name such as `de_AT.UTF-8`, with texts of the host over the bundled ones and those of the
  /// definition over both.
  public init(locale: String = "en", host: Catalog = [:], definition: FormDefinition? = nil) {
    layers = .layers(
      locale: locale, host: host, definition: definition, own: \.messages, bundled: \.messages)
  }

  /// A text without arguments.
  public subscript(_ key: MessageKey) -> String { text(key) }

  /// A text with its arguments; `count` chooses the plural form and fills `{n}`.
  public func text(_ key: MessageKey, _ arguments: [String: String] = [:], count: Int? = nil) -> String {
    layers.text(key.rawValue, arguments, count: count)
  }
}
