import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import Testing

@MainActor
@Suite("Checks of the host that take their time")
struct SessionChecksTests {
  @Test("a refused answer keeps the person on the step; each answer is asked about once")
  func once() async throws {
    let asked = Questions()
    let form = try coupon { value, _ in
      await asked.note(value)
      return value == "OLD" ? "This coupon has expired" : nil
    }
    form.update { $0.setValue("code", "OLD") }
    #expect(try await form.nextStepAsync() == false)
    #expect(form.engine.errors.messages == ["code": "This coupon has expired"])
    #expect(try await form.nextStepAsync() == false)
    #expect(form.engine.errors.messages == ["code": "This coupon has expired"])
    form.update { $0.setValue("code", "NEW") }
    #expect(form.engine.errors.isEmpty)
    #expect(try await form.nextStepAsync())
    #expect(try await form.submitAsync { _, _ in .sent(message: nil) })
    #expect(asked.values == ["OLD", "NEW"])
  }

  @Test("it is not asked about an empty answer, nor while a rule refuses one of the step")
  func rulesFirst() async throws {
    let asked = Questions()
    let form = try coupon(name: "") { value, _ in
      await asked.note(value)
      return nil
    }
    form.update { $0.setValue("code", "NEW") }
    #expect(try await form.nextStepAsync() == false)
    #expect(asked.values == [])
    form.update {
      $0.setValue("name", "Ada")
      $0.setValue("code", "")
    }
    #expect(try await form.nextStepAsync())
    #expect(asked.values == [])
  }

  @Test("the synchronous calls let it pass")
  func synchronous() async throws {
    let form = try coupon { _, _ in "No" }
    form.update {
      $0.setValue("code", "x")
      let isDone = $0.nextStep()
      #expect(isDone)
    }
    #expect(try await form.submitAsync { _, _ in .sent(message: nil) } == false)
    #expect(form.engine.errors.messages == ["code": "No"])
  }

  @Test("a check that cannot be asked says so in the field; Continue and Retry ask again")
  func failure() async throws {
    let answers = Answers(["fails", "fails", "fails", "fine"])
    let form = try coupon { _, _ in try await answers.next() }
    form.update { $0.setValue("code", "NEW") }
    #expect(try await form.nextStepAsync() == false)
    #expect(form.engine.error("code") == "The service is down")
    #expect(form.session.failure("code")?.kind == .check)
    #expect(try await form.nextStepAsync() == false)
    form.retry("code")
    #expect(form.engine.isLoading("code"))
    #expect(form.engine.error("code") == nil)
    await wait { !form.engine.isLoading("code") }
    #expect(form.session.failure("code")?.message == "The service is down")
    form.retry("code")
    await wait { !form.engine.isLoading("code") }
    #expect(form.session.failure("code") == nil)
    #expect(form.engine.errors.isEmpty)
    #expect(try await form.nextStepAsync())
    #expect(answers.count == 4)
  }

  @Test("an answer that changes while it is checked ends the check, and the late verdict is dropped")
  func stale() async throws {
    let verdict = HeldAnswer<String?>()
    let form = try coupon { value, _ in value == "OLD" ? await verdict.value() : nil }
    form.update { $0.setValue("code", "OLD") }
    let next = Task { try await form.nextStepAsync() }
    await wait { form.engine.isLoading("code") && verdict.waitingCount == 1 }
    #expect(form.session.isStepValidating)
    form.update { $0.setValue("code", "NEW") }
    #expect(try await next.value == false)
    #expect(!form.session.isBusy)
    verdict.release("This coupon has expired")
    #expect(try await form.nextStepAsync())
    #expect(form.engine.errors.isEmpty)
    #expect(!form.engine.isLoading("code"))
  }

  @Test("cancelPendingActions ends a check")
  func cancelled() async throws {
    let verdict = HeldAnswer<String?>()
    let form = try coupon { _, _ in await verdict.value() }
    form.update { $0.setValue("code", "OLD") }
    let next = Task { try await form.nextStepAsync() }
    await wait { verdict.waitingCount == 1 }
    form.cancelPendingActions()
    #expect(try await next.value == false)
    #expect(!form.engine.isLoading("code"))
    verdict.release("Too late")
    await settleDown()
    #expect(form.engine.errors.isEmpty)
    #expect(form.engine.value("code") == "OLD")
  }

  @Test("a check of a field that is hidden meanwhile and keeps its answer is not waited for")
  func hiddenMeanwhile() async throws {
    let verdict = HeldAnswer<String?>()
    let form = try guarded(FormHooks(), keeping: .keep) { _, _ in await verdict.value() }
    form.update { $0.setValue("code", "OLD") }
    let next = Task { try await form.nextStepAsync() }
    await wait { verdict.waitingCount == 1 }
    form.update { $0.setValue("plain", "yes") }
    #expect(try await next.value)
    #expect(!form.session.isBusy)
    #expect(form.engine.currentStep?.id == "two")
    #expect(!form.engine.isLoading("code"))
    verdict.release("Too late")
    await settleDown()
    #expect(form.engine.errors.isEmpty)
  }

