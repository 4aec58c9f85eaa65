/// A language whose texts come with the program.
public struct BundledLocale: Sendable {
  /// The language code, such as `en`.
  public let language: String
  /// What is said about answers, by key.
  public let messages: Catalog
  /// The texts of screens, by key.
  public let labels: Catalog

  /// The bundled languages; a new one is its catalog files and one line here.
  public static let all: [BundledLocale] = [
    english,
    BundledLocale("de", .germanMessages, .germanLabels, .germanPlainLabels, .germanCalendar),
    BundledLocale("fr", .frenchMessages, .frenchLabels, .frenchPlainLabels, .frenchCalendar),
    BundledLocale("es", .spanishMessages, .spanishLabels, .spanishPlainLabels, .spanishCalendar),
    BundledLocale("ja", .japaneseMessages, .japaneseLabels, .japanesePlainLabels, .japaneseCalendar),
  ]

  static let english = BundledLocale(
    "en", .englishMessages, .englishLabels, .englishPlainLabels, .englishCalendar)

  private init(_ language: String, _ messages: Catalog, _ labels: Catalog...) {
    self.language = language
    self.messages = messages
    self.labels = labels.reduce(Catalog()) { $0.merging($1) }.merging(.calendar(language))
  }

  /// The bundled language of a locale name such as `de_AT.UTF-8`; English stands in for the others.
  public static func named(_ locale: String) -> BundledLocale {
    let language = languageCode(locale)
    return all.first { $0.language == language } ?? english
  }
}

/// The built-in keys that a pair of catalogs lacks.
public struct MissingKeys: Sendable, Equatable {
  /// The keys without a message.
  public var messages: [MessageKey]
  /// The keys without a label.
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
