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
  private let script: HookScript
  /// Nil for a form that could not be started.
  private let engine: EngineSubject?
  private let reduceMotion: Bool
  /// The texts of the screen around the form.
  private let labels: Labels
  private var terminal: HeadlessTerminal?
  /// How many announcements the last check has seen.
  private var announcementsSeen = 0

  init(_ walkthrough: Scenario.Walkthrough, _ texts: LanguageCatalog) {
    let script = HookScript(walkthrough.hooks)
    let form = RunningStore()
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.reduceMotion = !walkthrough.hasMotion
    labels = Labels(
      locale: texts.locale, host: texts.labels,
      definition: walkthrough.form.definition.localized(to: texts.locale))
    environment.labels = labels
    environment.formObserver = { form.store = $0 }
    host = ViewHost(
      FormhausForm(
        definition: walkthrough.form.definition, initialValues: walkthrough.initial,
        options: FormEngineOptions(
          hiddenValues: walkthrough.hiddenValues, typeChecks: true, trimsText: true,
          validators: walkthrough.validators, messages: texts.messages, labels: texts.labels,
          locale: texts.locale,
          seed: 0),
        renderer: FormRendererOptions(testIds: .automatic)
      ) { values, _ in SubmitResult(try await script.submit(values)) }
      .formhausHooks(script.hooks)
      .formhausBehavior(FormBehavior(review: true)), environment: environment)
    self.script = script
    reduceMotion = !walkthrough.hasMotion
    _ = host.tree()
    engine = form.store.map { EngineSubject(EngineSubject.Access($0), script) }
  }

  /// Runs a step and gives what was otherwise than expected.
  func run(_ step: ScenarioStep) async -> [Mismatch] {
    let mismatches =
      switch step {
      case .engine(let step): await engine?.run(step) ?? [notStarted]
      case .screen(let step): run(step)
      }
    await terminal?.settle()
    return mismatches
  }

  /// What is wrong once all steps were run.
  var mismatches: [Mismatch] { script.mismatches }

  private func run(_ step: ScreenStep) -> [Mismatch] {
    if case .open(let size) = step {
      open(size)
      return []
    }
    guard engine != nil else { return [notStarted] }
    guard let terminal else {
      return [Mismatch(subject: "screen", expected: "an open form", found: "it was not opened")]
    }
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
    case .expect(let expectation):
      defer { announcementsSeen = terminal.announcements.count }
      return expectation.mismatches(
        on: terminal, announced: Array(terminal.announcements[announcementsSeen...]))
    }
    return []
  }

  private var notStarted: Mismatch {
    Mismatch(subject: "form", expected: "a form that runs", found: "it could not be started")
  }

  private func open(_ size: Size) {
    if let terminal {
      terminal.resize(to: size)
    } else {
      terminal = HeadlessTerminal(
        host: host, size: size, options: ScreenOptions(reduceMotion: reduceMotion, labels: labels),
        clock: clock)
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
    case .open, .tick, .expect: false
    }
  }
}

extension EngineSubject.Access {
  /// The engine that a screen shows.
  @MainActor
  fileprivate init(_ store: Store<FormState, FormAction>) {
    self.init(
      session: { store.state.session }, update: { store.send(.engine($0)) },
      send: { store.send(.answered($0)) })
  }
}

extension SubmitResult {
  fileprivate init(_ outcome: SubmissionOutcome) {
    self =
      switch outcome {
      case .sent(let message): message.map { .okWithMessage($0) } ?? .ok
      case .refused(let errors): .errors(errors.messages)
      case .failed(let text): .failure(text)
      case .cancelled: .failure(nil)
      }
  }
}
