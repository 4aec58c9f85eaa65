import Dispatch

/// Work on pieces of an input, done by several threads, with the results in the order of the pieces.
///
/// One thread makes pieces, some turn each into a result, and the caller's takes the results. So many pieces are under
/// way at most that memory stays flat, however slow the taker is.
enum OrderedWork {
  private enum Event<Result: Sendable>: Sendable {
    case done(Int, Result)
    case ended(count: Int)
  }

  private struct Piece<Content: Sendable>: Sendable {
    let number: Int
    let content: Content
  }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - workers: how many threads work.
  ///   - next: makes the next piece, on a thread of its own; nil when there are no more.
  ///   - makeWork: called once on the thread of each worker, so that workers share nothing.
  ///   - take: gets each result; false ends all.
  static func run<Content: Sendable, Result: Sendable>(
    workers: Int, next: @escaping @Sendable () -> (() -> Content?),
    makeWork: @escaping @Sendable () -> ((Content) -> Result), take: (Result) -> Bool
  ) {
    let room = DispatchSemaphore(value: 0)
    for _ in 0..<(2 * workers + 2) { room.signal() }
    let pieces = ThreadQueue<Piece<Content>?>()
    let events = ThreadQueue<Event<Result>>()
    WaitingThread.start {
      let next = next()
      var count = 0
      while true {
        room.wait()
        guard let content = next() else { break }
        pieces.send(Piece(number: count, content: content))
        count += 1
      }
      for _ in 0..<workers { pieces.send(nil) }
      events.send(.ended(count: count))
    }
    for _ in 0..<workers {
      WaitingThread.start {
        let work = makeWork()
        while let piece = pieces.receive() { events.send(.done(piece.number, work(piece.content))) }
      }
    }
    takeInOrder(events, room, take)
  }

  private static func takeInOrder<Result: Sendable>(
    _ events: ThreadQueue<Event<Result>>, _ room: DispatchSemaphore, _ take: (Result) -> Bool
  ) {
    var waiting: [Int: Result] = [:]
    var next = 0
    var end = Int.max
    while next < end {
      switch events.receive() {
      case .ended(let count): end = count
      case .done(let number, let result): waiting[number] = result
      }
      while let result = waiting.removeValue(forKey: next) {
        guard take(result) else { return }
        next += 1
        room.signal()
      }
    }
  }
}
