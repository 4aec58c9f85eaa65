import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import Testing

@MainActor
@Suite("Whatever is done in whatever order")
struct RandomCommandTests {
  @Test("a form keeps its promises", arguments: [order, skippable, crossroads])
  func promises(_ definition: JSONValue) async throws {
    let form = try CompiledForm(FormDefinition(json: definition))
    for seed in 0..<120 {
      let run = RandomRun(form, seed: UInt64(seed))
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

/// One form with hooks that answer now, later or never, and random things done to it.
@MainActor
private final class RandomRun {
  private(set) var trace: [String] = []
  private(set) var broken: [String] = []
  private let form: FormController
  private var random: Generator
  private var waiting: [HeldAnswer<Answer>] = []
  private var started = 0
  private var ended: [Int: Int] = [:]
  /// Submits that were cancelled or belong to a form that was started anew.
  private var dead: Set<Int> = []

  private enum Answer: Sendable { case fine, refused, fails }

  init(_ compiled: CompiledForm, seed: UInt64) {
    random = Generator(state: seed)
    form = FormController(FormEngine(compiled), clock: TestClock())
    form.update { [values = start()] in $0.reset(values) }
    let ask: @Sendable @MainActor () async throws -> Bool = { [weak self] in try await self?.ask() ?? true }
    form.host.hooks = FormHooks(
      onStepValidate: { _, _ in try await ask() ? [:] : ["name": "Taken", "ghost": "Unknown"] },
      onBeforeStepChange: { _ in try await ask() }, onAfterStepChange: { _ in _ = try await ask() },
      onBeforeSubmit: { _ in try await ask() }, onAfterSubmit: { _ in _ = try await ask() })
  }

  func act() async {
    let step = form.engine.currentStep?.id
    switch Int.random(in: 0..<14, using: &random) {
    case 0...4: set(step)
    case 5, 6: start("next") { .changeStep(StepChangeRequest(.next(.next, .path), completion: $1)) }
    case 7: start("back") { .changeStep(StepChangeRequest(.back, completion: $1)) }
    case 8:
      start("skip") { .changeStep(StepChangeRequest(.skip(self.handler($0)), completion: $1)) }
    case 9: start("submit") { .submit(SubmitRequest(handler: self.handler($0), completion: $1)) }
    case 10:
      note("synchronous back")
      form.update { $0.prevStep() }
    case 11 where Bool.random(using: &random):
      note("reset")
      dead.formUnion(0...started)
      form.update { [values = start()] in $0.reset(values) }
    case 11:
      note("cancel")
      dead.formUnion(0...started)
      form.cancelPendingActions()
    default: answer()
    }
    await settleDown(turns: 5)
    look()
  }

  /// Lets every hook answer and looks whether everything came to an end.
  func finish() async {
    while !waiting.isEmpty {
      answer()
      await settleDown(turns: 10)
    }
    look()
    check(!form.session.isBusy, "idle once all hooks have answered")
    check(ended.count == started && ended.values.allSatisfy { $0 == 1 }, "each action ends once: \(ended)")
  }

  /// What a form starts with: nothing, or all that it needs.
  private func start() -> JSONObject {
    Bool.random(using: &random) ? [:] : ["name": "Ada", "extra": "x", "wish": "y", "firmName": "F"]
  }

  private func set(_ step: String?) {
    var key = ["name", "kind", "firmName", "amount", "extra", "wish", "ghost"].randomElement(using: &random)!
    var value: JSONValue? = [nil, "", "firm", "Ada", "x", 12].randomElement(using: &random)!
    // An answer that nobody has looked at becomes wrong.
    if Int.random(in: 0..<4, using: &random) == 0 { (key, value) = ("amount", 3) }
    note("set \(key) \(value?.description ?? "-")")
    form.update { $0.setValue(key, value) }
    guard let step, form.engine.path.contains(step) else { return }
    check(form.engine.currentStep?.id == step, "setValue leaves the person on a step that is still there")
  }

  private func start(_ name: String, _ action: (Int, @escaping SessionCompletion) -> SessionAction) {
    started += 1
    let number = started
    note("\(name) (\(number))")
    form.send(action(number) { [weak self] _ in self?.ended[number, default: 0] += 1 })
  }

  private func handler(_ number: Int) -> SubmitHandler {
    { [weak self] values, _ in
      guard let self else { return .cancelled }
      note("handler (\(number))")
      check(!dead.contains(number), "nothing is dispatched after reset or cancel")
      var engine = form.engine
      check(engine.submitValues == values, "what is dispatched are the answers")
      check(engine.validate().isEmpty, "what is dispatched passes the rules")
      return try await ask() ? .sent(message: nil) : .refused([FieldError(key: "name", message: "Taken")])
    }
  }

  private func ask() async throws -> Bool {
    var answer: Answer
    if Int.random(in: 0..<3, using: &random) == 0 {
      let held = HeldAnswer<Answer>()
      waiting.append(held)
      answer = await held.value()
    } else {
      answer = next()
    }
    if case .fails = answer { throw Unreachable() }
    return answer == .fine
  }

  private func next() -> Answer {
    [Answer.fine, .fine, .fine, .refused, .fails].randomElement(using: &random)!
  }

  private func answer() {
    guard !waiting.isEmpty else { return }
    let answer = next()
    note("answer \(answer)")
    waiting.remove(at: Int.random(in: waiting.indices, using: &random)).release(answer)
  }

  private func look() {
    let engine = form.engine
    check(engine.currentStep.map { engine.path.contains($0.id) } ?? true, "the current step is on the path")
    check(!(form.session.isStepValidating && form.session.isSubmitting), "validating or submitting, not both")
    check(engine.errors.allSatisfy { engine.isVisible($0.key) }, "errors are on visible fields only")
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

/// SplitMix64.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// Routes that skip steps, and a step that can be left out.
private let crossroads: JSONValue = [
  "id": "crossroads", "title": "Crossroads", "submit": ["label": "Send"],
  "steps": [
    [
      "id": "who", "title": "Who",
      "routes": [["to": "end", "show": [["field": "kind", "eq": "firm"]]]],
      "fields": [
        ["key": "name", "type": "text", "label": "Name", "validation": ["required": true]],
        ["key": "kind", "type": "text", "label": "Kind"],
      ],
    ],
    [
      "id": "extra", "title": "Extra", "skip": ["label": "Skip"],
      "fields": [
        ["key": "extra", "type": "text", "label": "Extra", "validation": ["required": true]],
        ["key": "firmName", "type": "text", "label": "Firm", "show": [["field": "extra", "eq": "x"]]],
      ],
    ],
    [
      "id": "end", "title": "End", "skip": ["label": "Skip"],
      "fields": [
        ["key": "amount", "type": "number", "label": "Amount", "validation": ["min": 5]],
        ["key": "wish", "type": "text", "label": "Wish", "defaultValue": "none"],
      ],
    ],
  ],
]
