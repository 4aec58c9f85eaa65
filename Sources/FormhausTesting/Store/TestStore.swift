public import FormhausStore

/// A store whose every change and every effect must be asserted.
///
/// `send` an action and describe how the state changes; `receive` what its effects send back. A change that was not
/// described, an action that was not received and an effect that still runs at the end are failures.
///
/// ```swift
/// let store = TestStore(StepFlow(), reduce: reducer.callAsFunction) { failure in
///   let place = failure.place
///   Issue.record("\(failure)", sourceLocation: SourceLocation(
///     fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
/// }
/// store.send(.refused(reason: "Choose a day")) { $0.spoken.say("Choose a day", cue: .refused) }
/// ```
@MainActor
public final class TestStore<State: Equatable, Action: Sendable> {
  /// Describes how the state changes.
  public typealias Changes = (inout State) -> Void

  /// The state as far as the test has described it.
  public private(set) var state: State
  /// The clock of the store's effects.
  public let clock: TestClock

  private let recorder = ActionRecorder<State, Action>()
  private let origin: SourcePlace
  private let failed: @MainActor (TestFailure) -> Void
  private let dispatch: @MainActor (Action) -> Void
  private let runningEffects: @MainActor () -> Set<EffectID>
  private var isFinished = false

  /// - Parameter failed: is told of each failure; it is where a test framework's issue is recorded.
  public convenience init(
    _ state: State, clock: TestClock = TestClock(), reduce: @escaping Store<State, Action>.Reduce,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    failed: @escaping @MainActor (TestFailure) -> Void
  ) where State: Sendable {
    self.init(
      state, comparing: { $0 }, clock: clock, reduce: reduce, fileID: fileID, filePath: filePath, line: line,
      column: column, failed: failed)
  }

  /// For a state that is not equatable, or of which only a part matters.
  ///
  /// - Parameter projection: what is compared.
  public init<Full: Sendable>(
    _ full: Full, comparing projection: @escaping @MainActor (Full) -> State,
    clock: TestClock = TestClock(), reduce: @escaping Store<Full, Action>.Reduce,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    failed: @escaping @MainActor (TestFailure) -> Void
  ) {
    let recorder = recorder
    let store = Store<Full, Action>(full, clock: clock) { state, action in
      let effect = reduce(&state, action)
      recorder.note(action, projection(state))
      return effect
    }
    self.state = projection(full)
    self.clock = clock
    self.failed = failed
    origin = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    dispatch = { store.send($0) }
    runningEffects = { store.runningEffects }
  }

  isolated deinit {
    if !isFinished { checkEnd(at: origin) }
  }

  /// Sends an action as a person or the host does.
  ///
  /// - Parameter changes: all that the action changes; nothing when left out.
  public func send(
    _ action: Action, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, _ changes: Changes = { _ in }
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    failUnreceived(at: place)
    let found = recorder.sending { dispatch(action) }
    compare(found ?? state, after: "Sending \(actionName(action))", changes, at: place)
  }

  /// Waits for the next action of an effect, without time passing.
  ///
  /// - Parameters:
  ///   - name: the action by its cases, such as `submission.finished`.
  ///   - changes: all that the action changes; nothing when left out.
  public func receive(
    _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, _ changes: Changes = { _ in }
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(name, at: place, where: { actionName($0) == name }, changes)
  }

  /// Waits for the next action of an effect, without time passing, and looks at what it holds.
  ///
  /// - Parameters:
  ///   - matches: whether it is the expected action.
  ///   - changes: all that the action changes; nothing when left out.
  public func receive(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
    where matches: (Action) -> Bool, changes: Changes = { _ in }
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive("another action", at: place, where: matches, changes)
  }

  private func receive(
    _ expected: String, at place: SourcePlace, where matches: (Action) -> Bool, _ changes: Changes
  ) async {
    await settle { !recorder.received.isEmpty }
    guard let received = recorder.takeFirst() else {
      return failed(TestFailure(message: "Expected an action of an effect; none came.", place: place))
    }
    let name = actionName(received.action)
    if !matches(received.action) {
      failed(TestFailure(message: "Expected \(expected), received \(name).", place: place))
    }
    compare(received.state, after: "Receiving \(name)", changes, at: place)
  }

  /// Ends the test: nothing may be left to receive and no effect may still run.
  ///
  /// A store that goes away unfinished checks the same.
  public func finish(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) async {
    await settle()
    isFinished = true
    checkEnd(at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func checkEnd(at place: SourcePlace) {
    failUnreceived(at: place)
    for effect in runningEffects().map(\.description).sorted() {
      failed(TestFailure(message: "The effect \"\(effect)\" still runs.", place: place))
    }
  }

  private func failUnreceived(at place: SourcePlace) {
    for received in recorder.takeAll() {
      let name = actionName(received.action)
      failed(TestFailure(message: "The action \(name) was never received.", place: place))
      state = received.state
    }
  }

  private func compare(_ found: State, after event: String, _ changes: Changes, at place: SourcePlace) {
    var expected = state
    changes(&expected)
    state = found
    guard expected != found else { return }
    let difference = StateDifference(expected: expected, found: found)
    failed(
      TestFailure(
        message: "\(event) changed the state otherwise than described:\n\(difference)", place: place))
  }
}
