import FormhausStore
import FormhausText
import FormhausViews

/// The submit command of a scenario: answers as written, in order.
@MainActor
final class SubmitScript {
  /// What was handed to it so far.
  private(set) var sent: [JSONObject] = []
  /// How many calls came after the last answer was used.
  private(set) var callsTooMany = 0
  private var answers: [SubmitAnswer]
  private let acceptsEverything: Bool
  private var held: [String: HeldAnswer<SubmitAnswer>] = [:]

  init(_ answers: [SubmitAnswer]?) {
    self.answers = answers ?? []
    acceptsEverything = answers == nil
  }

  /// The answers that nobody asked for.
  var unusedCount: Int { answers.count }

  func answer(_ values: JSONObject) async throws -> SubmitResult {
    sent.append(values)
    guard !answers.isEmpty else {
      if !acceptsEverything { callsTooMany += 1 }
      return .ok
    }
    return try await result(answers.removeFirst())
  }

  /// Lets a held answer come; false when nothing is held by this name.
  func release(_ name: String, _ answer: SubmitAnswer) -> Bool {
    guard let waiting = held.removeValue(forKey: name) else { return false }
    waiting.release(answer)
    return true
  }

  private func result(_ answer: SubmitAnswer) async throws -> SubmitResult {
    switch answer {
    case .ok: return .ok
    case .errors(let errors): return .errors(errors)
    case .fails(let text): throw ScriptedFailure(errorDescription: text)
    case .hold(let name):
      let waiting = HeldAnswer<SubmitAnswer>()
      held[name] = waiting
      return try await result(waiting.value())
    }
  }
}

private struct ScriptedFailure: LocalizedError {
  let errorDescription: String?
}
