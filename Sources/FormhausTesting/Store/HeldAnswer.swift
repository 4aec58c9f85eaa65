/// An answer that the code under test waits for and the test gives when it likes.
///
/// ```swift
/// let answer = HeldAnswer<SubmissionOutcome>()
/// // the work under test: await answer.value()
/// answer.release(.sent(message: nil))
/// ```
@MainActor
public final class HeldAnswer<Value: Sendable> {
  private var released: Value?
  private var waiting: [CheckedContinuation<Value, Never>] = []

  public init() {}

  /// How many callers wait now.
  public var waitingCount: Int { waiting.count }

  /// Waits for the answer; once it was given, every caller gets it at once.
  public func value() async -> Value {
    if let released { return released }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Gives the answer to all who wait and all who come; a second answer changes nothing.
  public func release(_ value: Value) {
    guard released == nil else { return }
    released = value
    let callers = waiting
    waiting = []
    for caller in callers { caller.resume(returning: value) }
  }
}
