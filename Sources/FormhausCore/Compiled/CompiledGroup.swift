import FormhausText

/// A repeatable group worked out once for all its items.
///
/// The slots and fields of an item are numbered for themselves. Nothing outside sees into an item, so the items are
/// decided after the form: the form's conditions ask a group only whether it has items.
final class CompiledGroup: Sendable {
  let key: String
  let definition: GroupDefinition
  /// The group's own field in the form.
  let field: Int
  /// The group's own slot in the form.
  let slot: Int
  let step: Int
  let fields: [CompiledField]
  let sections: [CompiledSection]
  /// The fields and sections of an item in their places.
  let blocks: [CompiledBlock]
  let slots: [CompiledSlot]
  let slotOfKey: [String: Int]
  /// The fields in the order in which their visibility is decided.
  let components: [DependencyComponent]
  let componentOfField: [Int]
  /// Fields with a validator of the host.
  let validatorFields: [Int]

  init(
    key: String, definition: GroupDefinition, field: Int, slot: Int, _ items: ItemFieldsBuilder
  ) {
    self.key = key
    self.definition = definition
    self.field = field
    self.slot = slot
    self.step = items.step
    self.fields = items.fields
    self.sections = items.sections
    self.blocks = items.blocks
    self.slots = items.slots
    self.slotOfKey = items.slotOfKey
    self.components = items.components
    var componentOfField = Array(repeating: 0, count: items.fields.count)
    for (index, component) in items.components.enumerated() {
      for field in component.members.compactMap(\.field) { componentOfField[field] = index }
    }
    self.componentOfField = componentOfField
    self.validatorFields = items.fields.indices.filter {
      items.fields[$0].definition.validation?.validator != nil
    }
  }
}

/// Numbers the keys and fields of an item and links each key to its readers in the item.
struct ItemFieldsBuilder {
  private let definition: GroupDefinition
  let step: Int
  private(set) var fields: [CompiledField] = []
  private(set) var sections: [CompiledSection] = []
  private(set) var blocks: [CompiledBlock] = []
  private(set) var slots: [CompiledSlot] = []
  private(set) var slotOfKey: [String: Int] = [:]

  init(_ definition: GroupDefinition, step: Int) {
    self.definition = definition
    self.step = step
    for field in definition.fields.withoutSections where slotOfKey[field.key] == nil {
      slotOfKey[field.key] = slots.count
      slots.append(CompiledSlot(key: field.key))
    }
  }

  /// Compiles the fields; `formSlot` numbers a key that no field of the item has.
  mutating func addFields(formSlot: (_ key: String) -> Int) {
    blocks = add(definition.fields, inside: .none, formSlot)
    for (index, field) in fields.enumerated() {
      for slot in field.conditions.itemSlots.distinct { slots[slot].fieldReaders.append(index) }
      for slot in Set(field.keysOfChecks.compactMap { slotOfKey[$0] }) {
        slots[slot].checkReaders.append(index)
      }
    }
    for section in sections where section.blocks.isEmpty {
      for slot in section.conditions.itemSlots { slots[slot].isReadByNote = true }
    }
  }

  /// Fields in an order in which whatever is read comes first.
  var components: [DependencyComponent] {
    let reads = fields.map { field in Set(field.conditions.itemSlots).flatMap { slots[$0].fields } }
    return StrongComponents.of(reads).map { nodes in
      DependencyComponent(
        members: nodes.sorted().map { .field($0) },
        isCycle: nodes.count > 1 || nodes.contains { reads[$0].contains($0) }, step: step)
    }
  }

  private mutating func add(
    _ definitions: [FieldDefinition], inside outer: CompiledConditions, _ formSlot: (String) -> Int
  ) -> [CompiledBlock] {
    definitions.map { definition in
      let conditions = CompiledConditions(
        all: definition.show.map { compile($0, formSlot) },
        any: definition.showAny.isEmpty ? [] : [definition.showAny.map { compile($0, formSlot) }]
      ).inside(outer)
      if let section = definition.section {
        let blocks = add(section.fields, inside: conditions, formSlot)
        sections.append(
          CompiledSection(definition: definition, conditions: conditions, step: step, blocks: blocks))
        return .section(sections.count - 1)
      }
      let slot = slotOfKey[definition.key] ?? 0
      slots[slot].fields.append(fields.count)
      fields.append(CompiledField(definition, slot: slot, step: step, conditions: conditions))
      return .field(fields.count - 1)
    }
  }

  /// A sibling first, then a key of the form.
  private func compile(
    _ condition: Condition, _ formSlot: (String) -> Int
  ) -> CompiledConditions.Condition {
    if let slot = slotOfKey[condition.field] {
      return .init(slot: slot, isOfItem: true, test: condition.test)
    }
    return .init(slot: formSlot(condition.field), test: condition.test)
  }
}
