import FormhausCore
import FormhausStore
import FormhausText
import FormhausUI
import FormhausViews
import Surface

/// A form on a screen under test, as `formhaus run` shows it.
@MainActor
final class ScreenSubject {
  private let clock = TestClock()
  private let host: ViewHost
  private let form: RunningStore
  private let script: SubmitScript
  private let reduceMotion: Bool
  private var terminal: HeadlessTerminal?
  /// How many announcements the last check has seen.
  private var announcementsSeen = 0

  private typealias FormStore = Store<FormState, FormAction>

  /// Where the view puts the store of the form.
  private final class RunningStore {
    var store: FormStore?
  }

  init(_ walkthrough: Scenario.Walkthrough) {
    let script = SubmitScript(walkthrough.submitAnswers)
    let form = RunningStore()
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.reduceMotion = !walkthrough.hasMotion
    environment.formObserver = { form.store = $0 }
    host = ViewHost(
      FormhausForm(
        definition: walkthrough.form.definition, initialValues: walkthrough.initial,
        options: FormEngineOptions(
          hiddenValues: walkthrough.hiddenValues, typeChecks: true, trimsText: true,
          validators: walkthrough.validators),
        renderer: FormRendererOptions(testIds: .automatic)
      ) { values, _ in try await script.answer(values) }
      .formhausBehavior(FormBehavior(review: true)), environment: environment)
    self.script = script
    self.form = form
    reduceMotion = !walkthrough.hasMotion
    _ = host.tree()
  }

  /// Runs a step and gives what was otherwise than expected.
  func run(_ step: ScenarioStep) async -> [Mismatch] {
    let mismatches =
      switch step {
      case .engine(let step): run(step)
      case .screen(let step): run(step)
      }
    await terminal?.settle()
    return mismatches
  }

  /// What is wrong once all steps were run.
  func end() -> [Mismatch] {
    var mismatches: [Mismatch] = []
    if script.unusedCount > 0 {
      mismatches.append(
        Mismatch(
          subject: "hooks.submit", expected: "every answer to be used",
          found: "\(script.unusedCount) left over"))
    }
    if script.callsTooMany > 0 {
      mismatches.append(
        Mismatch(
          subject: "hooks.submit", expected: "no further call",
          found: "\(script.callsTooMany) without an answer"))
    }
    return mismatches
  }

  /// Runs a step on the engine that the screen shows.
  private func run(_ step: EngineStep) -> [Mismatch] {
    guard let store = form.store else { return [] }
    let isSubmitting = store.state.flow.submission.isSending
    let sent = script.sent
    if case .expect = step {
      var subject = EngineSubject(engine: store.state.engine, sent: sent, isSubmitting: isSubmitting)
      return subject.run(step)
    }
    let result = StepResult()
    store.send(
      .engine { engine in
        var subject = EngineSubject(engine: engine, sent: sent, isSubmitting: isSubmitting)
        result.mismatches = subject.run(step)
        engine = subject.engine
      })
    return result.mismatches
      ?? [Mismatch(subject: "step", expected: "a form that can be changed", found: "it is being or was sent")]
  }

  /// Takes the result of a step out of the store; nil while the store did not run it.
  @MainActor
  private final class StepResult {
    var mismatches: [Mismatch]?
  }

  private func run(_ step: ScreenStep) -> [Mismatch] {
    if case .open(let size) = step {
      open(size)
      return []
    }
    guard let terminal else { return [] }
    if step.needsOpenForm, let ending = terminal.ending {
      return [Mismatch(subject: "screen", expected: "an open form", found: ending.words)]
    }
    switch step {
    case .open: break
    case .keys(let keys): terminal.press(keys)
    case .paste(let text): terminal.paste(text)
    case .press(let testID): return check("press", testID, terminal.press(testID))
    case .focus(let testID): return check("focus", testID, terminal.focus(testID))
    case .tick(let duration): terminal.advance(by: duration)
    case .release(let name, let answer):
      guard script.release(name, answer) else {
        return [Mismatch(subject: "release", expected: "a held answer \"\(name)\"", found: "none")]
      }
    case .expect(let expectation):
      defer { announcementsSeen = terminal.announcements.count }
      return expectation.mismatches(
        on: terminal, announced: Array(terminal.announcements[announcementsSeen...]))
    }
    return []
  }

  private func open(_ size: Size) {
    if let terminal {
      terminal.resize(to: size)
    } else {
      terminal = HeadlessTerminal(
        host: host, size: size, options: ScreenOptions(reduceMotion: reduceMotion), clock: clock)
    }
  }

  private func check(_ subject: String, _ testID: String, _ isDone: Bool) -> [Mismatch] {
    guard !isDone else { return [] }
    let isThere = terminal?.screen.element(testID: testID) != nil
    return [
      Mismatch(
        subject: subject, expected: testID, found: isThere ? "it cannot be used now" : "no such element")
    ]
  }
}

extension ScreenEnding {
  fileprivate var words: String {
    switch self {
    case .sent: "it was left after it had been sent"
    case .left: "it was left by Esc or Cancel"
    case .interrupted: "it was left by Ctrl-C"
    }
  }
}

extension ScreenStep {
  /// Whether the step is something that a person does.
  fileprivate var needsOpenForm: Bool {
    switch self {
    case .keys, .paste, .press, .focus: true
    case .open, .tick, .release, .expect: false
    }
  }
}
