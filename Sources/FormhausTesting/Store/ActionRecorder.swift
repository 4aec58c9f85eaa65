/// Notes each action that a store reduces, with the state after it.
@MainActor
final class ActionRecorder<State, Action> {
  /// An action that came back from an effect.
  struct Received {
    var action: Action
    var state: State
  }

  private(set) var received: [Received] = []
  private var stateAfterSending: State?
  private var isSending = false

  /// Notes what happens while the test itself sends an action, and gives the state right after that action.
  func sending(_ send: () -> Void) -> State? {
    isSending = true
    stateAfterSending = nil
    send()
    isSending = false
    return stateAfterSending
  }

  func note(_ action: Action, _ state: State) {
    if isSending {
      isSending = false
      stateAfterSending = state
    } else {
      received.append(Received(action: action, state: state))
    }
  }

  func takeFirst() -> Received? { received.isEmpty ? nil : received.removeFirst() }

  func takeAll() -> [Received] {
    defer { received = [] }
    return received
  }
}
