/// Keeps the state of a view tree and resolves it to elements, again whenever something changed.
@MainActor
public final class ViewHost {
  let states = StateTable()
  let memos = MemoTable()
  private let root: AnyView
  private let environment: EnvironmentValues
  private var resolved: Element?
  private var changeActions: [@MainActor () -> Void] = []
  private var isSettling = false

  /// Whether the tree is read out instead of drawn: then the containers of a form are the built-in ones, whose order and
  /// meaning are known.
  package var isSpoken = false {
    didSet { if isSpoken != oldValue { invalidate() } }
  }

  /// Called once when the tree has become stale; a new frame is due.
  public var invalidated: (@MainActor () -> Void)?

  /// Keeps the state of a view and everything inside it.
  public init<Root: View>(_ root: Root, environment: EnvironmentValues = EnvironmentValues()) {
    self.root = AnyView(root)
    self.environment = environment
    states.changed = { [weak self] in self?.invalidate() }
  }

  /// Marks the tree as stale.
  public func invalidate() {
    guard resolved != nil else { return }
    resolved = nil
    if !isSettling { invalidated?() }
  }

  /// The element tree of the current state: a vertical stack of what the root view resolves to.
  public func tree() -> Element {
    if let resolved { return resolved }
    isSettling = true
    defer { isSettling = false }
    var tree = resolve()
    // A view that answers each change with another one must not hold the screen up.
    for _ in 0..<8 {
      let due = changeActions
      changeActions = []
      for action in due { action() }
      guard resolved == nil else { break }
      tree = resolve()
    }
    return tree
  }

  /// Does something once the tree that is being resolved is there.
  func afterResolving(_ action: @escaping @MainActor () -> Void) {
    changeActions.append(action)
  }

  private func resolve() -> Element {
    var environment = environment
    environment.isSpoken = isSpoken
    let context = ResolveContext(host: self, id: ElementID.root.child(0), environment: environment)
    let tree = Element(
      id: .root, content: .stack(.vertical, spacing: 1, alignment: .leading), children: context.resolve(root))
    resolved = tree
    return tree
  }
}
