/// Views side by side, `spacing` columns apart.
public struct HStack<Content: View>: PrimitiveView {
  private let spacing: Int
  private let alignment: Alignment
  private let content: Content

  /// Views side by side, `spacing` columns apart.
  public init(alignment: Alignment = .leading, spacing: Int = 2, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func resolve(in context: ResolveContext) -> [Element] {
    [
      context.container(.stack(.horizontal, spacing: spacing, alignment: alignment), content)
    ]
  }
}

/// Views below each other, `spacing` rows apart.
public struct VStack<Content: View>: PrimitiveView {
  private let spacing: Int
  private let alignment: Alignment
  private let content: Content

  /// Views below each other, `spacing` rows apart.
  public init(alignment: Alignment = .leading, spacing: Int = 0, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func resolve(in context: ResolveContext) -> [Element] {
    [
      context.container(.stack(.vertical, spacing: spacing, alignment: alignment), content)
    ]
  }
}

/// Free room along a stack's axis, at least `minLength` cells.
public struct Spacer: PrimitiveView {
  private let minLength: Int

  /// Room of at least so many cells along the stack.
  public init(minLength: Int = 0) {
    self.minLength = minLength
  }

  func resolve(in context: ResolveContext) -> [Element] {
    [Element(id: context.id, content: .spacer(minLength: minLength))]
  }
}

/// A hairline across its stack.
public struct Divider: PrimitiveView {
  public init() {}

  func resolve(in context: ResolveContext) -> [Element] {
    [Element(id: context.id, content: .divider)]
  }
}

/// A region that scrolls its content within at most `maxRows` rows.
public struct ScrollView<Content: View>: PrimitiveView {
  private let maxRows: Int
  private let content: Content

  /// A region of at most so many rows that scrolls what is inside.
  public init(maxRows: Int = .max, @ViewBuilder content: () -> Content) {
    self.maxRows = maxRows
    self.content = content()
  }

  func resolve(in context: ResolveContext) -> [Element] {
    [context.container(.scroll(maxRows: maxRows), content)]
  }
}

extension ResolveContext {
  /// An element around the elements of a view.
  func container<Content: View>(_ kind: ElementContent, _ content: Content) -> Element {
    element(kind, child(0).resolve(content))
  }

  /// An element here, with children that are resolved already.
  func element(_ content: ElementContent, _ children: [Element] = []) -> Element {
    Element(id: id, content: content, children: children)
  }
}
