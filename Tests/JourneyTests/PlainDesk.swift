import FormhausCore
import PlainRules
import Testing
import TmuxSupport

/// A conversation in plain mode at a desk. It keeps what is typed, so that the transcript can be held against the rules.
struct PlainDesk {
  let desk: Desk
  private let labels: Labels
  private var typed: [String] = []
  /// What was shown when something was typed last.
  private var shown = ""

  /// - Parameter locale: the language in which is asked.
  init(_ desk: Desk, locale: String = "en") {
    self.desk = desk
    labels = Labels(locale: locale)
  }

  /// Waits for a question with the cursor at its end, then answers it.
  mutating func answer(_ question: String, _ line: String) async throws {
    try await wait(for: question)
    try enter(line)
  }

  /// Waits for a question with the cursor at its end. What was shown before must still be shown.
  mutating func wait(for question: String) async throws {
    try await desk.tmux.waitUntil(question) { $0.beforeCursor.hasPrefix(question) && !$0.isAlternate }
    let now = try desk.tmux.run("capture-pane", "-p", "-J", "-S", "-")
    let text = now.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.reversed().drop { $0 == " " }.reversed() }.map { String($0) }.joined(separator: "\n")
    #expect(text.hasPrefix(shown), "P2, what was written is gone: \(shown)")
    shown = String(text.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Types a line and presses Enter.
  mutating func enter(_ line: String) throws {
    typed.append(line)
    try desk.enter(line)
  }

  /// Presses Ctrl-C.
  mutating func interrupt() throws {
    typed.append(PlainTranscript.interrupt)
    try desk.tmux.keys("<C-c>")
  }

  /// Waits for the end and holds all that was written against the rules.
  ///
  /// - Parameters:
  ///   - closing: how it ended; nil for what the exit code tells.
  ///   - remarks: how many lines of the program itself come before.
  @discardableResult
  func ended(_ closing: PlainClosing? = nil, after remarks: Int = 0) async throws -> (
    code: Int, screen: TmuxScreen
  ) {
    let end = try await desk.ended()
    let closing = closing ?? (end.code == 0 ? .sent : .left)
    let text = written.split(separator: "\r\n", omittingEmptySubsequences: false).dropFirst(remarks)
      .joined(separator: "\r\n")
    let transcript = PlainTranscript(text, typed: typed, isEchoed: true, closing: closing, labels: labels)
    let breaches = transcript.breaches(labels: labels)
    #expect(breaches.isEmpty, "\(breaches)\n\(text)")
    return end
  }

  /// All that the program wrote between the cleared screen and the word of its end.
  private var written: String {
    let recorded = desk.folder.text("recording")
    let start = recorded.matches(of: /\u{1B}\[\d*J/).last?.range.upperBound ?? recorded.startIndex
    let end = recorded.ranges(of: "ended ").last { $0.lowerBound > start }?.lowerBound
    return String(recorded[start..<(end ?? recorded.endIndex)])
  }
}
