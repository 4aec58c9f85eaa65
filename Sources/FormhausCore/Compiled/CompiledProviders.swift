/// The fields of a step that take their options from the host, and what these depend on.
struct CompiledProviders: Sendable {
  /// Fields with a provider and groups that have such fields, in document order.
  private(set) var fields: [Int] = []
  /// Slots of the form that the options depend on, each once.
  private(set) var slots: [Int] = []
  /// Keys without a slot that the options depend on, each once.
  private(set) var strays: [String] = []

  /// The providers of each step that has any.
  static func bySteps(
    _ fields: CompiledFields, _ slots: CompiledSlots, _ groups: [CompiledGroup]
  ) -> [Int: CompiledProviders] {
    var steps: [Int: CompiledProviders] = [:]
    for index in fields.indices {
      let field = fields[index]
      if let group = slots[field.slot].group {
        guard !groups[group].providerFields.isEmpty else { continue }
        steps[field.step, default: .init()].add(index, dependingOn: groups[group].outerProviderKeys, slots)
      } else if field.definition.optionsFrom != nil {
        steps[field.step, default: .init()].add(index, dependingOn: field.definition.optionsDependsOn, slots)
      }
    }
    return steps
  }

  private mutating func add(_ field: Int, dependingOn keys: [String], _ slots: CompiledSlots) {
    fields.append(field)
    for key in keys {
      if let slot = slots.keys[key] {
        if !self.slots.contains(slot) { self.slots.append(slot) }
      } else if !strays.contains(key) {
        strays.append(key)
      }
    }
  }
}

extension CompiledGroup {
  /// The keys of the form that the options of an item's fields depend on.
  fileprivate var outerProviderKeys: [String] {
    providerFields.flatMap { fields[$0].definition.optionsDependsOn }.filter { slots.keys[$0] == nil }
  }
}
