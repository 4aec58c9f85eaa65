public import FormhausText

extension LanguageCatalog {
  /// Reads a catalog file.
  ///
  /// ```json
  /// {"locale": "nl", "labels": {"back": "Terug"},
  ///  "messages": {"minItems": {"one": "Minstens {n} keuze", "other": "Minstens {n} keuzes"}}}
  /// ```
  /// A text that the file lacks, or has empty, is shown in English.
  ///
  /// - Throws: everything that is wrong, each with its place and how to mend it.
  public init(reading source: SourceText) throws(SourceError) {
    var reader = CatalogReader()
    self = reader.catalog(try JSONParser.file(source))
    guard reader.problems.isEmpty else { throw SourceError(reader.problems, in: source) }
  }

  /// Reads a catalog from the text of a catalog file.
  ///
  /// - Parameter file: the name that errors give it.
  public init(json: String, file: String = "catalog") throws(SourceError) {
    try self.init(reading: SourceText(name: file, text: json))
  }
}
