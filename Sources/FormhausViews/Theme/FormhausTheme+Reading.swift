public import FormhausText

extension FormhausTheme {
  /// Reads a theme file.
  ///
  /// ```json
  /// {"formhausTheme": 1, "name": "acme", "base": "dark", "tokens": {"accent": "#ffaf5f", "danger": 203}}
  /// ```
  /// A file without a name gives the theme its own, without the folder and the extension.
  ///
  /// - Throws: everything that is wrong, each with its place and how to mend it.
  public init(reading source: SourceText) throws(ThemeError) {
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONParser.parse(source)
    } catch {
      throw ThemeError(issues: [.init(location: error.location, message: error.message)], file: source.name)
    }
    var reader = ThemeReader()
    let file = source.name.split(separator: "/").last ?? "theme"
    self = reader.theme(root, name: String(file.hasSuffix(".json") ? file.dropLast(5) : file))
    guard reader.problems.isEmpty else {
      let issues = reader.problems.sorted { $0.offset < $1.offset }.map {
        ThemeError.Issue(location: source.location(ofByte: $0.offset), message: $0.message)
      }
      throw ThemeError(issues: issues, file: source.name)
    }
  }

  /// Reads a theme from the text of a theme file.
  ///
  /// - Parameter file: the name that errors give it.
  public init(json: String, file: String = "theme") throws(ThemeError) {
    try self.init(reading: SourceText(name: file, text: json))
  }
}

/// Why a theme file cannot be used.
///
/// The messages may quote the file: they need `SafeText` before they are shown.
public struct ThemeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One thing that is wrong.
  public struct Issue: Sendable, Hashable {
    /// Where in the file.
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
