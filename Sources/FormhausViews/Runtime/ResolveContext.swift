/// Where in the tree a view is being resolved, and what was passed down to it.
@MainActor
struct ResolveContext {
  let host: ViewHost
  var id: ElementID
  var environment: EnvironmentValues
  /// The memo around the view, which a change of state makes stale.
  var memo: MemoBox?

  func child(_ index: Int) -> ResolveContext {
    var context = self
    context.id = id.child(index)
    return context
  }

  /// The context of a child that has an identity of its own, whatever its position.
  func child(identified id: some Hashable) -> ResolveContext {
    var context = self
    if let number = id as? Int {
      context.id = self.id.child(numbered: number)
    } else {
      context.id = self.id.child(named: String(describing: id))
    }
    return context
  }

  func child(named name: String) -> ResolveContext {
    var context = self
    context.id = id.child(named: name)
    return context
  }

  /// The elements of a view: those of a primitive, else those of its body.
  func resolve<Content: View>(_ view: Content) -> [Element] {
    if let primitive = view as? any PrimitiveView { return primitive.resolve(in: self) }
    var slot = 0
    for property in Mirror(reflecting: view).children {
      guard let property = property.value as? any DynamicProperty else { continue }
      property.install(in: self, slot: slot)
      slot += 1
    }
    return child(0).resolve(view.body)
  }
}
