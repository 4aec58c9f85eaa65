/// Steps and fields that are decided together: one alone, or all members of a cycle.
struct DependencyComponent: Sendable {
  enum Member: Sendable, Equatable {
    case step(Int)
    case field(Int)
  }

  /// In document order.
  let members: [Member]
  /// Whether the members read each other, or one reads itself.
  let isCycle: Bool
  /// The step that the component belongs to; meaningful when order is kept per step.
  let step: Int
}

/// The order in which visibility is decided, so that whatever is read comes first.
///
/// Without routes a field depends on its step and on every field it names. With routes the path decides about steps,
/// and a field depends only on the fields of its own step, since earlier steps are settled and later ones unseen.
struct DependencyOrder {
  private(set) var components: [DependencyComponent] = []
  private(set) var componentOfStep: [Int]
  private(set) var componentOfField: [Int]
  /// For each step the number of the first component behind its own; meaningful when order is kept per step.
  private(set) var componentEnds: [Int]

  init(steps: [CompiledStep], fields: [CompiledField], slots: [CompiledSlot], isPerStep: Bool) {
    componentOfStep = Array(repeating: 0, count: steps.count)
    componentOfField = Array(repeating: 0, count: fields.count)
    componentEnds = Array(repeating: 0, count: steps.count)
    let graph = DependencyGraph(steps: steps, fields: fields, slots: slots, isPerStep: isPerStep)
    var found: [DependencyComponent] = []
    for nodes in StrongComponents.of(graph.reads) {
      let members = nodes.sorted().compactMap { graph.members[$0] }
      guard let first = members.first else { continue }
      found.append(
        DependencyComponent(members: members, isCycle: nodes.count > 1, step: graph.step(of: first)))
    }
    // Components of different steps do not read each other, so the order within a step survives the grouping.
    components =
      isPerStep
      ? found.indices.sorted { (found[$0].step, $0) < (found[$1].step, $1) }.map { found[$0] } : found
    for (index, component) in components.enumerated() {
      componentEnds[component.step] = index + 1
      for member in component.members {
        switch member {
        case .step(let step): componentOfStep[step] = index
        case .field(let field): componentOfField[field] = index
        }
      }
    }
    for step in steps.indices.dropFirst() {
      componentEnds[step] = max(componentEnds[step], componentEnds[step - 1])
    }
  }
}

/// Who reads whom: nodes are steps and fields in document order, then keys.
private struct DependencyGraph {
  /// For each node the nodes it reads.
  private(set) var reads: [[Int]] = []
  /// What the nodes stand for; nil for keys.
  private(set) var members: [DependencyComponent.Member?] = []
  private let stepOfField: [Int]

  init(steps: [CompiledStep], fields: [CompiledField], slots: [CompiledSlot], isPerStep: Bool) {
    stepOfField = fields.map(\.step)
    var nodeOfField = Array(repeating: 0, count: fields.count)
    for (index, step) in steps.enumerated() {
      let stepNode = add(.step(index))
      for field in step.fields {
        nodeOfField[field] = add(.field(field))
        if !isPerStep { reads[nodeOfField[field]].append(stepNode) }
      }
    }
    // A node for each key, or for each key within a step: one edge in and one out per reader and field.
    var nodeOfKey: [KeyInStep: Int] = [:]
    for (slot, compiled) in slots.enumerated() {
      for field in compiled.fields {
        let key = KeyInStep(slot: slot, step: isPerStep ? fields[field].step : 0)
        let node = nodeOfKey[key] ?? add(nil)
        nodeOfKey[key] = node
        reads[node].append(nodeOfField[field])
      }
    }
    for (index, field) in fields.enumerated() {
      for slot in field.conditions.slots {
        guard let node = nodeOfKey[KeyInStep(slot: slot, step: isPerStep ? field.step : 0)] else { continue }
        reads[nodeOfField[index]].append(node)
      }
    }
    guard !isPerStep else { return }
    for (node, member) in members.enumerated() {
      guard case .step(let step) = member else { continue }
      reads[node] += steps[step].conditions.slots.compactMap { nodeOfKey[KeyInStep(slot: $0, step: 0)] }
    }
  }

  func step(of member: DependencyComponent.Member) -> Int {
    switch member {
    case .step(let step): step
    case .field(let field): stepOfField[field]
    }
  }

  private mutating func add(_ member: DependencyComponent.Member?) -> Int {
    reads.append([])
    members.append(member)
    return reads.count - 1
  }

  private struct KeyInStep: Hashable {
    let slot: Int
    let step: Int
  }
}
