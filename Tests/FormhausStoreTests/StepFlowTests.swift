import FormhausCore
import FormhausStore
import FormhausTesting
import Testing

@MainActor
@Suite("A form of steps")
struct StepFlowTests {
  private let receiver = Receiver()

  /// Service, Day and time, Your details, then Review.
  private func facts(_ valid: Bool...) -> StepFacts {
    let titles = ["Service", "Day and time", "Your details"]
    return StepFacts(
      steps: zip(titles, valid).map { StepFacts.Fact(title: $0, isValid: $1) }, reviewTitle: "Review")
  }

  private func store(at current: Int = 0) -> TestStore<StepFlow, StepFlowAction> {
    TestStore(
      StepFlow(current: current), reduce: StepFlowReducer(labels: Labels()).callAsFunction, failed: record)
  }

  @Test("Continue moves on from a valid step and says which step arrives")
  func next() {
    let store = store()
    store.send(.next(facts(true, false, true))) { $0.arrive(at: 1, "Step 2 of 4, Day and time") }
  }

  @Test("Continue on a step that is not valid does nothing; the reason is said")
  func dimmed() {
    let store = store()
    store.send(.next(facts(false, true, true)))
    store.send(.refused(reason: "This step is not finished")) {
      $0.spoken.say("This step is not finished", cue: .refused)
    }
  }

  @Test("the last step leads to Review")
  func review() {
    let store = store(at: 2)
    store.send(.next(facts(true, true, true))) { $0.arrive(at: 3, "Step 4 of 4, Review") }
    store.send(.next(facts(true, true, true)))
  }

  @Test("Back goes to the step before, valid or not, and stops at the first")
  func back() {
    let store = store(at: 3)
    let facts = facts(true, false, false)
    store.send(.back(facts)) { $0.arrive(at: 2, "Step 3 of 4, Your details", forward: false) }
    store.send(.back(facts)) { $0.arrive(at: 1, "Step 2 of 4, Day and time", forward: false) }
    store.send(.back(facts)) { $0.arrive(at: 0, "Step 1 of 4, Service", forward: false) }
    store.send(.back(facts))
  }

  @Test("Edit jumps to the step, and Continue returns straight to Review")
  func edit() {
    let store = store(at: 3)
    store.send(.edit(0, facts(true, true, true))) {
      $0.returnsToReview = true
      $0.arrive(at: 0, "Step 1 of 4, Service", forward: false)
    }
    store.send(.next(facts(true, true, true))) {
      $0.returnsToReview = false
      $0.arrive(at: 3, "Step 4 of 4, Review")
    }
  }

  @Test("what an edit made necessary is asked first, then Review follows")
  func editMakesUnfinished() {
    let store = store(at: 3)
    store.send(.edit(0, facts(true, true, true))) {
      $0.returnsToReview = true
      $0.arrive(at: 0, "Step 1 of 4, Service", forward: false)
    }
    store.send(.next(facts(true, true, false))) { $0.arrive(at: 2, "Step 3 of 4, Your details") }
    store.send(.next(facts(true, true, true))) {
      $0.returnsToReview = false
      $0.arrive(at: 3, "Step 4 of 4, Review")
    }
  }

  @Test("an edited step that is not valid keeps Continue from returning")
  func editInvalid() {
    let store = store(at: 3)
    store.send(.edit(1, facts(true, true, true))) {
      $0.returnsToReview = true
      $0.arrive(at: 1, "Step 2 of 4, Day and time", forward: false)
    }
    store.send(.next(facts(true, false, true)))
  }

  @Test("an Edit link of a step that is not there does nothing")
  func editNothing() {
    store(at: 3).send(.edit(3, facts(true, true, true)))
  }

  @Test("Submit takes the person to the step that is not finished, and afterwards back to Review")
  func submitUnfinished() {
    let store = store(at: 3)
    store.send(.submit(facts(true, false, true), receiver.work())) {
      $0.returnsToReview = true
      $0.arrive(at: 1, "Step 2 of 4, Day and time", forward: false, cue: .refused)
    }
    #expect(receiver.submissions == 0)
    store.send(.next(facts(true, true, true))) {
      $0.returnsToReview = false
      $0.arrive(at: 3, "Step 4 of 4, Review")
    }
  }

  @Test("sending locks everything, the check stays for good")
  func sending() async {
    let store = store(at: 3)
    let facts = facts(true, true, true)
    store.send(.submit(facts, receiver.work())) {
      $0.submission = .sending
      $0.spoken.say("Sending...")
    }
    store.send(.back(facts))
    store.send(.edit(0, facts))
    store.send(.submit(facts, receiver.work()))
    receiver.answer.release(.sent(message: nil))
    await store.receive("submission.finished") {
      $0.submission = .sent(message: nil)
      $0.spoken.say("Sent", cue: .sent)
    }
    store.clock.advance(by: .milliseconds(600))
    await store.receive("submission.checkShown")
    #expect(receiver.successes == 1)
    store.send(.back(facts))
    store.send(.edit(0, facts))
    store.send(.submit(facts, receiver.work()))
    #expect(receiver.submissions == 1)
    await store.finish()
  }

