public import FormhausStore

/// A store that a view owns; the view is resolved again whenever the store's state changes.
@MainActor
@propertyWrapper
public struct StoreState<StoreValue: Sendable, Action: Sendable>: DynamicProperty {
  private let state: State<Store<StoreValue, Action>?>
  private let make: @MainActor (EnvironmentValues) -> Store<StoreValue, Action>

  /// - Parameter make: makes the store, once for the life of the view, from what is passed down to it.
  public init(_ make: @escaping @MainActor (EnvironmentValues) -> Store<StoreValue, Action>) {
    state = State(wrappedValue: nil)
    self.make = make
  }

  public var wrappedValue: Store<StoreValue, Action> {
    guard let store = state.wrappedValue else { fatalError("A store is read while its view is resolved") }
    return store
  }

  func install(in context: ResolveContext, slot: Int) {
    state.install(in: context, slot: slot)
    let store = state.wrappedValue ?? make(context.environment)
    if state.wrappedValue == nil { state.wrappedValue = store }
    store.changed = { [weak host = context.host, weak memo = context.memo] in
      memo?.invalidate()
      host?.invalidate()
    }
  }
}
