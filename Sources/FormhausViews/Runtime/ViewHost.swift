/// Keeps the state of a view tree and resolves it to elements, again whenever something changed.
@MainActor
public final class ViewHost {
  let states = StateTable()
  let memos = MemoTable()
  private let root: AnyView
  private let environment: EnvironmentValues
  private var resolved: Element?

  /// Called once when the tree has become stale; a new frame is due.
  public var invalidated: (@MainActor () -> Void)?

  public init<Root: View>(_ root: Root, environment: EnvironmentValues = EnvironmentValues()) {
    self.root = AnyView(root)
    self.environment = environment
    states.changed = { [weak self] in self?.invalidate() }
  }

  /// Marks the tree as stale.
  public func invalidate() {
    guard resolved != nil else { return }
    resolved = nil
    invalidated?()
  }

  /// The element tree of the current state: a vertical stack of what the root view resolves to.
  public func tree() -> Element {
    if let resolved { return resolved }
    let context = ResolveContext(host: self, id: ElementID.root.child(0), environment: environment)
    let tree = Element(
      id: .root, content: .stack(.vertical, spacing: 1, alignment: .leading), children: context.resolve(root))
    resolved = tree
    return tree
  }
}
