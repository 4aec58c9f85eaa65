import Dispatch

/// The only source of time: it can be advanced by hand in tests.
@MainActor
public protocol FormClock: AnyObject, Sendable {
  /// Time since some fixed moment.
  var now: Duration { get }

  /// Calls `work` once when `delay` has passed.
  func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> ScheduledWork
}

/// Work that waits for its time.
@MainActor
public final class ScheduledWork {
  private var work: (@MainActor () -> Void)?

  public init(_ work: @escaping @MainActor () -> Void) {
    self.work = work
  }

  /// Whether the work is still to be done.
  public var isPending: Bool { work != nil }

  public func cancel() { work = nil }

  /// Does the work unless it was cancelled or done already.
  public func fire() {
    let due = work
    work = nil
    due?()
  }
}

/// The clock of the machine, on the main queue.
@MainActor
public final class LiveClock: FormClock {
  private let start = ContinuousClock.now

  public init() {}

  public var now: Duration { start.duration(to: .now) }

  public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) -> ScheduledWork {
    let scheduled = ScheduledWork(work)
    let nanoseconds = max(0, delay / .nanoseconds(1))
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(nanoseconds))) {
      MainActor.assumeIsolated { scheduled.fire() }
    }
    return scheduled
  }
}
