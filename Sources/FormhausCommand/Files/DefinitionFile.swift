import FormhausCore
import FormhausText

/// A definition as it was read and checked, ready to run.
struct DefinitionFile {
  /// The most bytes that are read unless `--max-definition` says otherwise.
  static let standardLimit = 16 << 20

  let form: CompiledForm
  /// What is odd about it, one line each with its place.
  let warnings: [String]
  private let source: SourceText

  var definition: FormDefinition { form.definition }

  /// Reads and checks a definition.
  ///
  /// - Throws: a failure with everything that is wrong, each with its place.
  init(_ file: InputFile, limit: Int = standardLimit) throws(Failure) {
    try self.init(try file.read(limit: limit), limit: limit)
  }

  init(_ source: SourceText, limit: Int = standardLimit) throws(Failure) {
    self.source = source
    let root = try source.parsed(limit: limit)
    do throws(DefinitionError) {
      form = try CompiledForm(try FormDefinition(node: root))
      warnings = form.report.warnings.map { source.line(of: $0, kind: "warning: ") }
    } catch {
      throw Failure(.badData, error.issues.map { source.line(of: $0) })
    }
  }
}

extension DefinitionFile {
  /// The warnings, also of validators that are not among those that the form will have.
  func warnings(validators: [String]) -> [String] {
    warnings
      + form.unknownValidators(validators.contains).map { source.line(of: $0, kind: "warning: ") }
  }
}

extension SourceText {
  fileprivate func line(of issue: DefinitionIssue, kind: String = "") -> String {
    line(issue.offset ?? 0, kind + issue.message)
  }
}
