/// A description of a part of the screen: a value that says what is shown for the current state.
@MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view that resolves to elements by itself instead of having a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func resolve(in context: ResolveContext) -> [Element]
}

extension PrimitiveView {
  public var body: Never { fatalError("A primitive view has no body") }
}

/// A view whose type is hidden.
public struct AnyView: PrimitiveView {
  private let resolved: @MainActor (ResolveContext) -> [Element]

  /// Hides the type of a view.
  public init<Content: View>(_ content: Content) {
    resolved = { $0.resolve(content) }
  }

  func resolve(in context: ResolveContext) -> [Element] { resolved(context) }
}
