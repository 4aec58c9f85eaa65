public import FormhausCore
import FormhausStore
import FormhausText

/// Runs scenario files.
///
/// ```swift
/// let file = try ScenarioFile(source, load: read)
/// let report = await ScenarioRunner().run(file)
/// print(report.summary)
/// ```
@MainActor
public struct ScenarioRunner {
  private let texts: LanguageCatalog

  /// - Parameter texts: the language that forms are asked in, with texts over those of the program.
  public init(texts: LanguageCatalog = LanguageCatalog(locale: "en")) {
    self.texts = texts
  }

  /// Runs every scenario of a file, each on a form of its own.
  public func run(_ file: ScenarioFile) async -> ScenarioReport {
    var report = ScenarioReport()
    for scenario in file.scenarios {
      let mismatches = await run(scenario.kind)
      if mismatches.isEmpty { report.passed += 1 } else { report.failed += 1 }
      report.failures += mismatches.map { step, mismatch in
        ScenarioFailure(
          file: file.name, scenario: scenario.name, step: step, subject: mismatch.subject,
          expected: mismatch.expected, found: mismatch.found)
      }
    }
    return report
  }

  private typealias PlacedMismatch = (step: Int?, mismatch: Mismatch)

  private func run(_ kind: Scenario.Kind) async -> [PlacedMismatch] {
    let whole: [Mismatch]
    switch kind {
    case .steps(let walkthrough):
      return walkthrough.usesScreen ? await runOnScreen(walkthrough) : await run(walkthrough)
    case .refuses(let text, let error): whole = refusal(text, error)
    case .warnings(let texts, let form): whole = warnings(texts, form)
    case .rule(let check): whole = [check.mismatch(texts)].compactMap(\.self)
    case .condition(let check): whole = [check.mismatch].compactMap(\.self)
    case .submission(let check): whole = check.mismatches(texts)
    }
    return whole.map { (nil, $0) }
  }

  private func run(_ walkthrough: Scenario.Walkthrough) async -> [PlacedMismatch] {
    let script = HookScript(walkthrough.hooks)
    let controller = FormController(
      FormEngine(
        walkthrough.form, initialValues: walkthrough.initial,
        options: FormEngineOptions(
          hiddenValues: walkthrough.hiddenValues, validators: walkthrough.validators,
          messages: texts.messages, labels: texts.labels, locale: texts.locale)),
      host: FormHost(hooks: script.hooks), clock: TestClock())
    let subject = EngineSubject(
      EngineSubject.Access(
        session: { controller.session }, update: { controller.update($0) }, send: { controller.send($0) }),
      script)
    var mismatches: [PlacedMismatch] = []
    for (index, step) in walkthrough.steps.enumerated() {
      guard case .engine(let step) = step else { continue }
      mismatches += await subject.run(step).map { (index + 1, $0) }
    }
    return mismatches + (script.mismatches + subject.unsettled).map { (nil, $0) }
  }

  private func runOnScreen(_ walkthrough: Scenario.Walkthrough) async -> [PlacedMismatch] {
    let subject = ScreenSubject(walkthrough, texts)
    var mismatches: [PlacedMismatch] = []
    for (index, step) in walkthrough.steps.enumerated() {
      mismatches += await subject.run(step).map { (index + 1, $0) }
    }
    return mismatches + subject.mismatches.map { (nil, $0) }
  }

  private func refusal(_ text: String, _ error: DefinitionError?) -> [Mismatch] {
    guard let found = error?.description else {
      return [Mismatch(subject: "refuses", expected: "\(JSONValue(text))", found: "no error")]
    }
    guard !found.contains(text) else { return [] }
    return [Mismatch(subject: "refuses", expected: "\(JSONValue(text))", found: "\(JSONValue(found))")]
  }

  private func warnings(_ texts: [String], _ form: CompiledForm) -> [Mismatch] {
    var found = checkDefinition(form.definition).warnings.map(\.message)
    var missing: [String] = []
    for text in texts {
      if let index = found.firstIndex(where: { $0.contains(text) }) {
        found.remove(at: index)
      } else {
        missing.append(text)
      }
    }
    return missing.map {
      Mismatch(subject: "warnings", expected: "\(JSONValue($0))", found: "no such warning")
    } + found.map { Mismatch(subject: "warnings", expected: "no other", found: "\(JSONValue($0))") }
  }
}
