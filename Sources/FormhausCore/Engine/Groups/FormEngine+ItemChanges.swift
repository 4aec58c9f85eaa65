import FormhausText

extension FormEngine {
  /// Sets an answer inside an item, as `setValue` does.
  mutating func set(_ place: ItemPlace, _ value: JSONValue?) {
    let group = form.groups[place.group]
    let differs = groups[place.group].items[place.index].slots[place.slot].value != value
    groups[place.group].items[place.index].errors.removeValue(forKey: place.slot)
    touch(place.group, place.index, place.slot)
    // 1.1 and 1.10 are one number, but each comes out as it was written.
    groups[place.group].items[place.index].slots[place.slot].value = value
    guard differs else { return }
    include([group.step])
    if isVisible(group: place.group) {
      settleItem(place.group, place.index, slots: CollectionOfOne(place.slot))
    }
    refresh([group.slot])
  }

  /// Notes that an item's field looks different now.
  mutating func touch(_ group: Int, _ index: Int, _ slot: Int) {
    groups[group].items[index].slots[slot].revision = revision
    groups[group].items[index].revision = revision
    fieldRevisions[form.groups[group].slot] += 1
  }

  /// Gives the groups that just appeared without an answer what a new form has in them; returns their slots.
  mutating func fillGroups(_ flipped: [Int], except done: NumberSet) -> [Int] {
    guard !isSubmission, !form.groups.isEmpty else { return [] }
    return flipped.compactMap { field in
      let slot = form.fields[field].slot
      guard visibility.fields[field], answers[slot] == nil, let group = form.slots[slot].group,
        !done.contains(slot)
      else { return nil }
      // The default is that of a new form; a group that comes back has only the items that it must have.
      take(.array(Array(repeating: [:], count: form.groups[group].definition.minItems)), group: group)
      return slot
    }
  }

  /// Brings the items up to date after answers of the form changed, and groups appeared or went.
  mutating func settleItems(_ slots: [Int], flipped: [Int]) {
    guard !form.groups.isEmpty else { return }
    var waiting: [Int: Set<Int>] = [:]
    for slot in slots {
      for reader in form.slots[slot].itemReaders where !reader.isCheck {
        waiting[reader.group, default: []].insert(reader.field)
      }
    }
    for field in flipped {
      guard let group = form.slots[form.fields[field].slot].group else { continue }
      waiting[group] = nil
      if visibility.fields[field] { settleAllItems(group) } else { quiet(group) }
    }
    for (group, fields) in waiting where isVisible(group: group) {
      for index in groups[group].items.indices { settleItem(group, index, fields: fields) }
    }
  }

  /// Decides and checks everything in a group that appeared.
  private mutating func settleAllItems(_ group: Int) {
    let fields = form.groups[group].fields.indices
    for index in groups[group].items.indices {
      settleItem(group, index, fields: fields)
      recheck(fields, group, index)
    }
  }

  /// Drops the errors of a hidden group's items and counts none of their fields as failing.
  private mutating func quiet(_ group: Int) {
    for index in groups[group].items.indices {
      setErrors([:], group, index)
      for field in form.groups[group].fields.indices { setFailing(false, group, index, field) }
    }
  }

  /// Decides the fields of a visible group's item that read changed answers: of `slots` of the item, or of the form,
  /// which `fields` read.
  mutating func settleItem(
    _ group: Int, _ index: Int, slots: some Sequence<Int> = EmptyCollection<Int>(),
    fields: some Sequence<Int> = EmptyCollection<Int>()
  ) {
    let compiled = form.groups[group]
    var pending = NumberQueue()
    swap(&pending, &groups[group].queue)
    var change = ItemChange(slots: Array(slots))
    for slot in change.slots { pending.insertReaders(of: slot, compiled) }
    for field in fields { pending.insert(Int(compiled.order.componentOfField[field])) }
    while let component = pending.next() { decide(component, group, index, &pending, &change) }
    pending.removeAll()
    swap(&pending, &groups[group].queue)
    // With routes a write into a hidden field goes at once.
    if form.hasRoutes {
      change.hidden += change.slots.flatMap { compiled.slots[$0].fields }
        .filter { !groups[group].items[index].fields[$0].isVisible }
    }
    clearHidden(group, index, &change)
    if change.isStructural || change.slots.contains(where: { compiled.slots.isReadByNote($0) }) {
      structureRevision += 1
    }
    refresh(group, index, change)
  }

