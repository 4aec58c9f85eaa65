import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import Testing

@MainActor
@Suite("A form on a screen and its hooks")
struct FormHooksTests {
  @Test("while a step is checked the person changes nothing; then the step changes")
  func locked() async throws {
    let verdict = HeldAnswer<[String: String]>()
    let form = try FormUnderTest(
      order, initial: ["name": "Ada"],
      host: FormHost(hooks: FormHooks(onStepValidate: { _, _ in await verdict.value() })))
    form.send(.next) { $0.check() }
    form.send(.setText(key: "name", "Eve"))
    form.send(.setValue(key: "kind", "firm"))
    form.send(.next)
    form.send(.back)
    form.send(.retry(key: "name"))
    verdict.release([:])
    await form.store.receive("answered.stepChange") {
      $0.submission = .idle
      $0.arrive("Step 2 of 3, Pay", step: "pay")
    }
    #expect(form.form.engine.value("name") == "Ada")
    await form.store.finish()
  }

  @Test("a host that changes a checked answer meanwhile ends the check quietly")
  func stale() async throws {
    let verdict = HeldAnswer<[String: String]>()
    let form = try FormUnderTest(
      order, initial: ["name": "Ada"],
      host: FormHost(hooks: FormHooks(onStepValidate: { _, _ in await verdict.value() })))
    form.send(.next) { $0.check() }
    form.send(.engine { $0.setValue("name", "Eve") }) {
      $0.submission = .idle
      $0.spoken = ""
    }
    verdict.release(["name": "Taken"])
    await form.store.finish()
    #expect(form.form.engine.errors.isEmpty)
  }

  @Test("called off by the person: back to rest, and the late verdict counts for nothing")
  func stopped() async throws {
    let verdict = HeldAnswer<[String: String]>()
    let form = try FormUnderTest(
      order, initial: ["name": "Ada"],
      host: FormHost(hooks: FormHooks(onStepValidate: { _, _ in await verdict.value() })))
    form.send(.next) { $0.check() }
    form.send(.stop) {
      $0.submission = .idle
      $0.spoken = ""
    }
    verdict.release([:])
    await form.store.finish()
  }

  @Test("the last step is checked before Review; Review itself and Edit ask nobody")
  func review() throws {
    let log = Log()
    let store = try store(log, initial: ["name": "Ada"])
    store.send(.next)
    store.send(.next)
    #expect(store.state.isReviewing)
    store.send(.back)
    store.send(.edit(0))
    store.send(.next)
    #expect(store.state.isReviewing)
    #expect(log.lines == ["validate who", "who to pay, next", "validate pay", "validate who"])
  }

  @Test("Skip after Edit tells the hooks where it really leads; Review is no step and asks nobody")
  func skipAfterEdit() throws {
    let log = Log()
    let store = try store(log, skippable, initial: ["name": "Ada", "extra": "x", "wish": "y"])
    for _ in 0..<3 { store.send(.next) }
    #expect(store.state.isReviewing)
    log.lines = []
    store.send(.edit(1))
    store.send(.skip(Receiver().work()))
    #expect(store.state.isReviewing)
    #expect(log.lines == [])
    store.send(.engine { $0.setValue("wish", nil) })
    store.send(.edit(0))
    store.send(.next)
    #expect(store.state.engine.currentStep?.id == "wish")
    store.send(.skip(Receiver().work()))
    #expect(store.state.isReviewing)
    #expect(log.lines == ["validate who", "who to wish, next"])
    #expect(store.state.engine.skippedSteps == ["extra", "wish"])
  }

  @Test("Skip after Edit goes to the step that is still to be done, as the hooks are told")
  func skipToUnfinished() throws {
    let log = Log()
    let store = try store(log, skippable, initial: ["name": "Ada", "extra": "x", "wish": "y"])
    for _ in 0..<3 { store.send(.next) }
    store.send(.edit(2))
    store.send(.engine { $0.setValue("extra", nil) })
    log.lines = []
    store.send(.skip(Receiver().work()))
    #expect(store.state.engine.currentStep?.id == "extra")
    #expect(log.lines == ["wish to extra, skip"])
    #expect(store.state.engine.skippedSteps == ["wish"])
  }

  @Test("a question that moves on by itself says so to the hooks; Back and Skip say what they are")
  func reasons() throws {
    let log = Log()
    let store = try store(log, skips, initial: [:])
    store.send(.setValue(key: "plan", "pro"))
    store.send(.commit(key: "plan"))
    store.send(.back)
    store.send(.next)
    store.send(.skip(Receiver().work()))
    #expect(
      log.lines == [
        "validate plan", "plan to more, autoAdvance", "more to plan, back", "validate plan",
        "plan to more, next", "more to end, skip",
      ])
  }

  @Test("what is typed into a field that is put back stays as it was typed")
  func putBack() async throws {
    let permission = HeldAnswer<Bool>()
    let form = try FormUnderTest(
      skippable, initial: ["name": "Ada", "extra": "x"], review: false,
      host: FormHost(hooks: FormHooks(onBeforeSubmit: { _ in await permission.value() })))
    form.send(.next) { $0.arrive("Step 2 of 3, Extra", step: "extra") }
    form.send(.next) { $0.arrive("Step 3 of 3, Wish", step: "wish") }
    form.send(.setText(key: "wish", " a pony "))
    form.send(.skip(Receiver().work())) { $0.check() }
    #expect(form.form.text("wish") == "")
    permission.release(false)
    await form.store.receive("answered.submission") {
      $0.submission = .idle
      $0.spoken = ""
    }
    #expect(form.form.text("wish") == " a pony ")
    #expect(form.form.engine.skippedSteps == [])
    await form.store.finish()
  }

  private func store(
    _ log: Log, _ definition: JSONValue = order, initial: JSONObject
  ) throws -> Store<FormState, FormAction> {
    let host = FormHost(
      hooks: FormHooks(
        onStepValidate: { step, _ in
          log.lines.append("validate \(step)")
          return [:]
        },
        onBeforeStepChange: { change in
          log.lines.append("\(change.fromStepID) to \(change.toStepID), \(change.reason.rawValue)")
          return true
        }))
    let engine = try FormEngine(FormDefinition(json: definition), initialValues: initial)
    return Store(FormState(engine: engine, hasReview: true), clock: TestClock()) {
      reduceForm(&$0, $1, host: host)
    }
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
  }
}

extension SeenForm {
  /// The host is being asked.
  fileprivate mutating func check() {
    submission = .checking
    spoken = "Checking..."
  }
}

/// A choice that moves on by itself, a step that can be left out, and the end.
private let skips: JSONValue = [
  "id": "skips", "title": "Skips", "submit": ["label": "Send"],
  "steps": [
    [
      "id": "plan", "title": "Plan",
      "fields": [
        [
          "key": "plan", "type": "radio", "label": "Plan", "autoAdvance": true,
          "options": [["value": "pro", "label": "Pro"]],
        ]
      ],
    ],
    [
      "id": "more", "title": "More", "skip": ["label": "Skip"],
      "fields": [["key": "more", "type": "text", "label": "More"]],
    ],
    ["id": "end", "title": "End", "fields": []],
  ],
]
