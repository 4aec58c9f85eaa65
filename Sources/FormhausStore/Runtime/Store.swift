/// Holds a state, applies actions to it one after the other and runs the effects they ask for.
@MainActor
public final class Store<State: Sendable, Action: Sendable> {
  public typealias Reduce = @MainActor (inout State, Action) -> Effect<Action>

  public private(set) var state: State
  /// Called after each batch of actions.
  public var changed: (@MainActor () -> Void)?

  private let reduce: Reduce
  private let clock: any FormClock
  private var queue: [Action] = []
  private var isReducing = false
  private var running: [EffectID: RunningEffect] = [:]
  private var launched = 0

  public init(_ state: State, clock: any FormClock, reduce: @escaping Reduce) {
    self.state = state
    self.clock = clock
    self.reduce = reduce
  }

  /// The named effects that are on their way.
  public var runningEffects: Set<EffectID> { Set(running.keys) }

  /// Applies an action; one sent while another is being reduced waits its turn.
  public func send(_ action: Action) {
    queue.append(action)
    guard !isReducing else { return }
    isReducing = true
    var index = 0
    while index < queue.count {
      let effect = reduce(&state, queue[index])
      index += 1
      effect.work.forEach(start)
    }
    queue.removeAll(keepingCapacity: true)
    isReducing = false
    changed?()
  }

  private func start(_ work: Effect<Action>.Work) {
    switch work {
    case .call(let body):
      body()
    case .interrupt(let id):
      running[id]?.cancel()
    case .cancel(let id):
      running.removeValue(forKey: id)?.cancel()
    case .after(let id, let delay, let action):
      launch(id) { token in
        let scheduled = clock.schedule(after: delay) { [weak self] in
          guard let self, finish(id, token) else { return }
          send(action)
        }
        return { scheduled.cancel() }
      }
    case .run(let id, let body):
      launch(id) { token in
        let task = Task.immediate { @MainActor [weak self] in
          await body(Send { action in if self?.isCurrent(id, token) == true { self?.send(action) } })
          _ = self?.finish(id, token)
        }
        return { task.cancel() }
      }
    }
  }

  private func launch(_ id: EffectID?, _ start: (_ token: Int) -> @MainActor () -> Void) {
    launched += 1
    let token = launched
    guard let id else {
      _ = start(token)
      return
    }
    running.removeValue(forKey: id)?.cancel()
    running[id] = RunningEffect(token: token)
    let cancel = start(token)
    if running[id]?.token == token { running[id]?.cancelWork = cancel }
  }

  private func isCurrent(_ id: EffectID?, _ token: Int) -> Bool {
    id.map { running[$0]?.token == token } ?? true
  }

  /// Forgets an effect that is done; false when it was cancelled or replaced before.
  private func finish(_ id: EffectID?, _ token: Int) -> Bool {
    guard let id else { return true }
    guard running[id]?.token == token else { return false }
    running.removeValue(forKey: id)
    return true
  }
}

/// An effect on its way.
@MainActor
private struct RunningEffect {
  var token: Int
  var cancelWork: @MainActor () -> Void = {}

  func cancel() { cancelWork() }
}
