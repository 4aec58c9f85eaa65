/// A language whose texts come with the program.
public struct BundledLocale: Sendable {
  /// The language code, such as `en`.
  public let language: String
  public let messages: Catalog
  public let labels: Catalog

  /// The bundled languages; a new one is two catalog files and one line here.
  public static let all: [BundledLocale] = [english]

  static let english = BundledLocale(language: "en", messages: .englishMessages, labels: .englishLabels)

  /// The bundled language of a locale name such as `de_AT.UTF-8`; English stands in for the others.
  public static func named(_ locale: String) -> BundledLocale {
    let language = languageCode(locale)
    return all.first { $0.language == language } ?? english
  }
}

/// The language part of a locale name: `de` of `de_AT.UTF-8`; the locales `C` and `POSIX` are English.
func languageCode(_ locale: String) -> String {
  let code = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
  return ["c", "posix"].contains(code) ? "en" : code
}

/// The built-in keys that a pair of catalogs lacks.
public struct MissingKeys: Sendable, Equatable {
  public var messages: [MessageKey]
  public var labels: [LabelKey]

  public init(messages: [MessageKey] = [], labels: [LabelKey] = []) {
    self.messages = messages
    self.labels = labels
  }
}

/// Which built-in keys have no text in these catalogs.
public func missingKeys(messages: Catalog, labels: Catalog) -> MissingKeys {
  MissingKeys(
    messages: MessageKey.allCases.filter { messages[$0.rawValue] == nil },
    labels: LabelKey.allCases.filter { labels[$0.rawValue] == nil })
}
