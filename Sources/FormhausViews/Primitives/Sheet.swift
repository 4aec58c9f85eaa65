import FormhausText

extension View {
  /// Shows a sheet above the page while `isPresented` is true; nothing below it can be used until then, and Esc closes it.
  ///
  /// - Parameter title: stands in the top edge of the sheet.
  public func sheet<Content: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    SheetView(page: self, title: SafeText(label: title), isPresented: isPresented, content: content)
  }
}

private struct SheetView<Page: View, Content: View>: PrimitiveView {
  let page: Page
  let title: SafeText
  let isPresented: Binding<Bool>
  let content: @MainActor () -> Content

  func resolve(in context: ResolveContext) -> [Element] {
    let page = context.child(0).resolve(page)
    guard isPresented.wrappedValue else { return page }
    let inner = context.child(1)
    var semantics = Semantics(role: .dialog, label: title)
    semantics.actions.cancel = { [isPresented] in isPresented.wrappedValue = false }
    let sheet = Element(
      id: inner.id, content: .sheet(title: title), children: inner.child(0).resolve(content()),
      semantics: semantics)
    return page + [sheet]
  }
}
