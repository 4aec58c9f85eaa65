import FormhausText

extension FormEngine {
  /// Which answers of an item belong to a value.
  enum ItemContents {
    /// All, those of no field too.
    case all
    /// Those of visible fields.
    case visible
    /// What a submit sends.
    case submitted
  }

  /// The answer of a slot: of a group, the list of its items.
  func value(ofSlot slot: Int, _ contents: ItemContents = .all) -> JSONValue? {
    guard let group = form.slots[slot].group, groups[group].isList else { return answers[slot] }
    return .array(groups[group].items.map { .object(value(of: $0, form.groups[group], contents)) })
  }

  private func value(of item: ItemState, _ group: CompiledGroup, _ contents: ItemContents) -> JSONObject {
    var value = JSONObject()
    for (slot, compiled) in group.slots.enumerated() {
      let belongs =
        switch contents {
        case .all: true
        case .visible: compiled.fields.contains { item.fields[$0].isVisible }
        case .submitted: isSubmitted(slot, of: item, group)
        }
      guard belongs else { continue }
      value[compiled.key] = item.slots[slot].value
      if contents == .submitted, form.hasAddresses, let typed = value[compiled.key],
        let address = group.fields[compiled.fields[0]].definition.address
      {
        value[compiled.key] = saved(typed, address)
      }
    }
    if contents == .all { for (key, stray) in item.strays { value[key] = stray } }
    return value
  }

  /// Whether a submit sends the answer of an item's slot, with its group.
  func isSubmitted(_ slot: Int, of item: ItemState, _ group: CompiledGroup) -> Bool {
    item.slots[slot].value != nil
      && (options.hiddenValues == .keep || group.slots[slot].fields.contains { item.fields[$0].isVisible })
  }

  /// Takes the answer of a group as a whole: the objects of a list become new items, anything else is kept as it is.
  mutating func take(_ value: JSONValue?, group: Int) {
    let compiled = form.groups[group]
    checks.add(-groups[group].failingCount, step: compiled.step)
    groups[group].failingCount = 0
    groups[group].orderRevision = revision
    groups[group].isList = value.map(FieldType.isListOfObjects) ?? false
    if groups[group].isList {
      groups[group].items = (value?.arrayValue ?? []).map { makeItem(group, $0.objectValue ?? [:]) }
      answers[compiled.slot] = groups[group].outline
    } else {
      groups[group].items = []
      answers[compiled.slot] = value
    }
    fieldRevisions[compiled.slot] += 1
  }

  /// What a new form has in a group: its default, else as many empty items as it must have.
  func startValue(ofGroup group: Int) -> JSONValue? {
    let compiled = form.groups[group]
    if let value = form.fields[compiled.field].definition.defaultValue { return value }
    return isSubmission ? nil : .array(Array(repeating: [:], count: compiled.definition.minItems))
  }

  /// An item with the defaults of its fields and these values over them.
  mutating func makeItem(_ group: Int, _ values: JSONObject) -> ItemState {
    let compiled = form.groups[group]
    var item = ItemState(
      id: ItemID(number: nextItem), slots: compiled.slots.map { _ in .init(value: nil, revision: revision) },
      fields: Array(repeating: .init(), count: compiled.fields.count), revision: revision)
    nextItem += 1
    for field in compiled.fields {
      guard let value = field.definition.defaultValue else { continue }
      item.slots[field.slot].value = admitted(value, type: field.type)
    }
    for (key, value) in values {
      if let slot = compiled.slots.keys[key] {
        item.slots[slot].value = admitted(value, type: compiled.fields[compiled.slots[slot].fields[0]].type)
      } else {
        item.strays[key] = value
      }
    }
    return item
  }
}
