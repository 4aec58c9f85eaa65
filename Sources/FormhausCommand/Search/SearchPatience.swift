/// How long a search provider is waited for, and when one that ended is started again.
struct SearchPatience: Sendable {
  /// How long its first line may take.
  var start = Duration.seconds(10)
  /// After how long without an answer it is taken for hung: it is ended and started anew.
  var answer = Duration.seconds(10)
  /// The pause before the second start in a row without an answer; it doubles with each that follows. The first start
  /// after an answer needs none.
  var firstPause = Duration.seconds(1)
  /// The longest pause.
  var longestPause = Duration.seconds(60)
  /// The time.
  var now: @Sendable () -> ContinuousClock.Instant = { .now }

  /// The pause after so many starts in a row that brought no answer.
  func pause(afterFailures count: Int) -> Duration {
    guard count > 1 else { return .zero }
    return min(longestPause, firstPause * (1 << min(count - 2, 16)))
  }
}
