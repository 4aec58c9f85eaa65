public import FormhausText

extension FormEngine {
  /// Every answer, in document order; then those of no field.
  public var values: JSONObject {
    var values = JSONObject()
    for (slot, compiled) in form.slots.enumerated() where !compiled.fields.isEmpty {
      values[compiled.key] = value(ofSlot: slot)
    }
    for (slot, compiled) in form.slots.enumerated() where compiled.fields.isEmpty {
      values[compiled.key] = answers[slot]
    }
    for (key, value) in strays { values[key] = value }
    return values
  }

  /// The answer of a key, hidden or not; nil when there is none. `people.0.name` names a field of a group's item,
  /// `shipping.postalCode` a part of an address.
  public func value(_ key: String) -> JSONValue? {
    switch fieldPlace(key) {
    case .slot(let slot): value(ofSlot: slot)
    case .item(let place): groups[place.group].items[place.index].slots[place.slot].value
    case nil: form.slots.keys[key].map { answers[$0] } ?? strays[key] ?? partPlace(key).flatMap { value($0) }
    }
  }

  /// Whether a field has an answer, as `required` sees it: a blank is none, nor is `false` in a checkbox or switch.
  ///
  /// False for keys of no field.
  public func isAnswered(_ key: String) -> Bool {
    guard let value = value(key) else { return false }
    switch fieldPlace(key) {
    case .slot(let slot): return !form.fields[form.slots[slot].fields[0]].isEmpty(value)
    case .item(let place):
      let group = form.groups[place.group]
      return !group.fields[group.slots[place.slot].fields[0]].isEmpty(value)
    case nil: return false
    }
  }

  /// The answers that count: those of visible fields on the path that were not skipped.
  ///
  /// Hooks, validators and `matchField` see these. Without routes, answers of no field are among them.
  public var projection: JSONObject {
    var values = JSONObject()
    for (slot, compiled) in form.slots.enumerated() { values[compiled.key] = counted(slot) }
    if !form.hasRoutes { for (key, value) in strays { values[key] = value } }
    return values
  }

  /// What a submit sends: answers of visible fields on the path, without skipped steps, in document order.
  public var submitValues: JSONObject {
    var values: [JSONObject.Element] = []
    values.reserveCapacity(form.slots.count)
    for slot in form.slots.indices where isSubmitted(slot: slot) {
      guard var value = value(ofSlot: slot, .submitted) else { continue }
      if form.hasAddresses, let address = address(slot: slot) { value = saved(value, address) }
      values.append((form.slots.key(slot), value))
    }
    return JSONObject(distinct: values)
  }

  /// Whether a submit sends the answer of a slot.
  func isSubmitted(slot: Int) -> Bool {
    guard answers[slot] != nil else { return false }
    for place in form.slots.fields.places(of: slot)
    where isSubmitted(field: form.slots.fields.number(at: place)) { return true }
    return false
  }

  private func isSubmitted(field: Int) -> Bool {
    let step = Int(form.fields.steps[field])
    guard skipped.isEmpty || !skipped.contains(step) else { return false }
    if visibility.fields[field] { return true }
    return options.hiddenValues == .keep && (!form.hasRoutes || visibility.steps[step])
  }

  /// The answer of a slot for everything but conditions.
  func counted(_ slot: Int) -> JSONValue? {
    let fields = form.slots[slot].fields
    if fields.isEmpty { return form.hasRoutes ? nil : answers[slot] }
    guard visibility.counts[slot] > 0 else { return nil }
    let counts = skipped.isEmpty || fields.contains { isCounted($0) }
    return counts ? value(ofSlot: slot, .visible) : nil
  }

  /// Whether a field is visible and its step was not skipped.
  func isCounted(_ field: Int) -> Bool {
    visibility.fields[field] && !skipped.contains(form.fields[field].step)
  }

  /// The answer of a key for everything but conditions.
  func counted(_ key: String) -> JSONValue? {
    form.slots.keys[key].map { counted($0) } ?? (form.hasRoutes ? nil : strays[key])
  }

  /// The value as it is kept: trimmed and typed when the options say so.
  func admitted(_ value: JSONValue, to slot: Int) -> JSONValue {
    guard let field = form.slots[slot].fields.first else { return value }
    return admitted(value, type: form.fields[field].type)
  }

  func admitted(_ value: JSONValue, to place: ItemPlace) -> JSONValue {
    let group = form.groups[place.group]
    return admitted(value, type: group.fields[group.slots[place.slot].fields[0]].type)
  }

  func admitted(_ value: JSONValue, type: FieldType) -> JSONValue {
    var value = value
    if options.trimsText, type.isTrimmed, case .string(let text) = value { value = .string(text.trimmed) }
    return options.typeChecks ? type.normalized(value) : value
  }
}
