import FormhausText

extension LanguageCatalog {
  /// A text that is too long for its place on a narrow screen.
  public struct LongText: Sendable, Hashable {
    /// The key of the label.
    public let key: String
    /// How many cells it takes, its placeholders left out.
    public let cells: Int
    /// How many it may take.
    public let limit: Int
    /// Where it starts in the source text, in bytes; 0 when it did not come from text.
    public let offset: Int
  }

  /// Labels that do not fit on one row of 40 columns though the English ones do, and hints of more than 14 cells; in the
  /// order of the source text.
  public var longTexts: [LongText] {
    labels.texts.compactMap { key, text in
      let limit = LanguageCatalog.limit(of: key)
      let cells = text.forms.map(LanguageCatalog.cells).max() ?? 0
      guard cells > limit else { return nil }
      return LongText(key: key, cells: cells, limit: limit, offset: labels.offsets[key] ?? 0)
    }.sorted { ($0.offset, $0.key) < ($1.offset, $1.key) }
  }

  private static let row = 40
  private static let hint = 14

  private static func limit(of key: String) -> Int {
    if key.hasPrefix("hint") { return hint }
    let english = BundledLocale.english.labels[key]?.forms ?? []
    return english.allSatisfy { cells($0) <= row } ? row : .max
  }

  private static func cells(_ text: String) -> Int {
    let bare = CatalogText.text(text).placeholders.flatMap(\.self).reduce(text) {
      $0.replacing("{\($1)}", with: "")
    }
    return TextWidth.table.cells(of: bare)
  }
}
