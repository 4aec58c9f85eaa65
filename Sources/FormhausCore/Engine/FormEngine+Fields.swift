import FormhausText

extension FormEngine {
  /// The definition of a field: the visible one when several share the key. That of an item's field has its full key
  /// (`people.0.name`).
  public func field(_ key: String) -> FieldDefinition? {
    switch fieldPlace(key) {
    case .slot(let slot):
      let fields = form.slots[slot].fields
      return definition(ofField: fields.first { visibility.fields[$0] } ?? fields[0])
    case .item(let place):
      let fields = form.groups[place.group].slots[place.slot].fields
      let item = groups[place.group].items[place.index]
      return fieldDefinition(
        place.group, place.index, fields.first { item.fields[$0].isVisible } ?? fields[0])
    case nil: return nil
    }
  }

  /// The definition of a field of the form, with the options that there are now.
  func definition(ofField field: Int) -> FieldDefinition {
    var definition = form.fields[field].definition
    if let provided = providedOptions[form.fields[field].slot] { definition.options = provided.options }
    return definition
  }

  /// Whether a field cannot be edited now: read-only or disabled.
  public func isLocked(_ key: String) -> Bool {
    guard let field = field(key) else { return false }
    return field.readOnly.isOn { answer($0, seenFrom: key) } || isDisabled(key)
  }

  /// Whether a field is disabled now: neither editable nor validated.
  public func isDisabled(_ key: String) -> Bool {
    field(key)?.disabled.isOn { answer($0, seenFrom: key) } ?? false
  }

  /// Whether an option cannot be picked now; `key` is that of its field, which a field of an item needs.
  public func isDisabled(_ option: OptionDefinition, ofField key: String? = nil) -> Bool {
    option.disabled.isOn { answer($0, seenFrom: key) }
  }

  /// The answer of a key as the conditions of a field see it: of a sibling in its item, else of the form.
  func answer(_ key: String, seenFrom field: String?) -> JSONValue? {
    guard let place = field.flatMap({ itemPlace($0) }) else { return counted(key) }
    return counted(key, place.group, place.index)
  }

  /// Whether the conditions of `submit` disable it; they look at every answer, hidden or not.
  public var isSubmitDisabled: Bool {
    Lock.when(definition.submit.disabled).isOn { value($0) }
  }

  /// The keys of the fields that wait for something, in document order; those of items come last.
  public var fieldLoading: [String] {
    loadingSlots.sorted().map { form.slots[$0].key }
      + groups.indices.flatMap { group in
        groups[group].items.enumerated().flatMap { index, item in
          item.loadingSlots.sorted().map { key(ItemPlace(group: group, index: index, slot: $0)) }
        }
      }
  }

  /// Whether the options of a field are on their way.
  public func isLoading(_ key: String) -> Bool {
    switch fieldPlace(key) {
    case .slot(let slot): loadingSlots.contains(slot)
    case .item(let place): isLoading(place)
    case nil: false
    }
  }

  func isLoading(_ place: ItemPlace) -> Bool {
    groups[place.group].items[place.index].loadingSlots.contains(place.slot)
  }

  /// Goes up when the field's answer was set or its error, loading or lock may have changed; 0 for unknown keys.
  ///
  /// That of a group goes up with anything in it.
  public func revision(ofField key: String) -> Int {
    switch fieldPlace(key) ?? partPlace(key)?.field {
    case .slot(let slot): fieldRevisions[slot]
    case .item(let place):
      max(
        groups[place.group].items[place.index].slots[place.slot].revision, groups[place.group].orderRevision)
    case nil: 0
    }
  }
}
