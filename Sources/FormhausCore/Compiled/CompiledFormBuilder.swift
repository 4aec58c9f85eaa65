import FormhausText

/// Numbers the keys, steps and fields of a definition and links each key to its readers.
struct CompiledFormBuilder {
  private let definition: FormDefinition
  private(set) var steps: [CompiledStep] = []
  private(set) var fields = CompiledFieldsBuilder()
  private(set) var sections: [CompiledSection] = []
  private(set) var groups: [CompiledGroup] = []
  private(set) var slots = CompiledSlotsBuilder()
  private(set) var stepOfID: [String: Int] = [:]

  init(_ definition: FormDefinition) {
    self.definition = definition
  }

  /// Whether any step leads elsewhere than to the next one.
  var hasRoutes: Bool { definition.steps.contains { !$0.routes.isEmpty } }

  mutating func addPages() {
    // Answers come out in the order of the fields, whoever asks for them first.
    for field in definition.allFields { _ = slots.slot(field.key) }
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

  /// Links each key to the steps, fields and items that read it.
  mutating func linkReaders(of fields: CompiledFields) {
    for (index, step) in steps.enumerated() {
      slots.addReaders(step: index, step.conditions)
      slots.addPath(step.conditions)
      for route in step.routes { slots.addPath(route.conditions) }
    }
    for (index, field) in fields.enumerated() {
      slots.add(field: index, to: field.slot)
      slots.addReaders(field: index, field.conditions)
      for key in field.keysOfChecks { slots.addCheck(of: index, reading: slots.slot(key)) }
    }
    for section in sections + groups.flatMap(\.sections) where section.blocks.isEmpty {
      slots.addNote(section.conditions.slots)
    }
    for (index, group) in groups.enumerated() {
      slots.add(group: index, to: group.slot)
      for (place, field) in group.fields.enumerated() {
        for slot in field.conditions.slots.distinct {
          slots.add(ItemReader(group: index, field: place, isCheck: false), to: slot)
        }
        for key in field.keysOfChecks where group.slots.keys[key] == nil {
          slots.add(ItemReader(group: index, field: place, isCheck: true), to: slots.slot(key))
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
    let page = fields.addPage(definitions)
    return definitions.indices.map { index in
      let conditions = compile(show: definitions[index].show, showAny: definitions[index].showAny)
        .inside(outer)
      if let section = definitions[index].section {
        let blocks = add(section.fields, inside: conditions)
        sections.append(
          CompiledSection(
            definition: definitions[index], conditions: conditions, step: steps.count, blocks: blocks))
        return .section(sections.count - 1)
      }
      let slot = slots.slot(definitions[index].key)
      let field = fields.add(
        page: page, index: index, slot: slot, step: steps.count, conditions: conditions)
      if let group = definitions[index].group { add(group, key: definitions[index].key, slot: slot) }
      return .field(field)
    }
  }

  /// Compiles the fields of a group's items; `slot` is that of its own field, the last one so far.
  private mutating func add(_ definition: GroupDefinition, key: String, slot: Int) {
    var items = ItemFieldsBuilder(definition, step: steps.count)
    items.addFields { slots.slot($0) }
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
    CompiledConditions(show: show, showAny: showAny) { (slots.slot($0), false) }
  }
}
