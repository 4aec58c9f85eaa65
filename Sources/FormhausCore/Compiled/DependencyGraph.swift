/// Who reads whom: nodes are steps and fields in document order, then keys that several fields share.
struct DependencyGraph {
  private let fields: CompiledFields
  private let slots: CompiledSlots
  /// Whether a field sees only the fields of its own step.
  private let isPerStep: Bool
  /// What the nodes stand for; keys stand for nothing.
  private var members: [DependencyOrder.Member] = []
  private var nodeOfStep: [Int32] = []
  private var nodeOfField: [Int32] = []
  private var nodeOfKey: [KeyInStep: Int] = [:]
  private var nodeCount = 0
  /// From each node to those that it reads.
  private var edges: [(of: Int32, number: Int32)] = []

  /// The graph of a form.
  init(_ fields: CompiledFields, _ slots: CompiledSlots, steps: [CompiledStep], isPerStep: Bool) {
    self.init(fields, slots, isPerStep: isPerStep)
    for (index, step) in steps.enumerated() {
      nodeOfStep.append(Int32(add(.step(index))))
      for field in step.fields { nodeOfField.append(Int32(add(.field(field)))) }
    }
    for field in fields.indices {
      if !isPerStep { edges.append((nodeOfField[field], nodeOfStep[Int(fields.steps[field])])) }
      addReads(ofField: field, inItem: false)
    }
    guard !isPerStep else { return }
    for (index, step) in steps.enumerated() {
      for slot in step.conditions.slots { addRead(by: nodeOfStep[index], slot, in: 0) }
    }
  }

  /// The graph of the fields of a group's items.
  init(itemFields fields: CompiledFields, _ slots: CompiledSlots) {
    self.init(fields, slots, isPerStep: false)
    for field in fields.indices { nodeOfField.append(Int32(add(.field(field)))) }
    for field in fields.indices { addReads(ofField: field, inItem: true) }
  }

  private init(_ fields: CompiledFields, _ slots: CompiledSlots, isPerStep: Bool) {
    self.fields = fields
    self.slots = slots
    self.isPerStep = isPerStep
    nodeOfField.reserveCapacity(fields.count)
    edges.reserveCapacity(fields.count + fields.conditions.count)
  }

  /// Calls `body` for each component, in an order in which whatever is read comes first.
  func forEachComponent(_ body: (_ members: [DependencyOrder.Member], _ isCycle: Bool) -> Void) {
    let lists = NumberLists(count: nodeCount, edges)
    let components = StrongComponents(lists, count: nodeCount)
    for (start, end) in zip(components.starts, components.starts.dropFirst()) {
      let nodes = components.nodes[Int(start)..<Int(end)]
      guard nodes.count > 1 else {
        let node = Int(nodes[nodes.startIndex])
        guard node < members.count else { continue }
        body([members[node]], lists[node].contains(node))
        continue
      }
      body(nodes.sorted().filter { $0 < members.count }.map { members[Int($0)] }, true)
    }
  }

  private mutating func addReads(ofField field: Int, inItem: Bool) {
    for place in fields.conditionRange(of: field) where fields.conditions[place].isOfItem == inItem {
      addRead(
        by: nodeOfField[field], Int(fields.conditions[place].slot),
        in: isPerStep ? fields.steps[field] : 0)
    }
  }

  /// An edge to the field with the key, or one to a node for the key when there are several.
  private mutating func addRead(by node: Int32, _ slot: Int, in step: Int32) {
    let read = slots.fields[slot]
    if read.count > 1 {
      edges.append((node, Int32(nodeOfKey(KeyInStep(slot: slot, step: step), read))))
    } else if let field = read.first, !isPerStep || fields.steps[field] == step {
      edges.append((node, nodeOfField[field]))
    }
  }

  private mutating func nodeOfKey(_ key: KeyInStep, _ read: NumberList) -> Int {
    if let node = nodeOfKey[key] { return node }
    let node = nodeCount
    nodeCount += 1
    nodeOfKey[key] = node
    for field in read where !isPerStep || fields.steps[field] == key.step {
      edges.append((Int32(node), nodeOfField[field]))
    }
    return node
  }

  private mutating func add(_ member: DependencyOrder.Member) -> Int {
    members.append(member)
    nodeCount += 1
    return nodeCount - 1
  }

  private struct KeyInStep: Hashable {
    let slot: Int
    let step: Int32
  }
}
