/// The order in which visibility is decided, so that whatever is read comes first.
///
/// Steps and fields are decided in components: one alone, or all members of a cycle. Without routes a field depends on
/// its step and on every field it names. With routes the path decides about steps, and a field depends only on the
/// fields of its own step, since earlier steps are settled and later ones unseen.
struct DependencyOrder: Sendable {
  enum Member: Sendable, Equatable {
    case step(Int)
    case field(Int)
  }

  /// The members of the components, one after the other, each component in document order: fields by their numbers,
  /// steps by the complement of theirs.
  private var members: [Int32] = []
  /// Where each component starts, and where the last one ends.
  private var starts: [Int32] = [0]
  /// Components whose members read each other, or that read themselves.
  private(set) var cycles: Set<Int> = []
  private(set) var componentOfField: [Int32]
  private(set) var componentOfStep: [Int32]
  /// With routes: for each step the number of the first component behind its own.
  private(set) var componentEnds: [Int32] = []

  /// The order of a form; with `isPerStep` the fields of earlier steps come first.
  init(_ fields: CompiledFields, _ slots: CompiledSlots, steps: [CompiledStep], isPerStep: Bool) {
    componentOfField = Array(repeating: 0, count: fields.count)
    componentOfStep = Array(repeating: 0, count: steps.count)
    let graph = DependencyGraph(fields, slots, steps: steps, isPerStep: isPerStep)
    guard isPerStep else {
      graph.forEachComponent { add($0, isCycle: $1) }
      return
    }
    // Components of different steps do not read each other, so the order within a step survives the grouping.
    var found: [[(members: [Member], isCycle: Bool)]] = steps.map { _ in [] }
    graph.forEachComponent { found[step(of: $0[0], fields)].append(($0, $1)) }
    for components in found {
      for component in components { add(component.members, isCycle: component.isCycle) }
      componentEnds.append(Int32(count))
    }
  }

  /// The order of the fields of a group's items.
  init(itemFields fields: CompiledFields, _ slots: CompiledSlots) {
    componentOfField = Array(repeating: 0, count: fields.count)
    componentOfStep = []
    DependencyGraph(itemFields: fields, slots).forEachComponent { add($0, isCycle: $1) }
  }

  /// How many components there are.
  var count: Int { starts.count - 1 }

  /// Where the members of a component stand.
  func places(of component: Int) -> Range<Int> { Int(starts[component])..<Int(starts[component + 1]) }

  func member(at place: Int) -> Member {
    let member = Int(members[place])
    return member < 0 ? .step(~member) : .field(member)
  }

  /// The members of a component in document order.
  func members(of component: Int) -> [Member] { places(of: component).map(member) }

  func isCycle(_ component: Int) -> Bool { !cycles.isEmpty && cycles.contains(component) }

  private mutating func add(_ component: [Member], isCycle: Bool) {
    if isCycle { cycles.insert(count) }
    for member in component {
      switch member {
      case .step(let step):
        componentOfStep[step] = Int32(count)
        members.append(~Int32(step))
      case .field(let field):
        componentOfField[field] = Int32(count)
        members.append(Int32(field))
      }
    }
    starts.append(Int32(members.count))
  }

  private func step(of member: Member, _ fields: CompiledFields) -> Int {
    switch member {
    case .step(let step): step
    case .field(let field): Int(fields.steps[field])
    }
  }
}

extension DependencyOrder.Member {
  /// The field's index; nil for a step.
  var field: Int? {
    if case .field(let field) = self { field } else { nil }
  }
}