  private mutating func decide(
    _ component: Int, _ group: Int, _ index: Int, _ pending: inout NumberQueue,
    _ change: inout ItemChange
  ) {
    let compiled = form.groups[group]
    let fields = compiled.order.members(of: component).compactMap(\.field)
    let before = fields.map { groups[group].items[index].fields[$0].isVisible }
    // All members of a cycle are hidden at first; each one sees those before it.
    if fields.count > 1 { for field in fields { groups[group].items[index].fields[field].isVisible = false } }
    for (field, wasVisible) in zip(fields, before) {
      if compiled.order.isCycle(component) {
        groups[group].items[index].fields[field].isVisible = false
      }
      let isVisible = holds(compiled.fields[field].conditions, group, index)
      groups[group].items[index].fields[field].isVisible = isVisible
      if !isVisible { change.hidden.append(field) }
      guard isVisible != wasVisible else { continue }
      change.flipped.append(field)
      pending.insertReaders(of: compiled.fields[field].slot, compiled)
    }
  }

  /// Whether conditions hold for what is seen from inside an item.
  func holds(_ conditions: CompiledConditions, _ group: Int, _ index: Int) -> Bool {
    guard !conditions.isEmpty else { return true }
    let step = form.groups[group].step
    return conditions.hold {
      visibility.answer($0, before: step + 1, form, answers)
    } inItem: {
      seenAnswer(group, index, $0)
    }
  }

  /// The answer of an item's slot; a hidden field reads as empty.
  func seenAnswer(_ group: Int, _ index: Int, _ slot: Int) -> JSONValue? {
    let isVisible = form.groups[group].slots[slot].fields.contains {
      groups[group].items[index].fields[$0].isVisible
    }
    return isVisible ? groups[group].items[index].slots[slot].value : nil
  }

  /// Deletes the answers and errors of hidden fields, also the answers of hidden fields that name a deleted one.
  private mutating func clearHidden(_ group: Int, _ index: Int, _ change: inout ItemChange) {
    let compiled = form.groups[group]
    func isShown(_ slot: Int) -> Bool {
      compiled.slots[slot].fields.contains { groups[group].items[index].fields[$0].isVisible }
    }
    for field in change.flipped {
      let slot = compiled.fields[field].slot
      guard !isShown(slot) else { continue }
      groups[group].items[index].errors[slot] = nil
    }
    guard options.hiddenValues == .clear else { return }
    var waiting = change.hidden
    while let field = waiting.popLast() {
      let slot = compiled.fields[field].slot
      guard groups[group].items[index].slots[slot].value != nil, !isShown(slot) else { continue }
      groups[group].items[index].slots[slot].value = nil
      change.slots.append(slot)
      if !form.hasRoutes {
        waiting += compiled.slots[slot].fieldReaders.filter { !isVisible($0, group, index) }
      }
    }
  }

  private func isVisible(_ field: Int, _ group: Int, _ index: Int) -> Bool {
    groups[group].items[index].fields[field].isVisible
  }
}

/// What a decision about an item changed.
struct ItemChange {
  /// Slots whose answers changed.
  var slots: [Int]
  /// Fields that appeared or went.
  var flipped: [Int] = []
  /// Fields that were looked at and are hidden.
  var hidden: [Int] = []

  var isStructural: Bool { !flipped.isEmpty }
}

extension NumberQueue {
  /// Lets the components of an item wait whose visibility reads the answer of a slot of it.
  mutating func insertReaders(of slot: Int, _ group: CompiledGroup) {
    for place in group.slots.fieldReaders.places(of: slot) {
      insert(Int(group.order.componentOfField[group.slots.fieldReaders.number(at: place)]))
    }
  }
}
