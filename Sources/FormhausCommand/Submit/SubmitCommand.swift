import FormhausText

/// The shell line that takes the answers of a form.
@MainActor
final class SubmitCommand {
  private let line: String
  private let form: String
  /// The same for every try of one form, so that the receiver knows a second one.
  private let submission: String
  private var running: ChildProcess?
  private var tries = 0
  private var whenSettled: [CheckedContinuation<Void, Never>] = []

  /// - Parameters:
  ///   - line: written by the operator, never taken from a definition.
  ///   - form: the id of the form.
  init(_ line: String, form: String, submission: String = randomUUID()) {
    self.line = line
    self.form = form
    self.submission = submission
  }

  /// Hands the values to the command and tells what it answered. Cancelling the task ends the command.
  func send(_ values: JSONObject, skippedSteps: [String]) async -> SubmitReply {
    await settle()
    guard !Task.isCancelled else { return .cancelled }
    let message: JSONValue = [
      "form": .string(form), "submission": .string(submission), "values": .object(values),
      "skippedSteps": .array(skippedSteps.map(JSONValue.string)),
    ]
    let spawn = Spawn(
      line: line, environment: ["FORMHAUS_FORM": form, "FORMHAUS_SUBMISSION": submission])
    tries += 1
    let number = tries
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start(spawn, Array((JSONWriter.string(message) + "\n").utf8)) { continuation.resume(returning: $0) }
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(number) }
    }
  }

  private func start(_ spawn: Spawn, _ input: [UInt8], _ replied: @escaping @MainActor (SubmitReply) -> Void)
  {
    do throws(SystemError) {
      running = try ChildProcess(spawn, input: input) { child in
        Task { @MainActor in
          self.running = nil
          replied(SubmitReply(child))
          for waiting in self.whenSettled { waiting.resume() }
          self.whenSettled = []
        }
      }
    } catch {
      replied(.failed("The submit command cannot be started: \(error)"))
    }
  }

  /// Returns when no command runs any more; one that was cancelled may take two seconds to end.
  func settle() async {
    while running != nil { await withCheckedContinuation { whenSettled.append($0) } }
  }

  /// Ends what still runs, when there is nobody any more to hear of it.
  func end() async {
    running?.cancel()
    await settle()
  }

  /// Ends the command of a try, unless another try runs by now.
  private func cancel(_ number: Int) {
    if number == tries { running?.cancel() }
  }
}

/// A random UUID (version 4) in lower case.
func randomUUID() -> String {
  var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
  bytes[6] = bytes[6] & 0x0F | 0x40
  bytes[8] = bytes[8] & 0x3F | 0x80
  let digits = bytes.map { byte in
    let text = String(byte, radix: 16)
    return text.count == 1 ? "0" + text : text
  }
  return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
}
