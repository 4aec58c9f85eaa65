/// The end of a run, awaited by the caller; the first one counts.
@MainActor
final class Ending {
  private var ending: AppEnding?
  private var waiting: CheckedContinuation<AppEnding, Never>?

  func end(_ ending: AppEnding) {
    guard self.ending == nil else { return }
    self.ending = ending
    waiting?.resume(returning: ending)
    waiting = nil
  }

  var isReached: Bool { ending != nil }

  func value() async -> AppEnding {
    if let ending { return ending }
    return await withCheckedContinuation { waiting = $0 }
  }
}
