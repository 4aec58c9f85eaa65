import FormhausStore
import FormhausTesting
import Testing

@MainActor
@Suite("The clock of tests")
struct TestClockTests {
  private let clock = TestClock()

  @Test("work is done in the order of its time, then in the order it was scheduled")
  func order() {
    var done: [String] = []
    _ = clock.schedule(after: .seconds(2)) { done.append("late") }
    _ = clock.schedule(after: .seconds(1)) { done.append("first") }
    _ = clock.schedule(after: .seconds(1)) { done.append("second") }
    clock.advance(by: .milliseconds(999))
    #expect(done == [])
    clock.advance(by: .seconds(2))
    #expect(done == ["first", "second", "late"])
    #expect(clock.now == .milliseconds(2999))
  }

  @Test("work sees the moment for which it was scheduled, and what it schedules is done on the way")
  func chain() {
    var moments: [Duration] = []
    _ = clock.schedule(after: .seconds(1)) {
      moments.append(clock.now)
      _ = clock.schedule(after: .seconds(1)) { moments.append(clock.now) }
    }
    clock.advance(by: .seconds(5))
    #expect(moments == [.seconds(1), .seconds(2)])
    #expect(!clock.hasWork)
  }

  @Test("cancelled work is not done")
  func cancellation() {
    var isDone = false
    let work = clock.schedule(after: .zero) { isDone = true }
    #expect(clock.hasWork)
    work.cancel()
    #expect(!clock.hasWork)
    clock.advance(by: .zero)
    #expect(!isDone)
  }
}
