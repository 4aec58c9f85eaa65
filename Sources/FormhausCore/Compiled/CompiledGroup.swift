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
  let fields: CompiledFields
  let sections: [CompiledSection]
  /// The fields and sections of an item in their places.
  let blocks: [CompiledBlock]
  let slots: CompiledSlots
  /// The fields in the order in which their visibility is decided.
  let order: DependencyOrder
  /// Fields with a validator of the host.
  let validatorFields: [Int]
  /// Fields that take their options from the host.
  let providerFields: [Int]
  /// Slots of an item that these options depend on.
  let providerSlots: [Int]

  init(
    key: String, definition: GroupDefinition, field: Int, slot: Int, _ items: ItemFieldsBuilder
  ) {
    self.key = key
    self.definition = definition
    self.field = field
    self.slot = slot
    self.step = items.step
    let fields = CompiledFields(items.fields)
    let slots = items.slots(of: fields)
    self.fields = fields
    self.sections = items.sections
    self.blocks = items.blocks
    self.slots = slots
    self.order = DependencyOrder(itemFields: fields, slots)
    self.validatorFields = fields.indices.filter { fields.traits[$0].contains(.validator) }
    let providerFields = fields.indices.filter { fields[$0].definition.optionsFrom != nil }
    self.providerFields = providerFields
    self.providerSlots = Set(
      providerFields.flatMap { fields[$0].definition.optionsDependsOn }.compactMap { slots.keys[$0] }
    ).sorted()
  }
}

/// Numbers the keys and fields of an item and links each key to its readers in the item.
struct ItemFieldsBuilder {
  private let definition: GroupDefinition
  let step: Int
  private(set) var fields = CompiledFieldsBuilder()
  private(set) var sections: [CompiledSection] = []
  private(set) var blocks: [CompiledBlock] = []
  private var slots = CompiledSlotsBuilder()

  init(_ definition: GroupDefinition, step: Int) {
    self.definition = definition
    self.step = step
    for field in definition.fields.withoutSections { _ = slots.slot(field.key) }
  }

  /// Compiles the fields; `formSlot` numbers a key that no field of the item has.
  mutating func addFields(formSlot: (_ key: String) -> Int) {
    blocks = add(definition.fields, inside: .none, formSlot)
  }

  /// The keys of the item with their readers in it.
  func slots(of fields: CompiledFields) -> CompiledSlots {
    var slots = slots
    for (index, field) in fields.enumerated() {
      slots.add(field: index, to: field.slot)
      slots.addItemReaders(field: index, field.conditions)
      for slot in Set(field.keysOfChecks.compactMap { slots.keys[$0] }) {
        slots.addCheck(of: index, reading: slot)
      }
    }
    for section in sections where section.blocks.isEmpty { slots.addNote(section.conditions.itemSlots) }
    return CompiledSlots(slots)
  }

  private mutating func add(
    _ definitions: [FieldDefinition], inside outer: CompiledConditions, _ formSlot: (String) -> Int
  ) -> [CompiledBlock] {
    let page = fields.addPage(definitions)
    return definitions.indices.map { index in
      // A sibling first, then a key of the form.
      let conditions = CompiledConditions(
        show: definitions[index].show, showAny: definitions[index].showAny
      ) { key in
        slots.keys[key].map { ($0, true) } ?? (formSlot(key), false)
      }.inside(outer)
      if let section = definitions[index].section {
        let blocks = add(section.fields, inside: conditions, formSlot)
        sections.append(
          CompiledSection(definition: definitions[index], conditions: conditions, step: step, blocks: blocks))
        return .section(sections.count - 1)
      }
      let slot = slots.slot(definitions[index].key)
      return .field(fields.add(page: page, index: index, slot: slot, step: step, conditions: conditions))
    }
  }
}
