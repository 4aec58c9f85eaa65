import FormhausCore
import FormhausStore
import FormhausTesting
import FormhausText
import Testing

@MainActor
@Suite("Sending a form")
struct FormSubmissionTests {
  private let receiver = Receiver()

  @Test("sent from Review: the check, then the host goes on; nothing can be changed any more")
  func sent() async throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    form.send(.submit(receiver.work())) {
      $0.submission = .sending
      $0.spoken = "Sending..."
    }
    form.send(.setText(key: "name", "Eve"))
    form.send(.back)
    form.send(.edit(0))
    receiver.answer.release(.sent(message: nil))
    await form.store.receive("answered.submission") {
      $0.submission = .sent(message: nil)
      $0.spoken = "Sent"
    }
    form.store.clock.advance(by: SubmissionWork.standardCheckTime)
    await form.store.receive("checkShown")
    form.send(.setText(key: "name", "Eve"))
    form.send(.submit(receiver.work()))
    #expect(form.form.engine.value("name") == "Ada")
    #expect(receiver.submissions == 1)
    #expect(receiver.successes == 1)
    await form.store.finish()
  }

  @Test("Submit takes the person to what is not finished, and Continue then back to Review")
  func invalidOnReview() throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    form.send(.engine { $0.setValue("name", nil) })
    form.send(.submit(receiver.work())) {
      $0.returnsToReview = true
      $0.arrive("", step: "who")
      $0.refuse("name", "This field is required", label: "Step 1 of 3, Who. Name")
    }
    #expect(receiver.submissions == 0)
    form.send(.setText(key: "name", "Maya")) { $0.errors = [:] }
    form.send(.next) {
      $0.returnsToReview = false
      $0.arrive("Step 3 of 3, Review", review: true)
    }
  }

  @Test(
    "answers that the receiver refuses: their errors, and the focus on the first of the form, then on the next"
  )
  func refused() async throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    receiver.answer.release(
      .refused([FieldError(key: "mail", message: "Bounced"), FieldError(key: "name", message: "Taken")]))
    form.send(.submit(receiver.work())) {
      $0.submission = .sending
      $0.spoken = "Sending..."
    }
    await form.store.receive("answered.submission") {
      $0.submission = .idle
      $0.returnsToReview = true
      $0.arrive("", step: "who")
      $0.refuse("name", "Taken", label: "Step 1 of 3, Who. Name")
      $0.errors["mail"] = "Bounced"
    }
    form.send(.setText(key: "name", "Ada L")) { $0.errors["name"] = nil }
    form.send(.next) {
      $0.arrive("Step 2 of 3, Pay", step: "pay")
    }
    form.send(.setText(key: "mail", "ada@x.org")) { $0.errors["mail"] = nil }
    await form.store.finish()
  }

  @Test("refused answers of no visible field stand above the buttons and are said")
  func topLevel() async throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    receiver.answer.release(.refused([FieldError(key: "firmName", message: "Unknown firm")]))
    form.send(.submit(receiver.work())) {
      $0.submission = .sending
      $0.spoken = "Sending..."
    }
    await form.store.receive("answered.submission") {
      $0.submission = .idle
      $0.topLevelErrors = ["Unknown firm"]
      $0.spoken = "Unknown firm"
    }
    #expect(form.form.isReviewing)
    await form.store.finish()
  }

  @Test("a failure stays under the button until something is changed")
  func failed() async throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    receiver.answer.release(.failed("The line is busy"))
    form.send(.submit(receiver.work())) {
      $0.submission = .sending
      $0.spoken = "Sending..."
    }
    await form.store.receive("answered.submission") {
      $0.submission = .failed("The line is busy")
      $0.spoken = "The line is busy"
    }
    form.send(.edit(0)) {
      $0.submission = .idle
      $0.returnsToReview = true
      $0.arrive("Step 1 of 3, Who", step: "who")
    }
    await form.store.finish()
  }

  @Test("called off while sending: back to rest without a word")
  func cancelled() async throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    form.send(.submit(receiver.work())) {
      $0.submission = .sending
      $0.spoken = "Sending..."
    }
    form.send(.stop) { $0.submission = .stopping }
    receiver.answer.release(.cancelled)
    await form.store.receive("answered.submission") {
      $0.submission = .idle
      $0.spoken = ""
    }
    await form.store.finish()
    #expect(receiver.successes == 0)
  }

  @Test("what the host changes while the form is being sent waits until it has come to rest")
  func changedWhileSending() async throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    form.send(.submit(receiver.work())) {
      $0.submission = .sending
      $0.spoken = "Sending..."
    }
    form.send(.engine { $0.setValue("name", "Eve") })
    form.send(.engine { $0.setValue("mail", "eve@x.org") })
    #expect(form.form.engine.value("name") == "Ada")
    receiver.answer.release(.failed("The line is busy"))
    await form.store.receive("answered.submission") {
      $0.submission = .failed("The line is busy")
      $0.spoken = "The line is busy"
    }
    #expect(form.form.engine.submitValues == ["name": "Eve", "mail": "eve@x.org"])
    await form.store.finish()
  }

  @Test("what the host changes once the form was sent changes nothing any more")
  func changedOnceSent() async throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.goToReview()
    form.send(.submit(receiver.work(checkTime: .zero))) {
      $0.submission = .sending
      $0.spoken = "Sending..."
    }
    form.send(.engine { $0.setValue("name", "Eve") })
    receiver.answer.release(.sent(message: nil))
    await form.store.receive("answered.submission") {
      $0.submission = .sent(message: nil)
      $0.spoken = "Sent"
    }
    form.send(.engine { $0.setValue("name", "Zoe") })
    form.store.clock.advance(by: .zero)
    await form.store.receive("checkShown")
    #expect(form.form.engine.value("name") == "Ada")
    await form.store.finish()
  }

  @Test("Submit is for the end only")
  func early() throws {
    let form = try FormUnderTest(order, initial: ["name": "Ada"])
    form.send(.submit(receiver.work()))
    #expect(receiver.submissions == 0)
  }

  @Test("a single page: a refused Submit shows all errors, then it is sent")
  func singlePage() async throws {
    let form = try FormUnderTest([
      "id": "guest", "title": "Guest", "submit": ["label": "Send"],
      "fields": [
        ["key": "name", "type": "text", "label": "Name", "validation": ["required": true]],
        ["key": "mail", "type": "email", "label": "Email"],
      ],
    ])
    form.send(.setText(key: "mail", "nowhere"))
    form.send(.submit(receiver.work())) {
      $0.refuse("name", "This field is required", label: "Name")
      $0.errors["mail"] = "Enter a valid email"
    }
    form.send(.setText(key: "name", "  Ada ")) { $0.errors["name"] = nil }
    form.send(.setText(key: "mail", "ada@x.org")) { $0.errors = [:] }
    receiver.answer.release(.sent(message: nil))
    form.send(.submit(receiver.work(checkTime: .zero))) {
      $0.submission = .sending
      $0.spoken = "Sending..."
    }
    #expect(form.form.engine.submitValues == ["name": "Ada", "mail": "ada@x.org"])
    #expect(form.form.text("name") == "  Ada ")
    await form.store.receive("answered.submission") {
      $0.submission = .sent(message: nil)
      $0.spoken = "Sent"
    }
    form.store.clock.advance(by: .zero)
    await form.store.receive("checkShown")
    await form.store.finish()
  }

  @Test("the conditions of submit keep the form from being sent")
  func disabledSubmit() throws {
    let form = try FormUnderTest(
      [
        "id": "guest", "title": "Guest",
        "submit": ["label": "Send", "disabled": [["field": "agree", "neq": true]]],
        "fields": [["key": "agree", "type": "checkbox", "label": "I agree"]],
      ])
    form.send(.submit(receiver.work()))
    #expect(receiver.submissions == 0)
  }

  @Test("a last step that was skipped is sent without it from Review")
  func skippedLast() async throws {
    let form = try FormUnderTest(skippable, initial: ["name": "Ada", "extra": "x"])
    form.send(.next) { $0.arrive("Step 2 of 4, Extra", step: "extra") }
    form.send(.next) { $0.arrive("Step 3 of 4, Wish", step: "wish") }
    form.send(.skip(receiver.work())) { $0.arrive("Step 4 of 4, Review", review: true) }
    form.send(.submit(receiver.work())) {
      $0.submission = .sending
      $0.spoken = "Sending..."
    }
    #expect(receiver.values == ["name": "Ada", "extra": "x"])
    #expect(receiver.skippedSteps == ["wish"])
    form.send(.stop) { $0.submission = .stopping }
    form.send(.stop) {
      $0.submission = .idle
      $0.spoken = ""
    }
    await form.store.finish()
  }

  @Test("without Review, Skip on the last step sends the form without it")
  func skipSends() async throws {
    let form = try FormUnderTest(skippable, initial: ["name": "Ada", "extra": "x"], review: false)
    form.send(.next) { $0.arrive("Step 2 of 3, Extra", step: "extra") }
    form.send(.next) { $0.arrive("Step 3 of 3, Wish", step: "wish") }
    form.send(.skip(receiver.work())) {
      $0.submission = .sending
      $0.spoken = "Sending..."
    }
    #expect(receiver.values == ["name": "Ada", "extra": "x"])
    #expect(receiver.skippedSteps == ["wish"])
    form.send(.stop) { $0.submission = .stopping }
    form.send(.stop) {
      $0.submission = .idle
      $0.spoken = ""
    }
    await form.store.finish()
  }
}
