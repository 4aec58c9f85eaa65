import FormhausCore
import PlainRules
import Testing

extension ShellResult {
  /// Expects that what was said on standard error, behind some lines of the program itself, holds the rules of plain
  /// mode.
  func expectPlainRules(typed: String, after remarks: Int = 0, labels: Labels = Labels()) {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(remarks)
    let typed = typed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    checkPlainRules(lines.joined(separator: "\n"), typed: typed, code, labels: labels)
  }
}

/// Expects that a transcript of the program holds the rules of plain mode.
func checkPlainRules(_ text: String, typed: [String], _ code: Int32?, labels: Labels = Labels()) {
  let closing: PlainClosing =
    switch code {
    case 0: .sent
    case 1: text.contains(labels[.plainInputEnded]) ? .endOfInput : .left
    case 130: .interrupted
    default: .signalled
    }
  let lines = typed.last == "" ? typed.dropLast() : typed[...]
  let transcript = PlainTranscript(text, typed: Array(lines), closing: closing, labels: labels)
  let breaches = transcript.breaches(labels: labels)
  #expect(breaches.isEmpty, "\(breaches)\n\(text)")
}
