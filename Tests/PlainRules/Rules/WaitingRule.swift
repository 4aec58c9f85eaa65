import FormhausCore

/// P3: nothing is written by a timer; who waits hears one line at the start, at most one at 10 seconds, at 30 and each
/// minute, and one of what came of it.
struct WaitingRule: PlainRule {
  let number = 3
  let isQuiet: Bool
  /// How much time has passed, as far as that is known.
  private var now = Duration.zero
  private var knowsTime = false
  private var work: Work?
  /// What is waited for while it is asked whether to leave.
  private var paused: Work?

  private struct Work {
    var start: String
    var isSending: Bool
    /// Between what it began.
    var began: ClosedRange<Duration>
    var lastStill = 0
    var result: String?
  }

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  mutating func judge(_ exchange: PlainExchange, _ phrases: PlainPhrases) -> [String] {
    let before = now
    if case .passed(let duration) = exchange.input {
      now += duration
      knowsTime = true
      if exchange.open != nil, !exchange.texts.isEmpty {
        return ["written by a timer: \(exchange.texts)"]
      }
    }
    var broken: [String] = []
    for line in exchange.lines {
      if let seconds = stillWorking(line, phrases) {
        broken += judge(still: line, seconds, since: before)
      } else if phrases[.plainStayed].isWhole(line) {
        // Asking whether to leave neither ends what is waited for nor begins it anew.
        if !exchange.isComplete { work = paused }
        paused = nil
      } else if phrases[.plainStopping].isWhole(line) {
        if work?.result != nil || work == nil { broken.append("nothing is stopped: \(line)") }
      } else if phrases.isAny([.plainSending, .plainChecking, .plainWorking], line) {
        if let work, work.result == nil { broken.append("a second start: \(line)") }
        let isSending = !phrases[.plainChecking].isWhole(line)
        work = Work(start: line, isSending: isSending, began: before...now)
      } else if let result = work?.result {
        if isEnd(line, phrases), isEnd(result, phrases) { broken.append("two results: \(result) \(line)") }
      } else {
        work?.result = line
      }
    }
    guard exchange.isComplete else {
      // Whatever is said while nothing is asked tells what is waited for.
      if work == nil, let start = exchange.lines.last {
        work = Work(start: start, isSending: false, began: before...now)
      }
      return broken
    }
    if let work, work.isSending, work.result == nil, exchange.ending != .interrupted,
      exchange.ending != .signalled
    {
      broken.append("no result of: \(work.start)")
    }
    if exchange.next?.kind == .leave, work?.result == nil { paused = work }
    work = nil
    return broken
  }

  /// Whether a line tells how sending ended.
  private func isEnd(_ line: String, _ phrases: PlainPhrases) -> Bool {
    let sent = phrases.labels[.sent]
    return phrases.isAny([.plainSendingStopped, .plainCheckingStopped], line)
      || phrases.isError(line)
        && !phrases.isAny([.plainInputEnded], line.dropFirst(phrases.error.count))
      || line.hasPrefix(sent + phrases.labels[.fullStop])
  }

  /// The seconds of `Still working, 30 seconds.`
  private func stillWorking(_ line: String, _ phrases: PlainPhrases) -> Int? {
    if let seconds = phrases[.plainStillSeconds].match(line)?["n"].flatMap({ Int($0) }) { return seconds }
    return phrases[.plainStillMinutes].match(line)?["n"].flatMap { Int($0) }.map { $0 * 60 }
  }

  private mutating func judge(still line: String, _ seconds: Int, since before: Duration) -> [String] {
    guard let work, work.result == nil else { return ["nothing is worked at: \(line)"] }
    if isQuiet { return ["not quiet: \(line)"] }
    let isDue = seconds == 10 || seconds == 30 || seconds % 60 == 0
    let isNew = seconds > work.lastStill
    let time = Duration.seconds(seconds)
    let isInTime =
      !knowsTime || (work.began.lowerBound + time <= now && work.began.upperBound + time > before)
    self.work?.lastStill = seconds
    return isDue && isNew && isInTime ? [] : ["at the wrong time: \(line)"]
  }
}
