import FormhausText

extension FieldType {
  /// Whether the path names a file that can be read and that the field takes, where that can be told.
  private static func checkFile(_ path: String, _ context: CheckContext) -> RuleFailure? {
    guard let check = context.files else { return nil }
    if let problem = check(path) { return RuleFailure(problem.message, rule: "file") }
    let accepted = AcceptedFiles(context.field.definition.accept)
    return accepted.takes(path)
      ? nil : RuleFailure(.fileType, rule: "file", arguments: ["types": accepted.text])
  }

  static let file = FieldType("file", .file) { value, context in
    guard case .string(let text) = value else { return RuleFailure(.file) }
    return tooLong(text, context) ?? checkFile(text, context)
  }
}
