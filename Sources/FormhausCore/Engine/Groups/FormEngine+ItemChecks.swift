import FormhausText

extension FormEngine {
  /// What is wrong with a group as a list.
  func failure(ofGroup group: Int) -> RuleFailure? {
    let compiled = form.groups[group]
    let field = form.fields[compiled.field]
    let (least, most) = (compiled.definition.minItems, compiled.definition.maxItems)
    let value = answers[compiled.slot] ?? .null
    let count = groups[group].items.count
    // "Add at least 2" says more than "This field is required", unless the author has words for that.
    if field.isEmpty(value), let failure = field.requiredFailure, least == 0 || failure.ownText != nil {
      return failure
    }
    if options.typeChecks, !value.isNull, !groups[group].isList { return RuleFailure(.items) }
    if count < least { return RuleFailure(.addAtLeast, rule: "minItems", count: least) }
    return most.flatMap { count > $0 ? RuleFailure(.atMost, rule: "maxItems", count: $0) : nil }
  }

  /// The rule that the answer of an item's field breaks now.
  func failure(_ group: Int, _ index: Int, _ field: Int, asksValidators: Bool = true) -> RuleFailure? {
    let field = form.groups[group].fields[field]
    let value = groups[group].items[index].slots[field.slot].value
    if !exemptItemFields.isEmpty,
      exemptItemFields.contains(ItemFieldID(item: groups[group].items[index].id, slot: field.slot))
    {
      return nil
    }
    if !field.readsOthers, groups[group].items[index].providedOptions.isEmpty {
      return field.failure(of: value, checkSettings) { _ in nil }
    }
    var settings = checkSettings
    settings.options = groups[group].items[index].providedOptions[field.slot]
    if asksValidators, field.traits.contains(.validator) { allowValidators(&settings, group, index) }
    return field.failure(of: value, settings) { counted($0, group, index) }
  }

  private func allowValidators(_ settings: inout CheckSettings, _ group: Int, _ index: Int) {
    settings.validators = options.validators
    settings.values = FormValues(
      read: { counted($0, group, index) }, all: { projection(inItem: index, of: group) })
  }

  /// The answer of a key as an item sees it: of a sibling, else of the form.
  func counted(_ key: String, _ group: Int, _ index: Int) -> JSONValue? {
    form.groups[group].slots.keys[key].map { seenAnswer(group, index, $0) } ?? counted(key)
  }

  /// All answers as an item sees them.
  private func projection(inItem index: Int, of group: Int) -> JSONObject {
    var values = projection
    for (slot, compiled) in form.groups[group].slots.enumerated() {
      values[compiled.key] = seenAnswer(group, index, slot)
    }
    return values
  }

  /// Checks quietly what a change in an item affects, and drops errors that other answers caused and no longer do.
  mutating func refresh(_ group: Int, _ index: Int, _ change: ItemChange) {
    let compiled = form.groups[group]
    recheck(change.flipped, group, index)
    let slots = Set(change.slots + change.flipped.map { compiled.fields[$0].slot })
    for slot in slots {
      touch(group, index, slot)
      recheck(compiled.slots[slot].fields, group, index)
      refresh(compiled.slots[slot].checkReaders, group, index)
    }
  }

  /// The same for fields whose check or lock reads an answer that changed.
  mutating func refresh(_ fields: some Sequence<Int>, _ group: Int, _ index: Int) {
    recheck(fields, group, index)
    for field in fields {
      let compiled = form.groups[group].fields[field]
      if compiled.hasLocks { touch(group, index, compiled.slot) }
      dropResolvedError(group, index, field)
    }
  }

  /// Drops the errors of validators in items that say otherwise now.
  mutating func dropResolvedItemErrors() {
    for group in form.groups.indices where !form.groups[group].validatorFields.isEmpty {
      for index in groups[group].items.indices where !groups[group].items[index].errors.isEmpty {
        for (slot, error) in groups[group].items[index].errors where error.rule == "validator" {
          for field in form.groups[group].slots[slot].fields { dropResolvedError(group, index, field) }
        }
      }
    }
  }

