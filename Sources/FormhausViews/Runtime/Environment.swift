/// A value that a view passes down to all views inside it.
@MainActor
public protocol EnvironmentKey {
  associatedtype Value
  /// What is read where nothing was set.
  static var defaultValue: Value { get }
}

/// The values that are passed down the tree.
@MainActor
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// The value of a key, or its default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads a value that was passed down to the view.
@MainActor
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private let link = EnvironmentLink()

  /// Reads one value of the environment.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
  }

  public var wrappedValue: Value { link.values[keyPath: path] }

  func install(in context: ResolveContext, slot: Int) {
    link.values = context.environment
  }
}

@MainActor
private final class EnvironmentLink {
  var values = EnvironmentValues()
}

extension View {
  /// Passes a value down to this view and all views inside it.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: path] = value }
  }
}

struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout EnvironmentValues) -> Void

  func resolve(in context: ResolveContext) -> [Element] {
    var inner = context
    change(&inner.environment)
    return inner.resolve(content)
  }
}
