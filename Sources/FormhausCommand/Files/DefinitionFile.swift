import FormhausCore
import FormhausText

/// A definition as it was read and checked, ready to run.
struct DefinitionFile {
  /// The most bytes that are read unless `--max-definition` says otherwise.
  static let standardLimit = 16 << 20

  let form: CompiledForm
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
    } catch {
      throw Failure(.badData, error.issues.map { source.line(of: $0) })
    }
  }
}

extension DefinitionFile {
  /// What is odd about it, one line each with its place, in the order of the text.
  ///
  /// - Parameter validators: the names that the form will have; with nil nothing is said of others.
  func warnings(validators: [String]? = nil) -> [String] {
    let unknown = validators.map { names in form.unknownValidators(names.contains) } ?? []
    return (form.report.warnings + unknown).sorted { ($0.offset ?? 0) < ($1.offset ?? 0) }
      .map { source.line(of: $0, kind: "warning: ") }
  }
}

extension SourceText {
  fileprivate func line(of issue: DefinitionIssue, kind: String = "") -> String {
    line(issue.offset ?? 0, kind + issue.message)
  }
}
