import Address
import Synchronization

/// A search provider that is another program: one process, asked by lines of JSON as long as the form is open.
///
/// A process that ends, hangs or prints no lines of ours fails the requests on their way; the next request starts another.
/// Each answer goes to the request whose id it has, and is dropped when nobody waits for it any more.
final class SearchProcess: Sendable {
  private let talk: Mutex<SearchTalk>

  /// - Parameters:
  ///   - line: the shell line that starts the process.
  ///   - language: of the person; blank where it is not known.
  init(line: String, language: String = "", patience: SearchPatience = SearchPatience()) {
    talk = Mutex(
      SearchTalk(spawn: Spawn(line: line, environment: [:]), language: language, patience: patience))
  }

  deinit { talk.withLock { $0.end() } }

  /// Starts the process and waits until it has said who it is.
  ///
  /// - Throws: a `SearchError` when it cannot be started, ends, or says something else or nothing.
  func greeting() async throws -> SearchGreeting {
    let limit = talk.withLock { $0.patience.start }
    let watch = Task { [weak self] in
      try await Task.sleep(for: limit)
      self?.talk.withLock { $0.giveUpOnGreeting() }
    }
    defer { watch.cancel() }
    return try await withCheckedThrowingContinuation { continuation in
      talk.withLock { talk in
        if let greeting = talk.greeting { return continuation.resume(returning: greeting) }
        talk.waitingForGreeting.append(continuation)
        startIfNeeded(&talk)
      }
    }
  }

  /// Asks and waits for the answer. Cancelling the task drops it.
  ///
  /// - Throws: a `SearchError`, or `CancellationError`.
  func ask(_ question: SearchRequest.Question) async throws -> SearchReply.Answer {
    let id = talk.withLock { $0.newID() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        talk.withLock { talk in
          guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
          talk.endIfHung()
          talk.add(id, question, continuation)
          startIfNeeded(&talk)
          talk.sendWaiting()
        }
      }
    } onCancel: {
      talk.withLock { $0.drop(id) }
    }
  }

  /// Ends the process, when there is nobody any more to hear of it.
  func end() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      talk.withLock { talk in
        talk.end()
        if talk.running == 0 { continuation.resume() } else { talk.whenGone.append(continuation) }
      }
    }
  }

  private func startIfNeeded(_ talk: inout SearchTalk) {
    talk.startIfNeeded(
      printed: { [weak self] number, piece in self?.talk.withLock { $0.take(piece, of: number) } },
      finished: { [weak self] number, child in self?.talk.withLock { $0.finish(child, number) } })
  }
}