  @Test("what the receiver answers is said with the check")
  func message() async {
    let store = store(at: 3)
    receiver.answer.release(.sent(message: "Ticket 7"))
    store.send(.submit(facts(true), receiver.work(checkTime: .zero))) {
      $0.submission = .sending
      $0.spoken.say("Sending...")
    }
    await store.receive("submission.finished") {
      $0.submission = .sent(message: "Ticket 7")
      $0.spoken.say("Sent", "Ticket 7", cue: .sent)
    }
    store.clock.advance(by: .zero)
    await store.receive("submission.checkShown")
    await store.finish()
  }

  @Test("a failure's text is said and stays until the person does something")
  func failure() async {
    let store = store(at: 3)
    let facts = facts(true, true, true)
    receiver.answer.release(.failed(nil))
    store.send(.submit(facts, receiver.work())) {
      $0.submission = .sending
      $0.spoken.say("Sending...")
    }
    await store.receive("submission.finished") {
      $0.submission = .failed("Couldn't send this. Try again.")
      $0.spoken.say("Couldn't send this. Try again.", cue: .failed)
    }
    store.send(.back(facts)) {
      $0.submission = .idle
      $0.arrive(at: 2, "Step 3 of 4, Your details", forward: false)
    }
    await store.finish()
  }

  @Test("called off: back to rest without a word")
  func cancel() async {
    let store = store(at: 3)
    store.send(.submit(facts(true), receiver.work())) {
      $0.submission = .sending
      $0.spoken.say("Sending...")
    }
    store.send(.submission(.cancel)) { $0.submission = .stopping }
    receiver.answer.release(.cancelled)
    await store.receive("submission.finished") {
      $0.submission = .idle
      $0.spoken.say()
    }
    await store.finish()
  }

  @Test("the host shows another step: it slides in, and no return to Review is left")
  func show() {
    let store = store(at: 3)
    store.send(.edit(1, facts(true, true, true))) {
      $0.returnsToReview = true
      $0.arrive(at: 1, "Step 2 of 4, Day and time", forward: false)
    }
    store.send(.show(1, facts(true, true, true)))
    store.send(.show(-3, facts(true, true, true))) {
      $0.returnsToReview = false
      $0.arrive(at: 0, "Step 1 of 4, Service", forward: false)
    }
  }

  @Test("a step that was cleared through Edit and left by Back is marked on Review, and Submit goes to it")
  func cleared() {
    let store = store(at: 3)
    store.send(.edit(2, facts(true, true, true))) {
      $0.returnsToReview = true
      $0.arrive(at: 2, "Step 3 of 4, Your details", forward: false)
    }
    store.send(.back(facts(true, true, false))) {
      $0.leftOpen = [2]
      $0.arrive(at: 1, "Step 2 of 4, Day and time", forward: false)
    }
    store.send(.next(facts(true, true, false))) {
      $0.returnsToReview = false
      $0.arrive(at: 3, "Step 4 of 4, Review")
    }
    store.send(.submit(facts(true, true, false), receiver.work())) {
      $0.returnsToReview = true
      $0.leftOpen = []
      $0.arrive(at: 2, "Step 3 of 4, Your details", forward: false, cue: .refused)
    }
    #expect(receiver.submissions == 0)
  }

  @Test("the host cannot move the form while it is being sent")
  func showWhileSending() async {
    let store = store(at: 3)
    store.send(.submit(facts(true, true, true), receiver.work())) {
      $0.submission = .sending
      $0.spoken.say("Sending...")
    }
    store.send(.show(0, facts(true, true, true)))
    receiver.answer.release(.failed("No room left"))
    await store.receive("submission.finished") {
      $0.submission = .failed("No room left")
      $0.spoken.say("No room left", cue: .failed)
    }
    store.send(.show(0, facts(true, true, true))) {
      $0.submission = .idle
      $0.arrive(at: 0, "Step 1 of 4, Service", forward: false)
    }
    await store.finish()
  }

  @Test("a place behind the last step counts as Review")
  func beyond() {
    let store = store(at: 9)
    store.send(.back(facts(true, true, true))) {
      $0.arrive(at: 2, "Step 3 of 4, Your details", forward: false)
    }
  }
}

extension StepFlow {
  mutating func move(to step: Int, forward: Bool = true) {
    current = step
    isForward = forward
    moves += 1
  }

  mutating func arrive(at step: Int, _ heading: String, forward: Bool = true, cue: Cue = .stepChanged) {
    move(to: step, forward: forward)
    spoken.say(heading, cue: cue)
  }
}
