import FormhausCore
import FormhausText

/// One thing that the check of a file found.
struct Finding: Equatable {
  enum Severity: String, CaseIterable {
    case error, warning, hint
  }

  let severity: Severity
  /// A stable name in kebab case, such as `duplicate-step-id`.
  let code: String
  let message: String
  /// How to mend it.
  let mend: String?
  /// The byte in the source.
  let offset: Int
}

extension Finding {
  /// Warnings of the checker about which the command is strict: the form would run, but not as it is written.
  static let strictCodes: Set = [
    "invalid-pattern", "unknown-operator", "unknown-validator", "circular-condition",
  ]

  init(_ issue: DefinitionIssue, _ severity: Severity) {
    self.init(
      severity: Finding.strictCodes.contains(issue.code) ? .error : severity, code: issue.code,
      message: issue.message, mend: issue.hint, offset: issue.offset ?? 0)
  }

  init(_ error: JSONSyntaxError) {
    self.init(
      severity: .error, code: "invalid-json", message: error.message, mend: nil, offset: error.offset)
  }
}

extension DefinitionReport {
  /// The findings in the order of the source.
  var findings: [Finding] {
    let all =
      errors.map { Finding($0, .error) } + warnings.map { Finding($0, .warning) }
      + hints.map { Finding($0, .hint) }
    let numbered = all.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    return numbered.map(\.element)
  }
}
