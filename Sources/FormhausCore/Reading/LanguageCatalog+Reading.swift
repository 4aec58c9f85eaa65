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
  public init(reading source: SourceText) throws(CatalogError) {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONParser.parse(source)
    } catch {
      throw CatalogError(
        issues: [.init(offset: error.offset, location: error.location, message: error.message)],
        file: source.name)
    }
    var reader = CatalogReader()
    self = reader.catalog(root)
    guard reader.problems.isEmpty else {
      let issues = reader.problems.sorted { $0.offset < $1.offset }.map {
        CatalogError.Issue(
          offset: $0.offset, location: source.location(ofByte: $0.offset), message: $0.message)
      }
      throw CatalogError(issues: issues, file: source.name)
    }
  }

  /// Reads a catalog from the text of a catalog file.
  ///
  /// - Parameter file: the name that errors give it.
  public init(json: String, file: String = "catalog") throws(CatalogError) {
    try self.init(reading: SourceText(name: file, text: json))
  }
}

/// Why a catalog file cannot be used.
///
/// The messages may quote the file: they need `SafeText` before they are shown.
public struct CatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One thing that is wrong.
  public struct Issue: Sendable, Hashable {
    /// Where in the file, in bytes.
    public let offset: Int
    /// The same place by line and column.
    public let location: SourceLocation
    /// What is wrong and what to write instead.
    public let message: String
  }

  /// In the order of the file, at least one.
  public let issues: [Issue]
  /// The name of the file.
  public let file: String

  /// `FILE:LINE:COLUMN: MESSAGE`, one a line.
  public var description: String { lines.joined(separator: "\n") }

  /// The same lines one by one.
  public var lines: [String] { issues.map { "\(file):\($0.location): \($0.message)" } }
}
