/// A language whose texts come with the program.
public struct BundledLocale: Sendable {
  /// The language code, such as `en`.
  public let language: String
  /// What is said about answers, by key.
  public let messages: Catalog
  /// The texts of screens, by key.
  public let labels: Catalog

  /// The bundled languages, each made when it is first asked for; a new one is its catalog files and one line here.
  private static let languages: [(code: String, texts: @Sendable () -> BundledLocale)] = [
    ("en", { english }), ("de", { german }), ("fr", { french }), ("es", { spanish }), ("ja", { japanese }),
  ]

  static let english = BundledLocale(
    "en", .englishMessages, .englishLabels, .englishPlainLabels, .englishCalendar)
  private static let german = BundledLocale(
    "de", .germanMessages, .germanLabels, .germanPlainLabels, .germanCalendar)
  private static let french = BundledLocale(
    "fr", .frenchMessages, .frenchLabels, .frenchPlainLabels, .frenchCalendar)
  private static let spanish = BundledLocale(
    "es", .spanishMessages, .spanishLabels, .spanishPlainLabels, .spanishCalendar)
  private static let japanese = BundledLocale(
    "ja", .japaneseMessages, .japaneseLabels, .japanesePlainLabels, .japaneseCalendar)

  /// All of them.
  public static var all: [BundledLocale] { languages.map { $0.texts() } }

  private init(_ language: String, _ messages: Catalog, _ labels: Catalog...) {
    self.language = language
    self.messages = messages
    self.labels = labels.reduce(Catalog()) { $0.merging($1) }.merging(.calendar(language))
  }

  /// The bundled language of a locale name such as `de_AT.UTF-8`; English stands in for the others.
  public static func named(_ locale: String) -> BundledLocale {
    let language = languageCode(locale)
    return languages.first { $0.code == language }?.texts() ?? english
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
