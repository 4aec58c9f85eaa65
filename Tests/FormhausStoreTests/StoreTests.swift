import FormhausStore
import FormhausTesting
import Testing

private enum TraceAction: Sendable {
  case note(String)
  case noteAfter(Duration, String)
  case ask(EffectID, HeldAnswer<String>)
  case cancel(EffectID)
  case call(@Sendable @MainActor () -> Void)
}

@MainActor
private func reduceTrace(_ trace: inout [String], _ action: TraceAction) -> Effect<TraceAction> {
  switch action {
  case .note(let text):
    trace.append(text)
    return .none
  case .noteAfter(let delay, let text): return .after(delay, id: "later", .note(text))
  case .ask(let id, let answer): return .run(id: id) { send in send(.note(await answer.value())) }
  case .cancel(let id): return .cancel(id)
  case .call(let body): return .call(body)
  }
}

@MainActor
@Suite("The store")
struct StoreTests {
  private let clock = TestClock()

  private func store() -> Store<[String], TraceAction> {
    Store([], clock: clock, reduce: reduceTrace)
  }

  @Test("an action sent while another is being reduced waits its turn; the host hears of the batch once")
  func queue() {
    let store = store()
    var changes = 0
    store.changed = { changes += 1 }
    store.send(
      .call {
        store.send(.note("second"))
        store.send(.note("third"))
        #expect(store.state == [])
      })
    #expect(store.state == ["second", "third"])
    #expect(changes == 1)
  }

  @Test("starting an effect again cancels the older one, whose result is dropped")
  func replaced() async {
    let store = store()
    let (first, second) = (HeldAnswer<String>(), HeldAnswer<String>())
    store.send(.ask("search", first))
    store.send(.ask("search", second))
    second.release("new")
    first.release("old")
    await turns()
    #expect(store.state == ["new"])
    #expect(store.runningEffects == [])
  }

  @Test("effects of different names do not touch each other")
  func apart() async {
    let store = store()
    let (first, second) = (HeldAnswer<String>(), HeldAnswer<String>())
    store.send(.ask("one", first))
    store.send(.ask("two", second))
    store.send(.cancel("one"))
    first.release("one")
    second.release("two")
    await turns()
    #expect(store.state == ["two"])
  }

  @Test("delayed actions come in their time, and a newer one replaces the older")
  func delays() {
    let store = store()
    store.send(.noteAfter(.seconds(1), "old"))
    clock.advance(by: .milliseconds(500))
    store.send(.noteAfter(.seconds(1), "new"))
    clock.advance(by: .milliseconds(999))
    #expect(store.state == [])
    clock.advance(by: .milliseconds(1))
    #expect(store.state == ["new"])
  }

  @Test("a delayed action that was cancelled never comes")
  func cancelledDelay() {
    let store = store()
    store.send(.noteAfter(.seconds(1), "never"))
    store.send(.cancel("later"))
    clock.advance(by: .seconds(2))
    #expect(store.state == [])
    #expect(!clock.hasWork)
  }

  /// Lets the tasks of the main actor run.
  private func turns() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
