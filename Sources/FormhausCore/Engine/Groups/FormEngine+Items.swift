import FormhausText

extension FormEngine {
  /// Whether Add is on: the group is visible and has room.
  public func canAddItem(_ key: String) -> Bool {
    guard let group = form.group(key), isVisible(group: group) else { return false }
    return groups[group].items.count < form.groups[group].definition.maxItems ?? .max
  }

  /// Adds an empty item with the defaults of its fields, at the end or at a place; nil when Add is off.
  @discardableResult
  public mutating func addItem(_ key: String, at index: Int? = nil) -> ItemID? {
    revision += 1
    guard canAddItem(key), let group = form.group(key) else { return nil }
    let item = makeItem(group, [:])
    let count = groups[group].items.count
    let place = index.map { min(max($0, 0), count) } ?? count
    if !groups[group].isList { groups[group].items = [] }
    groups[group].isList = true
    groups[group].items.insert(item, at: place)
    if place < count { groups[group].orderRevision = revision }
    settleItem(group, place, fields: form.groups[group].fields.indices)
    itemsChanged(group)
    return item.id
  }

  /// Removes the item at a place; false when there is none. Below `minItems` the group is refused, not the removal.
  @discardableResult
  public mutating func removeItem(_ key: String, at index: Int) -> Bool {
    revision += 1
    guard let group = form.group(key), groups[group].items.indices.contains(index) else { return false }
    let failing = groups[group].items.remove(at: index).failingCount
    groups[group].failingCount -= failing
    checks.add(-failing, step: form.groups[group].step)
    groups[group].orderRevision = revision
    itemsChanged(group)
    return true
  }

  /// Removes an item; false when it is gone already.
  @discardableResult
  public mutating func removeItem(_ key: String, id: ItemID) -> Bool {
    guard let index = index(of: id, in: key) else {
      revision += 1
      return false
    }
    return removeItem(key, at: index)
  }

  /// Moves an item, so that it stands at `destination` afterwards; false when either place is not one.
  @discardableResult
  public mutating func moveItem(_ key: String, from source: Int, to destination: Int) -> Bool {
    revision += 1
    guard let group = form.group(key), groups[group].items.indices.contains(source),
      groups[group].items.indices.contains(destination)
    else { return false }
    guard source != destination else { return true }
    let item = groups[group].items.remove(at: source)
    groups[group].items.insert(item, at: destination)
    groups[group].orderRevision = revision
    itemsChanged(group)
    return true
  }

  /// Brings the form up to date after items came, went or moved.
  private mutating func itemsChanged(_ group: Int) {
    let compiled = form.groups[group]
    answers[compiled.slot] = groups[group].outline
    errorsBySlot[compiled.slot] = nil
    fieldRevisions[compiled.slot] += 1
    structureRevision += 1
    include([compiled.step])
    settle([compiled.slot])
  }
}