  @Test("what nobody had checked and became wrong while a check was waited for is refused")
  func wrongMeanwhile() async throws {
    let permission = HeldAnswer<Bool>()
    let verdict = HeldAnswer<String?>()
    let form = try guarded(FormHooks(onBeforeStepChange: { _ in await permission.value() })) { _, _ in
      await verdict.value()
    }
    let next = Task { try await form.nextStepAsync() }
    await wait { permission.waitingCount == 1 }
    form.update { $0.setValue("code", "NEW") }
    permission.release(true)
    await wait { verdict.waitingCount == 1 }
    form.update { $0.setValue("note", "abc") }
    verdict.release(nil)
    #expect(try await next.value == false)
    #expect(form.engine.errors.messages == ["note": "Must be at most 2 characters"])
    #expect(form.engine.currentStep?.id == "one")
  }

  @Test("the checks in force when an action starts are the ones that count", arguments: [true, false])
  func inForce(submits: Bool) async throws {
    let verdict = HeldAnswer<String?>()
    let form = try guarded(FormHooks()) { _, _ in await verdict.value() }
    form.update { $0.setValue("code", "OLD") }
    let action = Task {
      submits ? try await form.submitAsync { _, _ in .sent(message: nil) } : try await form.nextStepAsync()
    }
    await wait { verdict.waitingCount == 1 }
    form.host = FormHost()
    verdict.release("This coupon has expired")
    #expect(try await action.value == false)
    #expect(form.engine.errors.messages == ["code": "This coupon has expired"])
    #expect(form.engine.currentStep?.id == "one")
  }

  /// A code that is checked unless `plain` is answered, a short note, and a step without questions.
  private func guarded(
    _ hooks: FormHooks, keeping hidden: HiddenValues = .clear, _ check: @escaping AsyncFieldValidator
  ) throws -> FormController {
    let validators = ["coupon": check]
    let engine = try FormEngine(
      FormDefinition(json: [
        "id": "shop", "title": "Shop", "submit": ["label": "Send"],
        "steps": [
          [
            "id": "one", "title": "One",
            "fields": [
              ["key": "plain", "type": "text", "label": "Plain"],
              [
                "key": "code", "type": "text", "label": "Code", "validation": ["validator": "coupon"],
                "show": [["field": "plain", "neq": "yes"]],
              ],
              ["key": "note", "type": "text", "label": "Note", "validation": ["maxLength": 2]],
            ],
          ],
          ["id": "two", "title": "Two", "fields": []],
        ],
      ]), options: FormEngineOptions(hiddenValues: hidden).passing(validators))
    return FormController(
      engine, host: FormHost(hooks: hooks, asyncValidators: validators), clock: TestClock())
  }

  @Test("an item's answers are checked too, each by its own")
  func items() async throws {
    let engine = try FormEngine(
      FormDefinition(json: [
        "id": "f", "title": "F", "submit": ["label": "Send"],
        "fields": [
          [
            "type": "group", "key": "people", "label": "People",
            "fields": [
              ["key": "id", "type": "text", "label": "Id", "validation": ["validator": "known"]]
            ],
          ]
        ],
      ]), initialValues: ["people": [["id": "a"], ["id": "b"]]])
    let form = FormController(
      engine, host: FormHost(asyncValidators: ["known": { value, _ in value == "b" ? "Unknown" : nil }]),
      clock: TestClock())
    #expect(try await form.submitAsync { _, _ in .sent(message: nil) } == false)
    #expect(form.engine.errors.messages == ["people.1.id": "Unknown"])
    form.update { $0.removeItem("people", at: 1) }
    #expect(try await form.submitAsync { _, _ in .sent(message: nil) })
  }

  /// A coupon code that is checked, then a step without questions.
  private func coupon(
    name: String = "Ada", _ check: @escaping AsyncFieldValidator
  ) throws -> FormController {
    let validators: [String: AsyncFieldValidator] = ["coupon": check]
    let engine = try FormEngine(
      FormDefinition(json: [
        "id": "shop", "title": "Shop", "submit": ["label": "Send"],
        "steps": [
          [
            "id": "one", "title": "One",
            "fields": [
              ["key": "name", "type": "text", "label": "Name", "validation": ["required": true]],
              ["key": "code", "type": "text", "label": "Code", "validation": ["validator": "coupon"]],
            ],
          ],
          ["id": "two", "title": "Two", "fields": []],
        ],
      ]), initialValues: ["name": .string(name)], options: FormEngineOptions().passing(validators))
    return FormController(engine, host: FormHost(asyncValidators: validators), clock: TestClock())
  }
}

/// What a check was asked about.
@MainActor
private final class Questions {
  private(set) var values: [JSONValue] = []

  func note(_ value: JSONValue) { values.append(value) }
}

/// Whether each call of a check works.
@MainActor
private final class Answers {
  private(set) var count = 0
  private let answers: [String]

  init(_ answers: [String]) { self.answers = answers }

  func next() throws -> String? {
    defer { count += 1 }
    if answers[count] == "fails" { throw Unreachable() }
    return nil
  }
}

private struct Unreachable: LocalizedError {
  var errorDescription: String? { "The service is down" }
}
