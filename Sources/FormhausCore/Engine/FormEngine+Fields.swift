extension FormEngine {
  /// The definition of a field: the visible one when several share the key.
  public func field(_ key: String) -> FieldDefinition? {
    guard let slot = form.fieldSlot(key) else { return nil }
    let fields = form.slots[slot].fields
    return form.fields[fields.first { visibility.fields[$0] } ?? fields[0]].definition
  }

  /// Whether a field cannot be edited now: read-only or disabled.
  public func isLocked(_ key: String) -> Bool {
    guard let field = field(key) else { return false }
    return field.readOnly.isOn { counted($0) } || field.disabled.isOn { counted($0) }
  }

  /// Whether a field is disabled now: neither editable nor validated.
  public func isDisabled(_ key: String) -> Bool {
    field(key)?.disabled.isOn { counted($0) } ?? false
  }

  /// Whether an option cannot be picked now.
  public func isDisabled(_ option: OptionDefinition) -> Bool {
    option.disabled.isOn { counted($0) }
  }

  /// Whether the conditions of `submit` disable it; they look at every answer, hidden or not.
  public var isSubmitDisabled: Bool {
    Lock.when(definition.submit.disabled).isOn { value($0) }
  }

  /// The keys of the fields that wait for something, in document order.
  public var fieldLoading: [String] {
    loadingSlots.sorted().map { form.slots[$0].key }
  }

  public func isLoading(_ key: String) -> Bool {
    form.slotOfKey[key].map(loadingSlots.contains) ?? false
  }

  /// Goes up when the field's answer, error, loading or lock may have changed; 0 for unknown keys.
  public func revision(ofField key: String) -> Int {
    form.slotOfKey[key].map { fieldRevisions[$0] } ?? 0
  }
}
