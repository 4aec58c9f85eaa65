import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import SeededRandom
import Testing

@MainActor
@Suite("Whatever is done in whatever order")
struct RandomCommandTests {
  @Test(
    "a form keeps its promises", arguments: [order, skippable, crossroads, services], HiddenValues.allCases)
  func promises(_ definition: JSONValue, _ hidden: HiddenValues) async throws {
    let form = try CompiledForm(FormDefinition(json: definition))
    for seed in 0..<40 {
      let run = RandomRun(form, hidden, seed: UInt64(seed))
      for _ in 0..<30 { await run.act() }
      await run.finish()
      guard run.broken.isEmpty else {
        Issue.record(
          "Seed \(seed): \(run.broken.joined(separator: "; "))\n\(run.trace.joined(separator: "\n"))")
        return
      }
    }
  }
}

/// One form with a host that answers now, later or never, and random things done to it.
@MainActor
private final class RandomRun {
  private(set) var trace: [String] = []
  private(set) var broken: [String] = []
  private let form: FormController
  private var random: SeededGenerator
  private var waiting: [HeldAnswer<Answer>] = []
  private var started = 0
  private var ended: [Int: Int] = [:]
  /// The action that is on its way.
  private var running: Int?
  private var isOver = false

  private enum Answer: Sendable { case fine, refused, fails }

  init(_ compiled: CompiledForm, _ hidden: HiddenValues, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    form = FormController(
      FormEngine(compiled, options: FormEngineOptions(hiddenValues: hidden)), clock: TestClock())
    form.host = host(for: nil)
    form.update { [values = start()] in $0.reset(values) }
  }

  func act() async {
    let step = form.engine.currentStep?.id
    switch Int.random(in: 0..<18, using: &random) {
    case 0...4: set(step)
    case 5, 6: start("next") { .changeStep(StepChangeRequest(.next(.next, .path), completion: $1)) }
    case 7: start("back") { .changeStep(StepChangeRequest(.back, completion: $1)) }
    case 8:
      start("skip") { .changeStep(StepChangeRequest(.skip(self.handler($0), .path), completion: $1)) }
    case 9: start("submit") { .submit(SubmitRequest(handler: self.handler($0), completion: $1)) }
    case 10:
      note("synchronous back")
      form.update { $0.prevStep() }
    case 11 where Bool.random(using: &random):
      note("reset")
      form.update { [values = start()] in $0.reset(values) }
      check(running == nil, "a reset ends what is on its way")
    case 11:
      note("cancel")
      form.cancelPendingActions()
      check(running == nil, "cancelling ends what is on its way")
    case 12: changeItems()
    case 13: retry()
    default: answer()
    }
    await settleDown(turns: 5)
    look()
  }

  /// Lets the host answer everything and looks whether everything came to an end.
  func finish() async {
    isOver = true
    let end = ContinuousClock.now + .seconds(10)
    while !isIdle, ContinuousClock.now < end {
      answer()
      await Task.yield()
    }
    look()
    check(!form.session.isBusy, "idle once the host has answered")
    check(form.engine.fieldLoading.isEmpty, "no field waits once the host has answered")
    check(ended.count == started && ended.values.allSatisfy { $0 == 1 }, "each action ends once: \(ended)")
  }

  private var isIdle: Bool {
    waiting.isEmpty && !form.session.isBusy && form.engine.fieldLoading.isEmpty
  }

  /// What a form starts with: nothing, or all that it needs.
  private func start() -> JSONObject {
    Bool.random(using: &random)
      ? [:]
      : [
        "name": "Ada", "extra": "x", "wish": "y", "firmName": "F", "code": "c",
        "people": [["land": "DE", "tag": "t"]],
      ]
  }

  private func set(_ step: String?) {
    var key = pick([
      "name", "kind", "firmName", "amount", "extra", "wish", "ghost", "plain", "code", "country",
      "people.0.land", "people.0.tag",
    ])
    var value: JSONValue? = pick([nil, "", "firm", "Ada", "x", "bad", 12])
    switch Int.random(in: 0..<8, using: &random) {
    // An answer that nobody has looked at becomes wrong, or hides a field that is being checked.
    case 0, 1: (key, value) = ("amount", 3)
    case 2: (key, value) = ("plain", pick(["x", nil]))
    case 3, 4: (key, value) = ("code", pick(["c", "bad"]))
    default: break
    }
    note("set \(key) \(value?.description ?? "-")")
    form.update { [key, value] in $0.setValue(key, value) }
    guard let step, form.engine.path.contains(step) else { return }
    check(form.engine.currentStep?.id == step, "setValue leaves the person on a step that is still there")
  }

  private func changeItems() {
    let count = form.engine.itemCount("people")
    let index = Int.random(in: 0...count, using: &random)
    note("change item \(index) of \(count)")
    let kind = Int.random(in: 0..<3, using: &random)
    form.update { engine in
      switch kind {
      case 0: engine.addItem("people")
      case 1: engine.removeItem("people", at: index)
      default: engine.moveItem("people", from: 0, to: index)
      }
    }
  }

