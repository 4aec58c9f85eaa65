import FormhausCore
import FormhausText

/// Reads files of texts in one language.
enum CatalogFile {
  /// The most bytes that are read.
  static let limit = 4 << 20

  /// The catalog of a file.
  ///
  /// - Throws: a failure with everything that is wrong, each with its place.
  static func read(_ file: InputFile) throws(Failure) -> LanguageCatalog {
    try catalog(try file.readRegular(limit: limit))
  }

  /// The catalog of a text.
  static func catalog(_ source: SourceText) throws(Failure) -> LanguageCatalog {
    do throws(SourceError) {
      return try LanguageCatalog(reading: source)
    } catch {
      throw Failure(.badData, error.lines)
    }
  }
}

extension Arguments {
  /// The files of `--catalog`, in order.
  ///
  /// - Throws: a usage failure for standard input, which forms and answers come from.
  var catalogFiles: [InputFile] {
    get throws(Failure) {
      let files = all(.catalog).map(InputFile.init(path:))
      if files.contains(where: \.isStandardInput) {
        throw .usage("--catalog needs a file; pass --catalog FILE")
      }
      return files
    }
  }

  /// The catalogs of `--catalog`, in order.
  var catalogs: [LanguageCatalog] {
    get throws(Failure) {
      var catalogs: [LanguageCatalog] = []
      for file in try catalogFiles { catalogs.append(try CatalogFile.read(file)) }
      return catalogs
    }
  }
}

extension Option {
  static let catalog = Option.value(
    "--catalog", "FILE", repeats: true,
    help:
      "Texts of a language that the program lacks, or other texts for one it has; may be given several times."
  )
  /// What chooses the language of texts.
  static let language: [Option] = [.locale, .catalog]
}
