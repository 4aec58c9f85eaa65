import Dispatch
import Glibc

/// A thread for work that mostly waits: it takes no place in a pool that others need.
enum WaitingThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Runs `body` on a thread of its own, or from the pool where the system gives none.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if result == 0 {
      pthread_detach(thread)
    } else {
      work.release()
      DispatchQueue.global().async(execute: body)
    }
  }
}
