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
  public init(reading source: SourceText) throws(SourceError) {
    let root = try JSONParser.file(source)
    var reader = ThemeReader()
    let file = source.name.split(separator: "/").last ?? "theme"
    self = reader.theme(root, name: String(file.hasSuffix(".json") ? file.dropLast(5) : file))
    guard reader.problems.isEmpty else { throw SourceError(reader.problems, in: source) }
  }

  /// Reads a theme from the text of a theme file.
  ///
  /// - Parameter file: the name that errors give it.
  public init(json: String, file: String = "theme") throws(SourceError) {
    try self.init(reading: SourceText(name: file, text: json))
  }
}
