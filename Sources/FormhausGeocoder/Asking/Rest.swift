/// When a server that has had enough is left alone.
struct Rest: Sendable {
  private static let longest = Duration.seconds(60)

  private var failures = 0
  /// Until when nothing is asked.
  private(set) var end: ContinuousClock.Instant?

  /// How long it is still to be left alone; nil when it may be asked.
  func remaining(at now: ContinuousClock.Instant) -> Duration? { end.flatMap { $0 > now ? $0 - now : nil } }

  /// Takes note of an answer.
  ///
  /// - Parameter retryAfter: what the server asks for; nil where it does not say.
  mutating func note(status: Int, retryAfter: Duration?, at now: ContinuousClock.Instant) {
    guard status == 429 || 500...599 ~= status else {
      failures = 0
      return
    }
    failures += 1
    let pause = min(Rest.longest, .seconds(1 << min(failures - 1, 6)))
    end = now + (status == 429 || status == 503 ? retryAfter ?? pause : pause)
  }
}
