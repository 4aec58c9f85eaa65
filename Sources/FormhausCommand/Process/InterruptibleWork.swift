/// Work that is done for nobody who watches: a signal ends it and what it started before it ends the program.
@MainActor
enum InterruptibleWork {
  /// Does the work.
  ///
  /// - Parameter ended: ends what the work has started, also when it failed.
  static func run<Value: Sendable>(
    _ work: @escaping @MainActor () async throws(Failure) -> Value,
    ended: @MainActor () async -> Void = {}
  ) async throws(Failure) -> Value {
    let task = Task { () -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
    let signals = EndingSignals { task.cancel() }
    let result = await task.value
    await ended()
    signals.release()
    return try result.get()
  }
}
