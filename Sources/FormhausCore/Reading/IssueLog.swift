import FormhausText

/// Collects what is wrong while a definition is read.
final class IssueLog {
  /// Members that a version of the format brought in, with the kinds of object they belong to.
  private static let sinceVersion: [String: FormatVersion] = [
    "field.randomize": FormatVersion(1, 6), "option.pinned": FormatVersion(1, 6),
    "field.readOnly": FormatVersion(1, 8), "option.disabled": FormatVersion(1, 8),
  ]

  private var issues: [DefinitionIssue] = []
  private(set) var warnings: [DefinitionIssue] = []
  private(set) var hints: [DefinitionIssue] = []
  /// The version the definition states; nil while every member counts.
  var formatVersion: FormatVersion?
  /// Whether the source has positions worth reporting.
  private let hasOffsets: Bool

  init(hasOffsets: Bool) {
    self.hasOffsets = hasOffsets
  }

  var isClean: Bool { issues.isEmpty }

  /// The issues in document order; as they came up when there are no positions.
  var issuesInOrder: [DefinitionIssue] {
    let numbered = issues.enumerated().map { (offset: $1.offset ?? 0, number: $0, issue: $1) }
    return numbered.sorted { ($0.offset, $0.number) < ($1.offset, $1.number) }.map(\.issue)
  }

  /// Reports an error: `steps[1].fields[0].label: must be text`.
  func report(
    _ place: DefinitionPlace, _ problem: String, at offset: Int, code: String = "invalid-type",
    hint: String? = nil
  ) {
    let message = place.isRoot ? "The definition \(problem)" : "\(place): \(problem)"
    issues.append(
      DefinitionIssue(
        code: code, message: message, offset: self.offset(offset), hint: hint ?? IssueLog.spellings[problem]))
  }

  /// Reports a member that must be there.
  func reportMissing(_ member: String, of place: DefinitionPlace, at offset: Int) {
    report(
      place.member(member), "is missing", at: offset, code: "missing-member", hint: "Add \"\(member)\".")
  }

  /// Hints at a member that nobody knows; it is ignored.
  func noteUnknown(_ member: String, in place: DefinitionPlace, at offset: Int, _ suggestion: String?) {
    hints.append(
      DefinitionIssue(
        code: "unknown-member",
        message: "\(place.member(member)): the language has no such member; it is ignored",
        offset: self.offset(offset), hint: suggestion))
  }

  /// How values of a kind are written.
  private static let spellings = [
    "must be text": "Put it in double quotes.",
    "must be a list": "Put it in square brackets: [...].",
    "must be an object": "Write it as {...}.",
    "must be a number": "Write it in digits, without quotes.",
    "must be true or false": "Write true or false, without quotes.",
  ]

  /// The offset to keep; nil when the definition did not come from text.
  func offset(_ offset: Int) -> Int? {
    hasOffsets ? offset : nil
  }

  /// Whether a member counts; one that is newer than the stated version is reported and does not.
  func counts(_ member: String, of kind: String, in place: DefinitionPlace, at offset: Int) -> Bool {
    guard let stated = formatVersion, let since = IssueLog.sinceVersion["\(kind).\(member)"], stated < since
    else { return true }
    warnings.append(
      DefinitionIssue(
        code: "outdated-format-version",
        message:
          "\(place.member(member)): needs format \(since), but the definition states \(stated); it is ignored",
        offset: self.offset(offset)))
    return false
  }
}
