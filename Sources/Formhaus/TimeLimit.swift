import FormhausCore
import FormhausStore
import FormhausText

/// The time there is for answering. What is left of it is said twice before the end.
struct TimeLimit {
  /// The seconds that are left when it is said.
  private static let announced = [60, 10]

  let duration: Duration
  let labels: Labels

  init(_ duration: Duration, _ labels: Labels) {
    self.duration = duration
    self.labels = labels
  }

  /// Lets the time run from now on.
  ///
  /// - Parameters:
  ///   - say: takes each sentence when its moment has come.
  ///   - end: called when the time is over.
  /// - Returns: what waits for its time, to be cancelled when the form ends before.
  @MainActor
  func start(
    on clock: any FormClock, say: @escaping @MainActor (SafeText) -> Void,
    end: @escaping @MainActor () -> Void
  ) -> [ScheduledWork] {
    let sentences = TimeLimit.announced.filter { .seconds($0) <= duration }.map { seconds in
      clock.schedule(after: duration - .seconds(seconds)) { say(sentence(secondsLeft: seconds)) }
    }
    return sentences + [clock.schedule(after: duration, end)]
  }

  private func sentence(secondsLeft: Int) -> SafeText {
    SafeText(notes: labels.text(.timeLeft, count: secondsLeft))
  }
}
