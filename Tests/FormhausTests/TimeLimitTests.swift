import FormhausCore
import FormhausTesting
import Testing

@testable import Formhaus

@MainActor @Suite struct TimeLimitTests {
  /// What is said and done, with the second in which it happens.
  private func events(limit: Int, until end: Int = 1000, cancelledAfter: Int? = nil) -> [String] {
    let clock = TestClock()
    var events: [String] = []
    let timing = TimeLimit(.seconds(limit), Labels()).start(
      on: clock, say: { events.append("\(clock.now / .seconds(1)): \($0)") },
      end: { events.append("\(clock.now / .seconds(1)): over") })
    if let cancelledAfter {
      clock.advance(by: .seconds(cancelledAfter))
      for work in timing { work.cancel() }
    }
    clock.advance(by: .seconds(end))
    return events
  }

  @Test func aMinuteAndTenSecondsBeforeTheEndItIsSaid() {
    #expect(
      events(limit: 600) == [
        "540.0: 60 seconds left to answer", "590.0: 10 seconds left to answer", "600.0: over",
      ])
  }

  @Test func whatHasPassedAtTheStartIsNotSaid() {
    #expect(events(limit: 60).first == "0.0: 60 seconds left to answer")
    #expect(events(limit: 59) == ["49.0: 10 seconds left to answer", "59.0: over"])
    #expect(events(limit: 5) == ["5.0: over"])
  }

  @Test func afterTheFormsEndNothingIsSaid() {
    #expect(events(limit: 90, cancelledAfter: 40) == ["30.0: 60 seconds left to answer"])
  }
}
