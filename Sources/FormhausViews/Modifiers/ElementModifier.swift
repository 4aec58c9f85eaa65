/// A view whose resolved elements are changed.
struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout Element) -> Void

  func resolve(in context: ResolveContext) -> [Element] {
    var elements = context.resolve(content)
    for index in elements.indices { change(&elements[index]) }
    return elements
  }
}

extension View {
  /// Changes each element that the view resolves to.
  func modified(_ change: @escaping @MainActor (inout Element) -> Void) -> some View {
    ModifiedView(content: self, change: change)
  }

  /// Changes what each element of the view means; a well means what the one control in it does.
  func meaning(_ change: @escaping @MainActor (inout Semantics) -> Void) -> some View {
    modified { $0.changeMeaning(change) }
  }
}

extension Element {
  fileprivate mutating func changeMeaning(_ change: (inout Semantics) -> Void) {
    if var semantics = semantics.take() {
      change(&semantics)
      self.semantics = semantics
    } else if case .well = content, children.count == 1 {
      children[0].changeMeaning(change)
    }
  }
}
