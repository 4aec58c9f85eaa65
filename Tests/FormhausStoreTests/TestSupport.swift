import FormhausStore
import FormhausTesting
import Testing

/// Records a failure of a test store at its place in the test.
func record(_ failure: TestFailure) {
  let place = failure.place
  Issue.record(
    "\(failure)",
    sourceLocation: SourceLocation(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
}

/// A submit handler whose answer the test gives, and what it was told.
@MainActor
final class Receiver {
  let answer = HeldAnswer<SubmissionOutcome>()
  private(set) var submissions = 0
  private(set) var successes = 0

  func work(checkTime: Duration = SubmissionWork.standardCheckTime) -> SubmissionWork {
    SubmissionWork(
      checkTime: checkTime, defaultFailure: "Couldn't send this. Try again.",
      submit: {
        self.submissions += 1
        return await self.answer.value()
      }, succeeded: { self.successes += 1 })
  }
}
