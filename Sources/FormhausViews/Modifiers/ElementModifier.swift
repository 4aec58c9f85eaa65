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

  /// Changes what each element of the view means.
  func meaning(_ change: @escaping @MainActor (inout Semantics) -> Void) -> some View {
    modified { element in
      guard var semantics = element.semantics.take() else { return }
      change(&semantics)
      element.semantics = semantics
    }
  }
}