  private mutating func dropResolvedError(_ group: Int, _ index: Int, _ field: Int) {
    let slot = form.groups[group].fields[field].slot
    guard groups[group].items[index].errors[slot]?.rule != nil, failure(group, index, field) == nil else {
      return
    }
    groups[group].items[index].errors[slot] = nil
    touch(group, index, slot)
  }

  /// Brings the quiet checks of an item's fields up to date.
  mutating func recheck(_ fields: some Sequence<Int>, _ group: Int, _ index: Int) {
    guard !isSubmission else { return }
    for field in fields {
      let isFailing =
        groups[group].items[index].fields[field].isVisible
        && failure(group, index, field, asksValidators: false) != nil
      setFailing(isFailing, group, index, field)
    }
  }

  mutating func setFailing(_ isFailing: Bool, _ group: Int, _ index: Int, _ field: Int) {
    guard groups[group].items[index].fields[field].isFailing != isFailing else { return }
    groups[group].items[index].fields[field].isFailing = isFailing
    groups[group].failingCount += isFailing ? 1 : -1
    checks.add(isFailing ? 1 : -1, step: form.groups[group].step)
  }

  /// Checks the visible fields of all items and sets their errors; returns whether all passed.
  mutating func checkItems(_ group: Int) -> Bool {
    var passes = true
    for index in groups[group].items.indices {
      var errors: [Int: FieldError] = [:]
      for (field, compiled) in form.groups[group].fields.enumerated()
      where groups[group].items[index].fields[field].isVisible && errors[compiled.slot] == nil {
        errors[compiled.slot] = failure(group, index, field).map { error($0, key: compiled.definition.key) }
      }
      if !errors.isEmpty { passes = false }
      setErrors(errors, group, index)
    }
    return passes
  }

  /// What is wrong with an answer of an item now.
  func currentError(_ place: ItemPlace) -> FieldError? {
    let compiled = form.groups[place.group].slots[place.slot]
    for field in compiled.fields where groups[place.group].items[place.index].fields[field].isVisible {
      if let failure = failure(place.group, place.index, field) { return error(failure, key: compiled.key) }
    }
    return nil
  }

  /// Whether the validators of the host accept the answers of all visible items.
  func itemValidatorsPass(_ group: Int) -> Bool {
    let fields = form.groups[group].validatorFields
    guard !fields.isEmpty, isVisible(group: group) else { return true }
    return groups[group].items.indices.allSatisfy { index in
      fields.allSatisfy {
        !groups[group].items[index].fields[$0].isVisible || failure(group, index, $0) == nil
      }
    }
  }

  /// The first field of a visible group's items that would be refused now.
  func firstItemFailure(_ group: Int) -> FieldError? {
    let compiled = form.groups[group]
    guard groups[group].failingCount > 0 || !compiled.validatorFields.isEmpty else { return nil }
    for index in groups[group].items.indices {
      for (number, field) in compiled.fields.enumerated() {
        let state = groups[group].items[index].fields[number]
        let hasValidator = field.definition.validation?.validator != nil
        guard state.isVisible, state.isFailing || hasValidator, let failure = failure(group, index, number)
        else { continue }
        return error(failure, key: key(ItemPlace(group: group, index: index, slot: field.slot))).first
      }
    }
    return nil
  }

  /// Replaces the errors of an item.
  mutating func setErrors(_ errors: [Int: FieldError], _ group: Int, _ index: Int) {
    let before = groups[group].items[index].errors
    guard before != errors else { return }
    groups[group].items[index].errors = errors
    for slot in Set(before.keys).union(errors.keys) where before[slot] != errors[slot] {
      touch(group, index, slot)
    }
  }

  /// The errors of a group's items with their full keys, in document order.
  func itemErrors(_ group: Int) -> [FieldError] {
    groups[group].items.enumerated().flatMap { index, item in
      item.errors.sorted { $0.key < $1.key }.flatMap { slot, error in
        var error = error
        error.key = key(ItemPlace(group: group, index: index, slot: slot))
        return error.inFull
      }
    }
  }
}
