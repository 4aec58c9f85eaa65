import FormhausCore
import FormhausTesting
import FormhausText
import FormhausViews
import Testing

/// What a screen reader is given of the booking, word for word.
@MainActor
@Suite("The words of the booking") struct SeedWordsTests {
  /// All that means something on the page, in order.
  private func meanings(_ element: Element) -> [Semantics] {
    [element.semantics].compactMap(\.self) + element.children.flatMap(meanings)
  }

  @Test("Edit says of which step, and each answer is one element with its label and its value")
  func review() throws {
    let thursday = try #require(CivilDate(year: 2026, month: 10, day: 22))
    let clock = TestClock()
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.reduceMotion = true
    let host = ViewHost(StepFormExample(today: thursday) { _ in }, environment: environment)
    let terminal = HeadlessTerminal(host: host, clock: clock)
    try terminal.type("<Tab><Enter><Space><Tab><Space><Tab><Tab><Enter><Tab><Tab><Tab><Tab><Enter>")
    let page = meanings(host.tree())
    let edits = page.filter { $0.role == .button && $0.label.string.hasPrefix("Edit") }
    #expect(edits.map(\.label.string) == ["Edit Service", "Edit Day and time", "Edit Your details"])
    let answers = page.filter { $0.role == .answer || $0.purpose == .answer }
    #expect(
      answers.map { "\($0.label.string): \($0.value?.string ?? "")" } == [
        "Service: Website review, 60 minutes", "When: Friday, Oct 23, 09:00", "Full name: Maya Chen",
        "Email: maya@example.com", "Notes: Not given",
      ])
  }
}
