/// Texts of one language that a host brings along: a language that the program lacks, or other texts for one it has.
public struct LanguageCatalog: Sendable, Equatable {
  /// The tag of the language as the host writes it, such as `nl` or `pt-BR`.
  public let locale: String
  /// What is said about answers, by key.
  public var messages: Catalog
  /// The texts of screens, by key.
  public var labels: Catalog

  public init(locale: String, messages: Catalog = [:], labels: Catalog = [:]) {
    self.locale = locale
    self.messages = messages
    self.labels = labels
  }

  /// Whether its texts are for a locale such as `nl_BE.UTF-8`.
  public func isFor(_ locale: String) -> Bool { rank(for: locale) != nil }

  /// The texts of several catalogs for a locale; that of the region goes before that of the language, and of two for the
  /// same the later.
  public static func texts(of catalogs: [LanguageCatalog], for locale: String) -> LanguageCatalog {
    let ranked = catalogs.compactMap { catalog in
      catalog.rank(for: locale).map { (rank: $0, catalog: catalog) }
    }
    var texts = LanguageCatalog(locale: locale)
    for rank in Set(ranked.map(\.rank)).sorted(by: >) {
      for (own, catalog) in ranked where own == rank {
        texts.messages = texts.messages.merging(catalog.messages)
        texts.labels = texts.labels.merging(catalog.labels)
      }
    }
    return texts
  }

  /// The keys that neither it nor the program has a text for in its language.
  public var missing: MissingKeys {
    let bundled = BundledLocale.all.first { $0.language == languageCode(locale) }
    return missingKeys(
      messages: (bundled?.messages ?? [:]).merging(messages.withoutEmpty),
      labels: (bundled?.labels ?? .calendar(locale)).merging(labels.withoutEmpty))
  }

  /// How close its language is: 0 for the locale itself; nil for another language.
  private func rank(for locale: String) -> Int? {
    LocaleName.tags(locale).firstIndex(of: LocaleName.normalized(self.locale))
  }
}
