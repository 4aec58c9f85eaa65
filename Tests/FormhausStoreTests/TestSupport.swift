import FormhausStore
import FormhausTesting
import FormhausText
import Testing

/// Records a failure of a test store at its place in the test.
func record(_ failure: TestFailure) {
  let place = failure.place
  Issue.record(
    "\(failure)",
    sourceLocation: Testing.SourceLocation(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
}

/// A submit handler whose answer the test gives, and what it was told.
@MainActor
final class Receiver {
  let answer = HeldAnswer<SubmissionOutcome>()
  private(set) var submissions = 0
  private(set) var successes = 0
  /// What was handed over last.
  private(set) var values: JSONObject = [:]
  private(set) var skippedSteps: [String] = []

  func work(checkTime: Duration = SubmissionWork.standardCheckTime) -> SubmissionWork {
    SubmissionWork(
      checkTime: checkTime, defaultFailure: "Couldn't send this. Try again.",
      submit: { values, skippedSteps in
        self.submissions += 1
        self.values = values
        self.skippedSteps = skippedSteps
        return await self.answer.value()
      }, succeeded: { self.successes += 1 })
  }
}

/// Lets other work go on until a condition holds; fails when it never does.
@MainActor
func wait(
  _ location: Testing.SourceLocation = #_sourceLocation, until isDone: @MainActor () -> Bool
) async {
  // Turns alone may pass before another thread has its own, and time alone before this one has.
  let end = ContinuousClock.now + .seconds(20)
  var turns = 0
  while turns < 10_000 || ContinuousClock.now < end {
    if isDone() { return }
    turns += 1
    await Task.yield()
  }
  Issue.record("It never came to it.", sourceLocation: location)
}

/// Lets all work that is ready go on.
@MainActor
func settleDown(turns: Int = 100) async {
  for _ in 0..<turns { await Task.yield() }
}