  private func retry() {
    guard let key = ["code", "region", "people.0.town"].first(where: { form.session.failure($0) != nil })
    else { return }
    note("retry \(key)")
    form.host = host(for: nil)
    form.retry(key)
  }

  private func start(_ name: String, _ action: (Int, @escaping SessionCompletion) -> SessionAction) {
    started += 1
    let number = started
    note("\(name) (\(number))")
    form.host = host(for: number)
    if !form.session.isBusy { running = number }
    form.send(
      action(number) { [weak self] _ in
        guard let self else { return }
        ended[number, default: 0] += 1
        if running == number { running = nil }
      })
  }

  /// A host that knows for which action it is asked, of all that it can be asked.
  private func host(for number: Int?) -> FormHost {
    let hook: @Sendable @MainActor (String) async throws -> Bool = { [weak self] name in
      guard let self else { return true }
      note("\(name) (\(number ?? 0))")
      check(number == running, "no hook is asked after a reset, a cancel or another end: \(name)")
      return try await ask()
    }
    return FormHost(
      hooks: FormHooks(
        onStepValidate: { _, _ in
          try await hook("validate") ? [:] : ["name": "Taken", "ghost": "Unknown"]
        },
        onBeforeStepChange: { _ in try await hook("before") },
        onAfterStepChange: { [weak self] change in
          self?.lookBack(change)
          _ = try await hook("after")
        },
        onBeforeSubmit: { _ in try await hook("before submit") },
        onAfterSubmit: { _ in _ = try await hook("after submit") }),
      optionsProviders: [
        "regions": { [weak self] values in try await self?.options([values["country"]]) ?? [] },
        "towns": { [weak self] values in
          try await self?.options([values["land"], values["country"]]) ?? []
        },
      ],
      asyncValidators: ["coupon": { [weak self] value, _ in try await self?.verdict(value, number) }])
  }

  private func verdict(_ value: JSONValue, _ number: Int?) async throws -> String? {
    check(
      Task.isCancelled || number == nil || number == running,
      "no check is asked after a reset, a cancel or another end")
    _ = try await ask()
    return value == "bad" ? "No" : nil
  }

  /// An option that says which answers it is for.
  private func options(_ inputs: [JSONValue?]) async throws -> [OptionDefinition] {
    _ = try await ask()
    return [OptionDefinition(value: "o", label: words(inputs))]
  }

  private func words(_ inputs: [JSONValue?]) -> String {
    inputs.map { $0?.description ?? "-" }.joined(separator: " ")
  }

  private func handler(_ number: Int) -> SubmitHandler {
    { [weak self] values, _ in
      guard let self else { return .cancelled }
      note("handler (\(number))")
      check(number == running, "nothing is sent after a reset, a cancel or another end")
      var engine = form.engine
      check(engine.submitValues == values, "what is sent are the answers")
      check(engine.validate().isEmpty, "what is sent passes the rules")
      check(values["code"] != "bad" || !engine.isVisible("code"), "what is sent passes the host's checks")
      return try await ask() ? .sent(message: nil) : .refused([FieldError(key: "name", message: "Taken")])
    }
  }

  private func ask() async throws -> Bool {
    var answer = next()
    if !isOver, Int.random(in: 0..<3, using: &random) == 0 {
      let held = HeldAnswer<Answer>()
      waiting.append(held)
      answer = await held.value()
    }
    if case .fails = answer { throw Unreachable() }
    return answer == .fine
  }

  private func next() -> Answer { pick([.fine, .fine, .fine, .refused, .fails]) }

  private func answer() {
    guard !waiting.isEmpty else { return }
    let answer = next()
    note("answer \(answer)")
    waiting.remove(at: Int.random(in: waiting.indices, using: &random)).release(answer)
  }

  /// One of some things.
  private func pick<Thing>(_ things: [Thing]) -> Thing {
    things[Int.random(in: things.indices, using: &random)]
  }

  private func look() {
    let engine = form.engine
    check(engine.currentStep.map { engine.path.contains($0.id) } ?? true, "the current step is on the path")
    check(!(form.session.isStepValidating && form.session.isSubmitting), "validating or submitting, not both")
    check(engine.errors.allSatisfy { engine.isVisible($0.key) }, "errors are on visible fields only")
    let country = engine.projection["country"]
    for field in engine.visibleFields where field.optionsFrom != nil {
      check(
        field.options?.first.map { ["Written", words([country])].contains($0.label) } ?? false,
        "the options are those for the answers")
    }
    for item in engine.items("people") where engine.visibleFields.contains(where: { $0.key == "people" }) {
      let label = engine.field("\(item.key).town")?.options?.first?.label
      check(
        label == "Written" || label == words([engine.value("\(item.key).land"), country]),
        "the options of an item are those for its answers")
    }
  }

  private func lookBack(_ change: StepChange) {
    guard change.reason == .next else { return }
    check(form.engine.stepIsValid(change.fromStepID), "a step that is moved on from passes the rules")
  }

  private func check(_ holds: Bool, _ promise: String) {
    if !holds {
      broken.append(promise)
      note("BROKEN: \(promise)")
    }
  }

  private func note(_ text: String) { trace.append(text) }
}

private struct Unreachable: Error {}
