extension View {
  /// Calls an action once the tree is resolved in which a value is another one than before.
  ///
  /// What the action changes is resolved before anything is shown.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ new: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, action: action)
  }
}

extension View {
  /// Calls an action once the view was resolved for the first time.
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
    AppearView(content: self, action: action)
  }
}

private struct AppearView<Content: View>: PrimitiveView {
  let content: Content
  let action: @MainActor () -> Void

  func resolve(in context: ResolveContext) -> [Element] {
    let hasAppeared: StateBox<Bool> = context.host.states.box(StateKey(view: context.id, slot: -2)) { false }
    if !hasAppeared.value {
      hasAppeared.value = true
      context.host.afterResolving(action)
    }
    return context.child(0).resolve(content)
  }
}

private struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let value: Value
  let action: @MainActor (Value) -> Void

  func resolve(in context: ResolveContext) -> [Element] {
    let known: StateBox<Value> = context.host.states.box(StateKey(view: context.id, slot: -1)) { value }
    if known.value != value {
      known.value = value
      context.host.afterResolving { action(value) }
    }
    return context.child(0).resolve(content)
  }
}
