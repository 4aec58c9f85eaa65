import FormhausCore
import FormhausStore
import FormhausText

/// The hooks of a scenario and its submit command: answers as written, in order.
@MainActor
final class HookScript {
  /// What was handed to the submit command so far.
  private(set) var sent: [JSONObject] = []
  private var answers: [HookName: [HookAnswer]]
  private var callsTooMany: [HookName: Int] = [:]
  private var held: [String: HeldAnswer<HookAnswer>] = [:]

  init(_ answers: [HookName: [HookAnswer]]) {
    self.answers = answers
  }

  /// The hooks that the scenario names.
  var hooks: FormHooks {
    var hooks = FormHooks()
    if answers[.stepValidate] != nil {
      hooks.onStepValidate = { _, _ in try await self.errors(.stepValidate) }
    }
    if answers[.beforeStepChange] != nil {
      hooks.onBeforeStepChange = { _ in try await self.allows(.beforeStepChange) }
    }
    if answers[.afterStepChange] != nil {
      hooks.onAfterStepChange = { _ in _ = try await self.answer(.afterStepChange) }
    }
    if answers[.beforeSubmit] != nil { hooks.onBeforeSubmit = { _ in try await self.allows(.beforeSubmit) } }
    if answers[.afterSubmit] != nil { hooks.onAfterSubmit = { _ in _ = try await self.answer(.afterSubmit) } }
    return hooks
  }

  /// Takes the answers that a form sends.
  func submit(_ values: JSONObject) async throws -> SubmissionOutcome {
    sent.append(values)
    let errors = try await errors(.submit)
    guard !errors.isEmpty else { return .sent(message: nil) }
    return .refused(errors.sorted { $0.key < $1.key }.map { FieldError(key: $0.key, message: $0.value) })
  }

  /// Lets a held answer come; false when nothing is held by this name.
  func release(_ name: String, _ answer: HookAnswer) -> Bool {
    guard let waiting = held.removeValue(forKey: name) else { return false }
    waiting.release(answer)
    return true
  }

  /// What is wrong with the number of calls once all steps were run.
  var mismatches: [Mismatch] {
    HookName.allCases.flatMap { hook -> [Mismatch] in
      let left = (answers[hook] ?? []).count { $0 != .mustNotBeCalled }
      var mismatches: [Mismatch] = []
      if left > 0 {
        mismatches.append(
          Mismatch(
            subject: "hooks.\(hook.rawValue)", expected: "every answer to be used", found: "\(left) left over"
          ))
      }
      if let count = callsTooMany[hook] {
        mismatches.append(
          Mismatch(
            subject: "hooks.\(hook.rawValue)", expected: "no further call",
            found: "\(count) without an answer"))
      }
      return mismatches
    }
  }

  private func errors(_ hook: HookName) async throws -> [String: String] {
    if case .errors(let errors) = try await answer(hook) { errors } else { [:] }
  }

  private func allows(_ hook: HookName) async throws -> Bool {
    if case .allow(let isAllowed) = try await answer(hook) { isAllowed } else { true }
  }

  /// The next answer of a hook, once it is released.
  private func answer(_ hook: HookName) async throws -> HookAnswer {
    guard var rest = answers[hook] else { return .ok }
    guard !rest.isEmpty, rest[0] != .mustNotBeCalled else {
      callsTooMany[hook, default: 0] += 1
      if rest.isEmpty { return .ok }
      throw ScriptedFailure(errorDescription: "must not be called")
    }
    var answer = rest.removeFirst()
    answers[hook] = rest
    while case .hold(let name) = answer {
      let waiting = HeldAnswer<HookAnswer>()
      held[name] = waiting
      answer = await waiting.value()
    }
    if case .fails(let text) = answer { throw ScriptedFailure(errorDescription: text) }
    return answer
  }
}

private struct ScriptedFailure: LocalizedError {
  let errorDescription: String?
}
