import FormhausCore
import FormhausStore
import FormhausTesting
import Testing

@MainActor
@Suite("Sending")
struct SubmissionTests {
  private let receiver = Receiver()

  private func store(_ state: Submission = .idle) -> TestStore<Submission, SubmissionAction> {
    TestStore(state, reduce: reduceSubmission, failed: record)
  }

  @Test("sent: the check shows for its time, then the host goes on")
  func sent() async {
    let store = store()
    store.send(.start(receiver.work())) { $0 = .sending }
    #expect(receiver.submissions == 1)
    receiver.answer.release(.sent(message: "See you then"))
    await store.receive("finished") { $0 = .sent(message: "See you then") }
    store.clock.advance(by: .milliseconds(599))
    #expect(receiver.successes == 0)
    store.clock.advance(by: .milliseconds(1))
    await store.receive("checkShown")
    #expect(receiver.successes == 1)
    await store.finish()
  }

  @Test("under Reduce Motion the check takes no time")
  func reducedMotion() async {
    let store = store()
    receiver.answer.release(.sent(message: nil))
    store.send(.start(receiver.work(checkTime: .zero))) { $0 = .sending }
    await store.receive("finished") { $0 = .sent(message: nil) }
    store.clock.advance(by: .zero)
    await store.receive("checkShown")
    #expect(receiver.successes == 1)
    await store.finish()
  }

  @Test(
    "a failure shows its own text, or the default one",
    arguments: [("No room left", "No room left"), (nil, "Couldn't send this. Try again.")])
  func failed(text: String?, shown: String) async {
    let store = store()
    receiver.answer.release(.failed(text))
    store.send(.start(receiver.work())) { $0 = .sending }
    await store.receive("finished") { $0 = .failed(shown) }
    await store.finish()
    #expect(receiver.successes == 0)
  }

  @Test("refused answers and a cancellation by the receiver go back to rest")
  func quiet() async {
    let refusal = SubmissionOutcome.refused([FieldError(key: "name", message: "Taken")])
    for outcome in [SubmissionOutcome.cancelled, refusal] {
      let receiver = Receiver()
      let store = store()
      receiver.answer.release(outcome)
      store.send(.start(receiver.work())) { $0 = .sending }
      await store.receive("finished") { $0 = .idle }
      await store.finish()
    }
  }

  @Test("only one submission at a time, and none after it was sent")
  func once() async {
    let store = store()
    store.send(.start(receiver.work())) { $0 = .sending }
    store.send(.start(receiver.work()))
    receiver.answer.release(.sent(message: nil))
    await store.receive("finished") { $0 = .sent(message: nil) }
    store.send(.start(receiver.work()))
    #expect(receiver.submissions == 1)
    store.clock.advance(by: .seconds(1))
    await store.receive("checkShown")
    await store.finish()
  }

  @Test("a refusal that names nothing is a failure")
  func emptyRefusal() async {
    let store = store()
    receiver.answer.release(.refused([]))
    store.send(.start(receiver.work())) { $0 = .sending }
    await store.receive("finished") { $0 = .failed("Couldn't send this. Try again.") }
    await store.finish()
  }

  @Test("called off by the person: the work is asked to stop, and what it comes to is quiet")
  func cancelled() async {
    for outcome in [SubmissionOutcome.cancelled, .failed("Killed"), .refused([])] {
      let receiver = Receiver()
      let store = store()
      store.send(.start(receiver.work())) { $0 = .sending }
      store.send(.cancel) { $0 = .stopping }
      receiver.answer.release(outcome)
      await store.receive("finished") { $0 = .idle }
      await store.finish()
      #expect(receiver.successes == 0)
    }
  }

  @Test("what got through although it was called off counts as sent")
  func sentAllTheSame() async {
    let store = store()
    store.send(.start(receiver.work(checkTime: .zero))) { $0 = .sending }
    store.send(.cancel) { $0 = .stopping }
    store.send(.start(receiver.work()))
    receiver.answer.release(.sent(message: nil))
    await store.receive("finished") { $0 = .sent(message: nil) }
    store.clock.advance(by: .zero)
    await store.receive("checkShown")
    #expect(receiver.successes == 1)
    await store.finish()
  }

  @Test("called off twice: at rest at once, and the late answer counts for nothing")
  func abandoned() async {
    let store = store()
    store.send(.start(receiver.work())) { $0 = .sending }
    store.send(.cancel) { $0 = .stopping }
    store.send(.cancel) { $0 = .idle }
    receiver.answer.release(.sent(message: nil))
    await store.finish()
    #expect(receiver.successes == 0)
  }

  @Test("a second try after a failure is not ended by the answer to the first")
  func retry() async {
    let second = Receiver()
    let store = store()
    store.send(.start(receiver.work())) { $0 = .sending }
    store.send(.cancel) { $0 = .stopping }
    store.send(.cancel) { $0 = .idle }
    store.send(.start(second.work())) { $0 = .sending }
    receiver.answer.release(.failed("Too late"))
    second.answer.release(.failed("No room left"))
    await store.receive("finished") { $0 = .failed("No room left") }
    await store.finish()
  }

  @Test("calling off does nothing while nothing is on its way")
  func cancelAtRest() {
    for state in [Submission.idle, .sent(message: nil), .failed("No")] { store(state).send(.cancel) }
  }

  @Test("what throwing means: a cancellation is quiet, an error's own description is shown")
  func throwing() {
    struct Full: LocalizedError {
      let errorDescription: String? = "That time is taken"
    }
    struct Plain: Error {}
    #expect(SubmissionOutcome(throwing: CancellationError()) == .cancelled)
    #expect(SubmissionOutcome(throwing: Full()) == .failed("That time is taken"))
    #expect(SubmissionOutcome(throwing: Plain()) == .failed(nil))
  }
}
