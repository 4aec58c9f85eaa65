/// Where the answer of a key is kept.
enum FieldPlace {
  case slot(Int)
  case item(ItemPlace)
}

/// The answer of an item's field.
struct ItemPlace {
  let group: Int
  let index: Int
  let slot: Int
}

extension FormEngine {
  /// Where the answer of a field's key is; nil when no field has the key.
  func fieldPlace(_ key: String) -> FieldPlace? {
    form.fieldSlot(key).map { .slot($0) } ?? itemPlace(key).map { .item($0) }
  }

  /// The item field that a key such as `people.0.name` names; a field of the form with that very key goes first.
  func itemPlace(_ key: String) -> ItemPlace? {
    guard let (group, index, slot) = itemKey(key), groups[group].items.indices.contains(index) else {
      return nil
    }
    return ItemPlace(group: group, index: index, slot: slot)
  }

  /// Whether a key names a field of an item, there or not.
  func isItemKey(_ key: String) -> Bool { itemKey(key) != nil }

  func key(_ place: ItemPlace) -> String {
    let group = form.groups[place.group]
    return "\(group.key).\(place.index).\(group.slots[place.slot].key)"
  }

  private func itemKey(_ key: String) -> (group: Int, index: Int, slot: Int)? {
    guard !form.groups.isEmpty, form.fieldSlot(key) == nil else { return nil }
    var dot = key.utf8.firstIndex(of: UInt8(ascii: "."))
    while let here = dot {
      let rest = key[key.index(after: here)...]
      guard let next = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
      if let group = form.slots.keys[String(key[..<here])].flatMap({ form.slots[$0].group }),
        let index = Int(itemPlace: rest[..<next]),
        let slot = form.groups[group].slots.keys[String(rest[rest.index(after: next)...])]
      {
        return (group, index, slot)
      }
      dot = next
    }
    return nil
  }
}

extension Int {
  /// The place of an item as keys have it: digits without a leading zero; nil for anything else.
  init?(itemPlace text: Substring) {
    guard text == "0" || text.first != "0", text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    self.init(text)
  }
}
