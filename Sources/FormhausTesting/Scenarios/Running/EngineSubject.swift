import FormhausCore
import FormhausStore
import FormhausText

/// The engine under test: alone, or that of a form on the screen.
@MainActor
final class EngineSubject {
  /// What the engine belongs to.
  struct Access {
    var session: @MainActor () -> FormSession
    /// Changes the engine at once, unless the form cannot be changed now.
    var update: @MainActor (@escaping @Sendable @MainActor (inout FormEngine) -> Void) -> Void
    var send: @MainActor (SessionAction) -> Void
  }

  private let form: Access
  private let script: HookScript
  private var running: [String: RunningAction] = [:]

  init(_ form: Access, _ script: HookScript) {
    self.form = form
    self.script = script
  }

  private var engine: FormEngine { form.session().engine }

  /// The pending actions that never came to an end.
  var unsettled: [Mismatch] {
    running.filter { $0.value.result == nil }.keys.sorted().map {
      Mismatch(subject: "settled \($0)", expected: "an end", found: "it is still pending")
    }
  }

  /// Runs a step and gives what was otherwise than expected.
  func run(_ step: EngineStep) async -> [Mismatch] {
    switch step {
    case .start(let move, let ending):
      return await start(move, ending)
    case .settled(let name, let ending):
      guard let action = running.removeValue(forKey: name) else {
        return [Mismatch(subject: "settled", expected: "a pending action \"\(name)\"", found: "none")]
      }
      return await check("settled \(name)", ending, action)
    case .release(let name, let answer):
      guard script.release(name, answer) else {
        return [Mismatch(subject: "release", expected: "a held answer \"\(name)\"", found: "none")]
      }
      await settle()
    case .cancelPending:
      form.send(.cancelPending)
    case .expect(let expectations):
      return expectations.compactMap(mismatch)
    default:
      return change(step)
    }
    return []
  }

  /// Runs a step that the engine carries out at once.
  private func change(_ step: EngineStep) -> [Mismatch] {
    let result = ChangeResult()
    form.update { if result.isAwaited { result.mismatches = step.carryOut(on: &$0) } }
    result.isAwaited = false
    return result.mismatches
      ?? [Mismatch(subject: "step", expected: "a form that can be changed", found: "it is being or was sent")]
  }

  private func start(_ move: EngineStep.AsyncMove, _ ending: ExpectedEnding) async -> [Mismatch] {
    let action = RunningAction()
    let script = script
    let handler: SubmitHandler = { values, _ in try await script.submit(values) }
    let completion: SessionCompletion = { action.result = $0 }
    switch move {
    case .next:
      form.send(.changeStep(StepChangeRequest(.next(.next, .path), completion: completion)))
    case .back: form.send(.changeStep(StepChangeRequest(.back, completion: completion)))
    case .skip: form.send(.changeStep(StepChangeRequest(.skip(handler, .path), completion: completion)))
    case .submit: form.send(.submit(SubmitRequest(handler: handler, completion: completion)))
    }
    if case .pending(let name) = ending { running[name] = action }
    return await check(move.rawValue, ending, action)
  }

  private func check(
    _ subject: String, _ ending: ExpectedEnding, _ action: RunningAction
  ) async -> [Mismatch] {
    await settle { action.result != nil }
    let found = action.ending
    guard ending != .anything, found != ending else { return [] }
    if case .pending = ending, found == nil { return [] }
    return [Mismatch(subject: subject, expected: ending.json, found: found?.json ?? "\"pending\"")]
  }

  private func mismatch(_ expectation: EngineExpectation) -> Mismatch? {
    guard expectation.property == .absent else {
      return Mismatch(
        expectation.property.rawValue, expected: expectation.value, found: value(expectation.property))
    }
    let keys = (expectation.value.arrayValue ?? []).compactMap(\.stringValue)
    let present = JSONObject(keys.compactMap { key in engine.value(key).map { (key, $0) } })
    guard !present.isEmpty else { return nil }
    return Mismatch(subject: "absent", expected: expectation.value.description, found: present.description)
  }

  private func value(_ property: EngineProperty) -> JSONValue {
    switch property {
    case .values, .absent: .object(engine.values)
    case .errors: engine.errors.json
    case .topLevelErrors: engine.topLevelErrors.json
    case .step: (engine.currentStep?.id).json
    case .index: JSONValue(engine.currentStepIndex)
    case .path: engine.path.json
    case .visibleFields: engine.visibleFields.map(\.key).json
    case .payload: .object(engine.submitValues)
    case .canGoNext: .bool(engine.canGoNext)
    case .isFirstStep: .bool(engine.isFirstStep)
    case .isLastStep: .bool(engine.isLastStep)
    case .progress: [JSONValue(engine.progress.current), JSONValue(engine.progress.total)]
    case .skipped: engine.skippedSteps.json
    case .submitting: .bool(form.session().isSubmitting)
    case .stepValidating: .bool(form.session().isStepValidating)
    case .sent: .array(script.sent.map { .object($0) })
    }
  }
}

/// Takes what a change found otherwise out of the engine's turn; nil while it had none.
@MainActor
private final class ChangeResult {
  var mismatches: [Mismatch]?
  /// False once the step has failed: a change that comes later is none of the scenario.
  var isAwaited = true
}

extension [FieldError] {
  /// The messages by key.
  var json: JSONValue { .object(JSONObject(map { ($0.key, .string($0.message)) })) }
}

extension [String] {
  fileprivate var json: JSONValue { .array(map { .string($0) }) }
}

extension String? {
  var json: JSONValue { map { .string($0) } ?? .null }
}
