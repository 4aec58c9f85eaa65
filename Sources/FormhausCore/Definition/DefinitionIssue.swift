/// One thing that is wrong or odd about a definition.
public struct DefinitionIssue: Sendable, Equatable {
  /// A stable name in kebab case, such as `duplicate-step-id`.
  public var code: String
  /// What is wrong, for a person; names the place.
  public var message: String
  /// Where in the source text, in bytes from its start; nil when the definition did not come from text.
  public var offset: Int?
  /// How to mend it, for a person.
  public var hint: String?

  public init(code: String, message: String, offset: Int? = nil, hint: String? = nil) {
    self.code = code
    self.message = message
    self.offset = offset
    self.hint = hint
  }
}

/// Why a definition cannot be used: every error that was found, at least one.
public struct DefinitionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The errors in document order.
  public var issues: [DefinitionIssue]

  public init(issues: [DefinitionIssue]) {
    self.issues = issues
  }

  /// The messages, one a line.
  public var description: String {
    issues.map(\.message).joined(separator: "\n")
  }
}

/// What the checker found in a definition.
public struct DefinitionReport: Sendable, Equatable {
  /// What makes the definition unusable: the engine refuses it.
  public var errors: [DefinitionIssue]
  /// What is probably a mistake; the form runs all the same.
  public var warnings: [DefinitionIssue]
  /// What might be meant otherwise; never a reason to refuse anything.
  public var hints: [DefinitionIssue]

  public init(
    errors: [DefinitionIssue] = [], warnings: [DefinitionIssue] = [], hints: [DefinitionIssue] = []
  ) {
    self.errors = errors
    self.warnings = warnings
    self.hints = hints
  }
}
