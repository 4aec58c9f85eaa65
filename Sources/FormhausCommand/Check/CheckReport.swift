import FormhausText

/// What the check of all files found.
struct CheckReport {
  let files: [CheckedFile]
  /// Files that could not be read, with the reason.
  let unreadable: [UnreadableFile]

  struct UnreadableFile {
    let name: String
    let reason: String

    var text: String { "cannot read \(name): \(reason)" }
  }

  func count(_ severity: Finding.Severity) -> Int {
    files.reduce(0) { $0 + $1.count(severity) }
  }

  /// The text for a person: each finding with its place, the spot and how to mend it, and a line with the counts.
  var text: String {
    files.flatMap { file in file.findings.map { CheckReport.text($0, in: file) } }.joined() + summary + "\n"
  }

  private static func text(_ finding: Finding, in file: CheckedFile) -> String {
    let place = file.lines.location(finding.offset)
    let head = SafeText(
      value: "\(file.name):\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.code)]")
    let excerpt = Excerpt(file.lines, at: finding.offset)
    let number = String(place.line)
    let margin = String(repeating: " ", count: number.count)
    var text = head.string + "\n"
    text += "  \(number) | \(excerpt.line)\n"
    text += "  \(margin) | \(String(repeating: " ", count: excerpt.caret))^\n"
    if let mend = finding.mend { text += "  \(margin) = \(SafeText(value: mend))\n" }
    return text
  }

  /// `2 files: 1 error, no warnings, 3 hints`
  private var summary: String {
    let counts = Finding.Severity.allCases.map { counted(count($0), $0.rawValue) }
    return "\(counted(files.count, "file")): \(counts.joined(separator: ", "))"
  }
}

/// `no files`, `1 file`, `2 files`
func counted(_ count: Int, _ noun: String) -> String {
  "\(count == 0 ? "no" : String(count)) \(noun)\(count == 1 ? "" : "s")"
}
