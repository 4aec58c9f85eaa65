/// A view whose resolved elements are changed.
struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout Element) -> Void

  func resolve(in context: ResolveContext) -> [Element] {
    context.resolve(content).map { element in
      var element = element
      change(&element)
      return element
    }
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
      guard var semantics = element.semantics else { return }
      change(&semantics)
      element.semantics = semantics
    }
  }
}
