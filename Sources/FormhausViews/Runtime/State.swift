/// A property that is filled in when its view is resolved.
@MainActor
protocol DynamicProperty {
  /// - Parameter slot: the position of the property among those of its view.
  func install(in context: ResolveContext, slot: Int)
}

/// A value that a view owns; it lives as long as the view's identity is known to the host.
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let link: StateLink<Value>

  public init(wrappedValue: Value) {
    link = StateLink(initial: wrappedValue)
  }

  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(get: { link.value }, set: { link.value = $0 })
  }

  func install(in context: ResolveContext, slot: Int) {
    link.connect(
      to: context.host.states, key: StateKey(view: context.id, slot: slot), memo: context.memo)
  }
}

/// Whether the focus is on a view; set it to move the focus there.
@MainActor
@propertyWrapper
public struct FocusState: DynamicProperty {
  private let state = State(wrappedValue: false)

  public init() {}

  public var wrappedValue: Bool {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Bool> { state.projectedValue }

  func install(in context: ResolveContext, slot: Int) {
    state.install(in: context, slot: slot)
  }
}

/// Which property of which view a state belongs to.
struct StateKey: Hashable {
  var view: ElementID
  var slot: Int
}

/// The states of all views of a host.
@MainActor
final class StateTable {
  private var boxes: [StateKey: AnyObject] = [:]
  var changed: (@MainActor () -> Void)?

  /// The box for a key, made with the initial value the first time it is asked for.
  func box<Value>(_ key: StateKey, initial: () -> Value) -> StateBox<Value> {
    if let box = boxes[key] as? StateBox<Value> { return box }
    let box = StateBox(initial())
    boxes[key] = box
    return box
  }
}

/// The place where a state's value is kept.
@MainActor
final class StateBox<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Connects a property of a short-lived view value with its long-lived box.
@MainActor
private final class StateLink<Value> {
  private var initial: Value
  private var box: StateBox<Value>?
  private weak var table: StateTable?
  private weak var memo: MemoBox?

  init(initial: Value) {
    self.initial = initial
  }

  func connect(to table: StateTable, key: StateKey, memo: MemoBox?) {
    self.table = table
    self.memo = memo
    box = table.box(key) { initial }
  }

  var value: Value {
    get { box?.value ?? initial }
    set {
      guard let box else {
        initial = newValue
        return
      }
      box.value = newValue
      memo?.invalidate()
      table?.changed?()
    }
  }
}
