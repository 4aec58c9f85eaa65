import FormhausText

/// Runs the shell lines that a form asks: its options, its checks.
///
/// Cancelling the task that asks ends the command.
@MainActor
final class HostCommandRunner {
  /// The most bytes that a command may print.
  nonisolated static let outputLimit = 64 << 20

  /// The most commands that run at a time; others wait for their turn.
  nonisolated static let runningLimit = 8

  private let environment: [String: String]
  private var running: [Int: ChildProcess] = [:]
  private var started = 0
  /// How many have their turn.
  private var turns = 0
  private var waitingForTurn: [CheckedContinuation<Void, Never>] = []
  private var isEnding = false
  private var whenSettled: [CheckedContinuation<Void, Never>] = []

  /// - Parameter environment: variables on top of those of the program.
  init(environment: [String: String]) {
    self.environment = environment
  }

  /// Gives a value to a command as JSON and returns what it printed.
  ///
  /// - Throws: `CancellationError`, or a `HostCommandError` when the command could not do its work.
  func ask(_ line: String, _ message: JSONValue) async throws -> FinishedChild {
    await takeTurn()
    defer { passTurn() }
    try Task.checkCancellation()
    if isEnding { throw CancellationError() }
    started += 1
    let number = started
    let spawn = Spawn(line: line, environment: environment)
    let input = Array((JSONWriter.string(message) + "\n").utf8)
    let child = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<FinishedChild, any Error>) in
        do throws(SystemError) {
          running[number] = try ChildProcess(spawn, input: input, outputLimit: HostCommandRunner.outputLimit)
          {
            child in
            Task { @MainActor in
              self.settle(number)
              continuation.resume(returning: child)
            }
          }
        } catch {
          continuation.resume(throwing: HostCommandError("The command cannot be started: \(error)"))
        }
        if Task.isCancelled { running[number]?.cancel() }
      }
    } onCancel: {
      Task { @MainActor in self.running[number]?.cancel() }
    }
    if child.wasCancelled { throw CancellationError() }
    return child
  }

  /// Ends what still runs, when there is nobody any more to hear of it.
  func end() async {
    isEnding = true
    for child in running.values { child.cancel() }
    while !running.isEmpty { await withCheckedContinuation { whenSettled.append($0) } }
  }

  private func takeTurn() async {
    guard turns == HostCommandRunner.runningLimit else {
      turns += 1
      return
    }
    // Whoever is done hands its turn over.
    await withCheckedContinuation { waitingForTurn.append($0) }
  }

  private func passTurn() {
    if waitingForTurn.isEmpty { turns -= 1 } else { waitingForTurn.removeFirst().resume() }
  }

  private func settle(_ number: Int) {
    running[number] = nil
    guard running.isEmpty else { return }
    for waiting in whenSettled { waiting.resume() }
    whenSettled = []
  }
}
