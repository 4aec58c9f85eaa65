import FormhausText

/// Numbers the keys, steps and fields of a definition and links each key to its readers.
struct CompiledFormBuilder {
  private let definition: FormDefinition
  private(set) var steps: [CompiledStep] = []
  private(set) var fields: [CompiledField] = []
  private(set) var sections: [CompiledSection] = []
  private(set) var groups: [CompiledGroup] = []
  private(set) var slots: [CompiledSlot] = []
  private(set) var slotOfKey: [String: Int] = [:]
  private(set) var stepOfID: [String: Int] = [:]

  init(_ definition: FormDefinition) {
    self.definition = definition
  }

  /// Whether any step leads elsewhere than to the next one.
  var hasRoutes: Bool { definition.steps.contains { !$0.routes.isEmpty } }

  mutating func addPages() {
    for (index, step) in definition.steps.enumerated() where stepOfID[step.id] == nil {
      stepOfID[step.id] = index
    }
    for step in definition.steps {
      let (range, blocks) = addPage(step.fields)
      steps.append(
        CompiledStep(
          definition: step, conditions: compile(show: step.show, showAny: step.showAny), fields: range,
          blocks: blocks, routes: step.routes.compactMap { compile($0) }))
    }
    guard steps.isEmpty else { return }
    let (range, blocks) = addPage(definition.fields)
    steps = [CompiledStep(definition: nil, conditions: .none, fields: range, blocks: blocks, routes: [])]
  }

  mutating func linkReaders() {
    for (index, step) in steps.enumerated() {
      for slot in step.conditions.slots.distinct { slots[slot].stepReaders.append(index) }
    }
    for (index, field) in fields.enumerated() {
      for slot in field.conditions.slots.distinct { slots[slot].fieldReaders.append(index) }
      for key in field.keysOfChecks { slots[slot(key)].checkReaders.append(index) }
    }
    for section in sections + groups.flatMap(\.sections) where section.blocks.isEmpty {
      for slot in section.conditions.slots { slots[slot].isReadByNote = true }
    }
    for (index, group) in groups.enumerated() {
      for (place, field) in group.fields.enumerated() {
        for slot in field.conditions.slots.distinct {
          slots[slot].itemReaders.append(ItemReader(group: index, field: place, isCheck: false))
        }
        for key in field.keysOfChecks where group.slotOfKey[key] == nil {
          slots[slot(key)].itemReaders.append(ItemReader(group: index, field: place, isCheck: true))
        }
      }
    }
  }

  private mutating func addPage(_ definitions: [FieldDefinition]) -> (Range<Int>, [CompiledBlock]?) {
    let (firstField, firstSection) = (fields.count, sections.count)
    let blocks = add(definitions, inside: .none)
    return (firstField..<fields.count, sections.count > firstSection ? blocks : nil)
  }

  private mutating func add(
    _ definitions: [FieldDefinition], inside outer: CompiledConditions
  ) -> [CompiledBlock] {
    definitions.map { definition in
      let conditions = compile(show: definition.show, showAny: definition.showAny).inside(outer)
      if let section = definition.section {
        let blocks = add(section.fields, inside: conditions)
        sections.append(
          CompiledSection(
            definition: definition, conditions: conditions, step: steps.count, blocks: blocks))
        return .section(sections.count - 1)
      }
      let slot = slot(definition.key)
      slots[slot].fields.append(fields.count)
      fields.append(CompiledField(definition, slot: slot, step: steps.count, conditions: conditions))
      if let group = definition.group { add(group, key: definition.key, slot: slot) }
      return .field(fields.count - 1)
    }
  }

  /// Compiles the fields of a group's items; `slot` is that of its own field, the last one so far.
  private mutating func add(_ definition: GroupDefinition, key: String, slot: Int) {
    slots[slot].group = groups.count
    var items = ItemFieldsBuilder(definition, step: steps.count)
    items.addFields { self.slot($0) }
    groups.append(
      CompiledGroup(key: key, definition: definition, field: fields.count - 1, slot: slot, items))
  }

  /// A route to nowhere is left out; the checker reports it.
  private mutating func compile(_ route: RouteDefinition) -> CompiledRoute? {
    let conditions = compile(show: route.show, showAny: route.showAny)
    guard let id = route.to else { return CompiledRoute(target: nil, conditions: conditions) }
    return stepOfID[id].flatMap {
      $0 > steps.count ? CompiledRoute(target: $0, conditions: conditions) : nil
    }
  }

  private mutating func compile(show: [Condition], showAny: [Condition]) -> CompiledConditions {
    CompiledConditions(
      all: show.map { .init(slot: slot($0.field), test: $0.test) },
      any: showAny.isEmpty ? [] : [showAny.map { .init(slot: slot($0.field), test: $0.test) }])
  }

  private mutating func slot(_ key: String) -> Int {
    if let slot = slotOfKey[key] { return slot }
    slots.append(CompiledSlot(key: key))
    slotOfKey[key] = slots.count - 1
    return slots.count - 1
  }
}

extension [Int] {
  /// Each number once; for the few keys that conditions name.
  var distinct: [Int] {
    count < 2 ? self : indices.filter { index in !self[..<index].contains(self[index]) }.map { self[$0] }
  }
}
