import FormhausText

extension FormEngine {
  /// The items of a group, in order; none for other keys.
  public func items(_ key: String) -> [GroupItem] {
    guard let group = form.group(key) else { return [] }
    return groups[group].items.indices.map { item(group, $0) }
  }

  /// The identities of the items of a group, in order; none for other keys.
  public func itemIDs(_ key: String) -> [ItemID] {
    form.group(key).map { groups[$0].items.map(\.id) } ?? []
  }

  /// How many items a group has; 0 for other keys.
  public func itemCount(_ key: String) -> Int {
    form.group(key).map { groups[$0].items.count } ?? 0
  }

  /// One item of a group; nil when there is none at this place.
  public func item(_ key: String, at index: Int) -> GroupItem? {
    guard let group = form.group(key), groups[group].items.indices.contains(index) else { return nil }
    return item(group, index)
  }

  /// Where an item stands now; nil when it is gone.
  public func index(of id: ItemID, in key: String) -> Int? {
    form.group(key).flatMap { groups[$0].items.firstIndex { $0.id == id } }
  }

  /// The visible fields of an item, in document order, each with its full key (`people.0.name`).
  public func visibleFields(ofItem index: Int, in key: String) -> [FieldDefinition] {
    guard let group = visibleGroup(key), groups[group].items.indices.contains(index) else { return [] }
    return form.groups[group].fields.indices.filter { groups[group].items[index].fields[$0].isVisible }
      .map { fieldDefinition(group, index, $0) }
  }

  /// The visible fields and sections of an item in their places; the fields have their full keys.
  public func visibleBlocks(ofItem index: Int, in key: String) -> [VisibleBlock] {
    guard let group = visibleGroup(key), groups[group].items.indices.contains(index) else { return [] }
    return form.groups[group].blocks.compactMap { visibleBlock($0, group, index) }
  }

  /// Whether there is nothing to lose in an item: every answer is empty or its default.
  public func isItemEmpty(_ key: String, at index: Int) -> Bool {
    guard let group = form.group(key), groups[group].items.indices.contains(index) else { return true }
    let item = groups[group].items[index]
    return zip(item.slots, form.groups[group].slots).allSatisfy { slot, compiled in
      let field = form.groups[group].fields[compiled.fields[0]]
      return slot.value.map { field.isEmpty($0) || $0 == field.definition.defaultValue } ?? true
    }
  }

  /// The identity of a field, or of a part of an address, that stays when items move; nil when nothing has the key.
  public func fieldID(ofKey key: String) -> FieldID? {
    switch fieldPlace(key) {
    case nil: partPlace(key).flatMap { fieldID($0) }
    case .slot: .field(key)
    case .item(let place):
      .itemField(
        group: form.groups[place.group].key, item: groups[place.group].items[place.index].id,
        field: form.groups[place.group].slots[place.slot].key)
    }
  }

  /// The key that a field has now; nil when its item is gone.
  public func key(of id: FieldID) -> String? {
    switch id {
    case .field(let key): form.fieldSlot(key) == nil && partPlace(key) == nil ? nil : key
    case .itemField(let group, let item, let field):
      index(of: item, in: group).map { "\(group).\($0).\(field)" }
    }
  }

  /// The label of a field, in a group's item with the item it belongs to: `Person 2, Name`; nil when no field has the
  /// key. A part of an address has the word of its country: `ZIP code`.
  public func fullLabel(ofField key: String) -> String? {
    let part = partPlace(key)
    guard let label = field(key)?.label ?? part.flatMap({ label($0) }) else { return nil }
    guard case .item(let place) = part?.field ?? fieldPlace(key) else { return label }
    return "\(item(place.group, place.index).label), \(label)"
  }

  /// Goes up when anything in an item may have changed, its place too; 0 when there is none at this place.
  public func revision(ofItem index: Int, in key: String) -> Int {
    guard let group = form.group(key), groups[group].items.indices.contains(index) else { return 0 }
    return max(groups[group].items[index].revision, groups[group].orderRevision)
  }

  private func item(_ group: Int, _ index: Int) -> GroupItem {
    let compiled = form.groups[group]
    let number = ["n": String(index + 1)]
    let label =
      compiled.definition.itemLabel.flatMap { CatalogText.text($0).filled(number, count: nil, language: "") }
      ?? labels.text(.item, number.merging(["label": form.fields[compiled.field].definition.label]) { $1 })
    return GroupItem(
      id: groups[group].items[index].id, index: index, key: "\(compiled.key).\(index)", label: label)
  }

  private func visibleGroup(_ key: String) -> Int? {
    form.group(key).flatMap { isVisible(group: $0) ? $0 : nil }
  }

  func isVisible(group: Int) -> Bool { visibility.fields[form.groups[group].field] }

  /// The definition of an item's field with its full key.
  func fieldDefinition(_ group: Int, _ index: Int, _ field: Int) -> FieldDefinition {
    var definition = form.groups[group].fields[field].definition
    if let provided = groups[group].items[index].providedOptions[form.groups[group].fields[field].slot] {
      definition.options = provided.options
    }
    definition.key = "\(form.groups[group].key).\(index).\(definition.key)"
    return definition
  }

  private func visibleBlock(_ block: CompiledBlock, _ group: Int, _ index: Int) -> VisibleBlock? {
    switch block {
    case .field(let field):
      return groups[group].items[index].fields[field].isVisible
        ? .field(fieldDefinition(group, index, field)) : nil
    case .section(let number):
      let section = form.groups[group].sections[number]
      let blocks = section.blocks.compactMap { visibleBlock($0, group, index) }
      let isShown = section.blocks.isEmpty ? holds(section.conditions, group, index) : !blocks.isEmpty
      return isShown ? .section(section.definition, blocks) : nil
    }
  }
}

extension CompiledForm {
  /// The number of the group with this key.
  func group(_ key: String) -> Int? {
    slots.keys[key].flatMap { slots[$0].group }
  }
}
