import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import Testing

@MainActor
@Suite("Hooks of the host")
struct SessionHooksTests {
  @Test("they are told from where to where, in which direction, why, and with which answers")
  func change() async throws {
    let log = Log()
    let form = try controller(
      FormHooks(
        onBeforeStepChange: { change in
          log.changes.append(change)
          return true
        }, onAfterStepChange: { log.changes.append($0) }))
    #expect(try await form.nextStepAsync(reason: .autoAdvance))
    #expect(try await form.prevStepAsync())
    let values: JSONObject = ["name": "Ada"]
    let forth = StepChange(
      fromStepID: "who", toStepID: "pay", direction: .next, reason: .autoAdvance, values: values)
    let back = StepChange(
      fromStepID: "pay", toStepID: "who", direction: .back, reason: .back, values: values)
    #expect(log.changes == [forth, forth, back, back])
  }

  @Test("answers that the submit guard fills in are checked and sent")
  func filled() async throws {
    let form = try controller(
      FormHooks(onBeforeSubmit: { values in
        values["amount"] = 7
        return true
      }))
    let log = Log()
    #expect(
      try await form.submitAsync { values, _ in
        log.sent.append(values)
        return .sent(message: nil)
      })
    #expect(log.sent == [["name": "Ada", "amount": 7]])
    #expect(form.engine.value("amount") == 7)
  }

  @Test("what the submit guard fills in wrongly is refused and not sent")
  func filledWrongly() async throws {
    let form = try controller(
      FormHooks(onBeforeSubmit: { values in
        values["amount"] = 2
        return true
      }))
    #expect(try await form.submitAsync { _, _ in .sent(message: nil) } == false)
    #expect(form.engine.errors.messages == ["amount": "Must be at least 5"])
  }

  @Test("the hooks in force when an action starts are used to its end")
  func inForce() async throws {
    let log = Log()
    let guardAnswer = HeldAnswer<Bool>()
    let form = try controller(
      FormHooks(
        onBeforeStepChange: { _ in await guardAnswer.value() },
        onAfterStepChange: { _ in log.names.append("old") }))
    let next = Task { try await form.nextStepAsync() }
    await wait { guardAnswer.waitingCount == 1 }
    form.host = FormHost(hooks: FormHooks(onAfterStepChange: { _ in log.names.append("new") }))
    guardAnswer.release(true)
    #expect(try await next.value)
    #expect(log.names == ["old"])
    #expect(try await form.prevStepAsync())
    #expect(log.names == ["old", "new"])
  }

  @Test("cancelling while the hook after a move runs: the move has happened")
  func cancelledAfterMove() async throws {
    let hold = HeldAnswer<Bool>()
    let form = try controller(FormHooks(onAfterStepChange: { _ in _ = await hold.value() }))
    let next = Task { try await form.nextStepAsync() }
    await wait { hold.waitingCount == 1 }
    form.cancelPendingActions()
    #expect(try await next.value)
    #expect(form.engine.currentStep?.id == "pay")
    #expect(!form.session.isBusy)
    hold.release(true)
  }

  @Test("the hook is cancelled with its action")
  func taskCancelled() async throws {
    let log = Log()
    let form = try controller(
      FormHooks(onStepValidate: { _, _ in
        log.names.append("started")
        while !Task.isCancelled { await Task.yield() }
        log.names.append("cancelled")
        return [:]
      }))
    let next = Task { try await form.nextStepAsync() }
    await wait { log.names == ["started"] }
    form.cancelPendingActions()
    #expect(try await next.value == false)
    await wait { log.names == ["started", "cancelled"] }
    #expect(form.engine.currentStep?.id == "who")
  }

  @Test("what was sent was sent: answers that change meanwhile do not undo it, a reset does")
  func changedWhileSending() async throws {
    for resets in [false, true] {
      let log = Log()
      let receipt = HeldAnswer<SubmissionOutcome>()
      let form = try controller(FormHooks(onAfterSubmit: { log.sent.append($0) }))
      let submit = Task { try await form.submitAsync { _, _ in await receipt.value() } }
      await wait { receipt.waitingCount == 1 }
      form.update { if resets { $0.reset() } else { $0.setValue("name", "Eve") } }
      receipt.release(.sent(message: nil))
      #expect(try await submit.value == !resets)
      #expect(log.sent == (resets ? [] : [["name": "Ada"]]))
    }
  }

  @Test("a handler that refuses answers: the errors, and the step of the first")
  func refused() async throws {
    let form = try controller(FormHooks())
    form.update { $0.goToStepWithField("amount") }
    #expect(
      try await form.submitAsync { _, _ in .refused([FieldError(key: "name", message: "Taken")]) } == false)
    #expect(form.engine.errors.messages == ["name": "Taken"])
    #expect(form.engine.currentStep?.id == "who")
  }

  @Test("Skip without a way to send does nothing at the end of the path")
  func skipWithoutHandler() async throws {
    let engine = try FormEngine(FormDefinition(json: skippable), initialValues: ["name": "Ada", "wish": "x"])
    let form = FormController(engine, clock: TestClock())
    form.update { $0.goToStepWithField("wish") }
    #expect(try await form.skipStepAsync() == false)
    #expect(form.engine.value("wish") == "x")
    #expect(form.engine.skippedSteps == [])
  }

  private func controller(_ hooks: FormHooks) throws -> FormController {
    FormController(
      try FormEngine(FormDefinition(json: order), initialValues: ["name": "Ada"]),
      host: FormHost(hooks: hooks),
      clock: TestClock())
  }

  @MainActor
  private final class Log {
    var changes: [StepChange] = []
    var sent: [JSONObject] = []
    var names: [String] = []
  }
}
