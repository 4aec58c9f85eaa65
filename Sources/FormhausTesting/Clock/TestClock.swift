public import FormhausStore

/// A clock on which time passes only when the test says so.
///
/// ```swift
/// let clock = TestClock()
/// clock.advance(by: .milliseconds(600))
/// ```
@MainActor
public final class TestClock: FormClock {
  /// The time that has passed.
  public private(set) var now: Duration = .zero
  private var waiting: [Waiting] = []
  private var scheduled = 0

  public init() {}

  /// Does work when its time has come, which only `advance(by:)` brings.
  public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
    let work = ScheduledWork(work)
    scheduled += 1
    waiting.append(Waiting(due: now + max(.zero, delay), order: scheduled, work: work))
    return work
  }

  /// Lets time pass: work that falls due is done in the order of its time, each at its own moment; work that it
  /// schedules in turn is done too when it falls due on the way.
  ///
  /// - Parameter afterEach: called after each piece of work.
  public func advance(by duration: Duration, afterEach: @MainActor () -> Void = {}) {
    let end = now + max(.zero, duration)
    while let next = takeNext(until: end) {
      now = next.due
      next.work.fire()
      afterEach()
    }
    now = end
  }

  /// Whether work waits that was not cancelled.
  public var hasWork: Bool { waiting.contains { $0.work.isPending } }

  private func takeNext(until end: Duration) -> Waiting? {
    waiting.removeAll { !$0.work.isPending }
    let due = waiting.indices.filter { waiting[$0].due <= end }
    return due.min { waiting[$0].isBefore(waiting[$1]) }.map { waiting.remove(at: $0) }
  }

  private struct Waiting {
    var due: Duration
    var order: Int
    var work: ScheduledWork

    /// Of two that are due at one moment the first scheduled comes first.
    func isBefore(_ other: Waiting) -> Bool { (due, order) < (other.due, other.order) }
  }
}
