/// Work that a reducer asks for: it happens outside and comes back as actions.
public struct Effect<Action: Sendable>: Sendable {
  enum Work: Sendable {
    case run(EffectID?, @Sendable @MainActor (Send<Action>) async -> Void)
    case after(EffectID?, Duration, Action)
    case call(@Sendable @MainActor () -> Void)
    case interrupt(EffectID)
    case cancel(EffectID)
  }

  let work: [Work]

  /// Nothing to do.
  public static var none: Effect { Effect(work: []) }

  /// Asynchronous work; starting the same id again cancels the older one.
  public static func run(
    id: EffectID? = nil, _ work: @escaping @Sendable @MainActor (Send<Action>) async -> Void
  ) -> Effect {
    Effect(work: [.run(id, work)])
  }

  /// An action after a time on the store's clock; starting the same id again cancels the older one.
  public static func after(_ delay: Duration, id: EffectID? = nil, _ action: Action) -> Effect {
    Effect(work: [.after(id, delay, action)])
  }

  /// A call to the host, made once the action has been reduced.
  public static func call(_ work: @escaping @Sendable @MainActor () -> Void) -> Effect {
    Effect(work: [.call(work)])
  }

  /// Asks the effect of an id to stop; its results still count.
  public static func interrupt(_ id: EffectID) -> Effect {
    Effect(work: [.interrupt(id)])
  }

  /// Cancels the effect of an id; its late results are dropped.
  public static func cancel(_ id: EffectID) -> Effect {
    Effect(work: [.cancel(id)])
  }

  /// Several effects, started in order.
  public static func merge(_ effects: Effect...) -> Effect {
    Effect(work: effects.flatMap(\.work))
  }

  /// The same work with its actions wrapped into those of a larger reducer.
  public func map<Outer: Sendable>(_ wrap: @escaping @Sendable (Action) -> Outer) -> Effect<Outer> {
    Effect<Outer>(
      work: work.map { work in
        switch work {
        case .run(let id, let body):
          .run(id) { send in await body(Send { send(wrap($0)) }) }
        case .after(let id, let delay, let action): .after(id, delay, wrap(action))
        case .call(let body): .call(body)
        case .interrupt(let id): .interrupt(id)
        case .cancel(let id): .cancel(id)
        }
      })
  }
}

/// The name of an effect of which at most one runs at a time.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }

  public var description: String { name }
}

/// Sends the results of an effect; it does nothing once the effect was cancelled or replaced.
public struct Send<Action: Sendable>: Sendable {
  private let send: @Sendable @MainActor (Action) -> Void

  init(_ send: @escaping @Sendable @MainActor (Action) -> Void) {
    self.send = send
  }

  @MainActor
  public func callAsFunction(_ action: Action) { send(action) }
}
