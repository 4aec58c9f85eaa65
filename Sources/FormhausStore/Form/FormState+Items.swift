import FormhausCore

extension FormState {
  /// Adds an item at the end of a group and wishes the focus on its first field.
  mutating func addItem(_ group: String) {
    guard !engine.isLocked(group), engine.canAddItem(group) else { return }
    edit(group) { $0.addItem(group) }
    let last = engine.itemCount(group) - 1
    guard let item = engine.item(group, at: last) else { return }
    wishFocus(onItem: last, of: group)
    flow.spoken.say(engine.labels.text(.itemAdded, ["item": item.label]))
  }

  /// Removes an item with what was typed into it; the focus goes to the one that follows, else to the last one.
  mutating func remove(itemAt index: Int, _ id: ItemID, of group: String) {
    guard let item = engine.item(group, at: index) else { return }
    edit(group) { $0.removeItem(group, id: id) }
    typedTexts = typedTexts.filter { $0.key.item != id }
    refusedFields = refusedFields.filter { $0.item != id }
    wishFocus(onItem: min(index, engine.itemCount(group) - 1), of: group)
    flow.spoken.say(engine.labels.text(.itemRemoved, ["item": item.label]))
  }

  /// Moves an item; the focus stays where it is, on whatever of the item was used.
  mutating func moveItem(_ group: String, from source: Int, to destination: Int) {
    guard !engine.isLocked(group), source != destination, let item = engine.item(group, at: source),
      engine.item(group, at: destination) != nil
    else { return }
    edit(group) { $0.moveItem(group, from: source, to: destination) }
    flow.spoken.say(
      engine.labels.text(
        .itemMoved,
        ["item": item.label, "n": String(destination + 1), "total": String(engine.itemCount(group))]))
  }

  /// Wishes the focus on the first field of an item that can be edited; where there is none, on the group itself.
  private mutating func wishFocus(onItem index: Int, of group: String) {
    let fields = engine.visibleFields(ofItem: index, in: group)
    wishFocus(fields.first { !engine.isLocked($0.key) }?.key ?? group)
  }
}

extension FieldID {
  /// The item that the field is in; nil for a field of the form.
  fileprivate var item: ItemID? { if case .itemField(_, let item, _) = self { item } else { nil } }
}
