import Synchronization

/// What a child finds on its standard input, some of it later.
final class ChildInput: Sendable {
  private struct State {
    var bytes: [UInt8]
    var isClosed: Bool
  }

  private let state: Mutex<State>

  /// - Parameter isClosed: whether nothing follows the bytes.
  init(_ bytes: [UInt8] = [], isClosed: Bool) {
    state = Mutex(State(bytes: bytes, isClosed: isClosed))
  }

  /// Adds bytes, unless nothing was to follow.
  func append(_ bytes: [UInt8]) {
    state.withLock { state in
      if !state.isClosed { state.bytes += bytes }
    }
  }

  /// Takes what is there.
  func take() -> (bytes: [UInt8], isClosed: Bool) {
    state.withLock { state in
      defer { state.bytes = [] }
      return (state.bytes, state.isClosed)
    }
  }
}
