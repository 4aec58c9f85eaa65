import Dispatch
import Synchronization

/// A queue between threads: what one sends, another receives in the same order.
final class ThreadQueue<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  // Counts from zero: one that is given up while others still wait in it must not be below where it began.
  private let filled = DispatchSemaphore(value: 0)

  func send(_ element: Element) {
    elements.withLock { $0.append(element) }
    filled.signal()
  }

  /// The first element; waits until there is one.
  func receive() -> Element {
    filled.wait()
    return elements.withLock { $0.removeFirst() }
  }
}
