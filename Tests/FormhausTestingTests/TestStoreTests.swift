import FormhausStore
import FormhausTesting
import Testing

private enum CounterAction: Sendable {
  case add(Int)
  case addLater(Duration)
  case ask(HeldAnswer<Int>)
  case answered(Int)
  case cancel
}

@MainActor
private func reduceCounter(_ count: inout Int, _ action: CounterAction) -> Effect<CounterAction> {
  switch action {
  case .add(let number), .answered(let number):
    count += number
  case .addLater(let delay):
    return .after(delay, id: "later", .add(1))
  case .ask(let answer):
    return .run(id: "ask") { send in send(.answered(await answer.value())) }
  case .cancel:
    return .merge(.cancel("later"), .cancel("ask"))
  }
  return .none
}

@MainActor
@Suite("The exhaustive store")
struct TestStoreTests {
  /// The failures that a test store reports.
  private final class Failures {
    var messages: [String] = []
  }

  private let failures = Failures()

  private func counter() -> TestStore<Int, CounterAction> {
    let failures = failures
    return TestStore(0, reduce: reduceCounter) { failures.messages.append($0.message) }
  }

  @Test("a described change passes, an effect of the clock is received when its time has come")
  func passes() async {
    let store = counter()
    store.send(.add(2)) { $0 = 2 }
    store.send(.addLater(.seconds(1)))
    store.clock.advance(by: .seconds(1))
    await store.receive {
      if case .add(1) = $0 { true } else { false }
    } changes: {
      $0 = 3
    }
    await store.finish()
    #expect(failures.messages == [])
    #expect(store.state == 3)
  }

  @Test("an answer held back is received once it is released")
  func held() async {
    let store = counter()
    let answer = HeldAnswer<Int>()
    store.send(.ask(answer))
    #expect(answer.waitingCount == 1)
    answer.release(7)
    await store.receive("answered") { $0 = 7 }
    await store.finish()
    #expect(failures.messages == [])
  }

  @Test("a change that was not described, or described wrongly, fails")
  func undescribed() {
    let store = counter()
    store.send(.add(2))
    store.send(.add(2)) { $0 = 5 }
    #expect(
      failures.messages == [
        "Sending add changed the state otherwise than described:\n- - 0\n+ - 2",
        "Sending add changed the state otherwise than described:\n- - 5\n+ - 4",
      ])
  }

  @Test("an action that was not received fails the next sending, and the end")
  func unreceived() {
    var store: TestStore? = counter()
    let answer = HeldAnswer<Int>()
    answer.release(1)
    store?.send(.addLater(.zero))
    store?.clock.advance(by: .zero)
    store?.send(.add(1)) { $0 = 2 }
    #expect(failures.messages == ["The action add was never received."])
    store?.send(.addLater(.zero))
    store?.clock.advance(by: .zero)
    store = nil
    #expect(failures.messages.count == 2)
  }

  @Test("another action than the expected one fails, and so does waiting for none")
  func unexpected() async {
    let store = counter()
    store.send(.addLater(.zero))
    store.clock.advance(by: .zero)
    await store.receive("answered") { $0 = 1 }
    await store.receive { _ in true }
    #expect(
      failures.messages == [
        "Expected answered, received add.", "Expected an action of an effect; none came.",
      ])
  }

  @Test("an effect that still runs at the end fails; a cancelled one does not")
  func running() async {
    let store = counter()
    store.send(.ask(HeldAnswer()))
    await store.finish()
    #expect(failures.messages == ["The effect \"ask\" still runs."])
    let other = counter()
    other.send(.ask(HeldAnswer()))
    other.send(.cancel)
    await other.finish()
    #expect(failures.messages.count == 1)
  }
}
