import FormhausText
import FormhausUI

extension ScreenExpectation {
  /// What is otherwise on a screen.
  ///
  /// - Parameter announced: what was announced since the last check.
  @MainActor
  func mismatches(on terminal: HeadlessTerminal, announced: [String]) -> [Mismatch] {
    let drawn = terminal.text
    var mismatches =
      contains.filter { !drawn.contains($0) }
      .map { Mismatch(subject: "contains", expected: "\(JSONValue($0))", found: quoted(drawn)) }
    mismatches += lacks.filter { drawn.contains($0) }
      .map { Mismatch(subject: "lacks", expected: "not \(JSONValue($0))", found: quoted(drawn)) }
    if let focus, terminal.focusedTestID != focus {
      mismatches.append(
        Mismatch(subject: "focus", expected: focus, found: terminal.focusedTestID ?? "no test id"))
    }
    for (testID, text) in texts {
      let found = terminal.screen.text(ofTestID: testID)
      guard found != text else { continue }
      mismatches.append(
        Mismatch(
          subject: "text \(testID)", expected: "\(JSONValue(text))",
          found: found.map { "\(JSONValue($0))" } ?? "no such element"))
    }
    return mismatches + announcementMismatches(announced)
  }

  private func announcementMismatches(_ announced: [String]) -> [Mismatch] {
    guard let expected = self.announced else { return [] }
    var rest = announced[...]
    let isFound = expected.allSatisfy { part in
      guard let place = rest.firstIndex(where: { $0.contains(part) }) else { return false }
      rest = rest[place...].dropFirst()
      return true
    }
    guard !isFound || expected.isEmpty && !announced.isEmpty else { return [] }
    return [
      Mismatch(
        subject: "announced", expected: "\(JSONValue.array(expected.map { .string($0) }))",
        found: "\(JSONValue.array(announced.map { .string($0) }))")
    ]
  }

  /// The drawn rows that are not empty, on one line.
  private func quoted(_ drawn: String) -> String {
    let rows = drawn.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }
    return "\(JSONValue(rows.joined(separator: " / ")))"
  }
}
