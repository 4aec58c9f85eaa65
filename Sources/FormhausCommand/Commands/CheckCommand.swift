import FormhausText

/// `formhaus check`
struct CheckCommand {
  let options: CheckOptions

  /// Checks all files and writes what was found.
  ///
  /// - Throws: a failure without lines when the findings are one.
  func run() throws(Failure) {
    var files: [CheckedFile] = []
    var unreadable: [CheckReport.UnreadableFile] = []
    for file in options.files {
      do throws(SystemError) {
        let source = try file.contents(limit: options.definitionLimit)
        files.append(
          CheckedFile(source, limit: options.definitionLimit, validators: options.validators))
      } catch {
        unreadable.append(.init(name: file.name, reason: "\(error)"))
      }
    }
    for file in options.catalogs {
      do throws(ReadingError) {
        files.append(CheckedFile(catalog: try file.regularContents(limit: CatalogFile.limit)))
      } catch {
        unreadable.append(.init(name: file.name, reason: error.reason))
      }
    }
    let report = CheckReport(files: files, unreadable: unreadable)
    try StandardStreams.write(text(report))
    if !unreadable.isEmpty { throw Failure(.cannotRead, unreadable.map { "formhaus: \($0.text)" }) }
    if report.count(.error) > 0 { throw Failure(.badData, []) }
    if options.isStrict, report.count(.warning) > 0 { throw Failure(.cancelled, []) }
  }

  private func text(_ report: CheckReport) -> String {
    switch options.format {
    case .text: report.text
    case .json: JSONWriter.string(report.json, pretty: true) + "\n"
    case .sarif: JSONWriter.string(report.sarif, pretty: true) + "\n"
    }
  }
}

/// Everything the command line says about checking.
struct CheckOptions: Equatable {
  /// How findings are written.
  enum Format: String, CaseIterable, Sendable {
    case text, json, sarif
  }

  var files: [InputFile]
  var format: Format
  var isStrict: Bool
  /// The names that validation rules may use.
  var validators: Set<String>
  /// Files of texts that are checked too.
  var catalogs: [InputFile]
  var definitionLimit: Int

  init(_ arguments: Arguments) throws(Failure) {
    catalogs = try arguments.catalogFiles
    files = arguments.operands.map(InputFile.init(path:))
    if files.count(where: \.isStandardInput) > 1 {
      throw .usage("standard input can be read once; pass - once")
    }
    format = arguments.choice(.findings) ?? .text
    isStrict = arguments.has(.strict)
    validators = Set(arguments.all(.knownValidator).map { String($0.prefix { $0 != "=" }) })
    definitionLimit = try arguments.definitionLimit
  }
}

extension Option {
  static let findings = Option.choice(
    "--format", CheckOptions.Format.self, help: "How the findings are written. Default: text.")
  static let strict = Option.flag("--strict", help: "Exit with 1 when there are warnings.")
  static let knownValidator = Option.value(
    "--validator", "NAME", repeats: true,
    help: "A validator that the form will have; may be given several times.")
}
