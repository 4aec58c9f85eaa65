/// Collects the views of a block into one.
@resultBuilder
@MainActor
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildOptional<Content: View>(_ content: Content?) -> ConditionalView<Content, EmptyView>
  {
    if let content { .first(content) } else { .second(EmptyView()) }
  }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Nothing.
public struct EmptyView: PrimitiveView {
  public init() {}

  func resolve(in context: ResolveContext) -> [Element] { [] }
}

/// Several views in order; each has the identity of its position.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  func resolve(in context: ResolveContext) -> [Element] {
    var elements: [Element] = []
    var index = 0
    for view in repeat each content {
      elements += context.child(index).resolve(view)
      index += 1
    }
    return elements
  }
}

/// One of two views; each branch has an identity of its own.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
  /// The view of the branch that is taken when the condition holds.
  case first(First)
  /// The view of the other branch.
  case second(Second)

  func resolve(in context: ResolveContext) -> [Element] {
    switch self {
    case .first(let view): context.child(0).resolve(view)
    case .second(let view): context.child(1).resolve(view)
    }
  }
}

/// Views in one place, without a layout of their own.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Views that are treated as one, without arranging them.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func resolve(in context: ResolveContext) -> [Element] { context.child(0).resolve(content) }
}

/// A view for each item of a collection, identified by the item and not by its position.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  /// A view for each element, known by a property of the element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  func resolve(in context: ResolveContext) -> [Element] {
    data.flatMap { item in
      context.child(identified: id(item)).resolve(content(item))
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element, known by its own identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}
