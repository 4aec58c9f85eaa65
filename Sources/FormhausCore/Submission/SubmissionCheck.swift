import FormhausText

/// One submission on its way through the checks.
struct SubmissionCheck {
  private var engine: FormEngine
  private let settings: CheckSettings
  private var typeFailures: [Int: RuleFailure] = [:]
  private var itemTypeFailures: [ItemFieldID: RuleFailure] = [:]

  private var form: CompiledForm { engine.form }

  init(_ blank: FormEngine, strictDates: Bool) {
    engine = blank
    settings = CheckSettings(strictDates: strictDates, today: blank.options.today)
  }

  /// Takes the answers of known keys over the defaults, decimal texts of number fields as numbers, and checks their
  /// types.
  mutating func take(_ submitted: JSONObject) {
    let form = form
    engine.setDefaults()
    for (slot, compiled) in form.slots.enumerated() {
      guard let first = compiled.fields.first else { continue }
      let value = submitted[compiled.key].map(form.fields[first].type.normalized)
      if let group = compiled.group {
        engine.take(value.map(form.groups[group].known) ?? engine.startValue(ofGroup: group), group: group)
      } else if let value {
        engine.answers[slot] = value
      }
      guard let value else { continue }
      for field in compiled.fields {
        guard let failure = form.fields[field].typeFailure(of: value, settings) else { continue }
        typeFailures[slot] = failure
        break
      }
    }
    engine.settleStart()
    for group in form.groups.indices { checkItemTypes(group) }
    engine.exemptSlots = Set(typeFailures.keys)
    engine.exemptItemFields = Set(itemTypeFailures.keys)
  }

  private mutating func checkItemTypes(_ group: Int) {
    let compiled = form.groups[group]
    for item in engine.groups[group].items {
      for (slot, compiledSlot) in compiled.slots.enumerated() {
        guard let value = item.slots[slot].value else { continue }
        for field in compiledSlot.fields {
          guard let failure = compiled.fields[field].typeFailure(of: value, settings) else { continue }
          itemTypeFailures[ItemFieldID(item: item.id, slot: slot)] = failure
          break
        }
      }
    }
  }

  /// Skips the named steps that are on the path when their turn comes and that may be skipped.
  mutating func skip(_ skippedSteps: [String]) {
    guard !skippedSteps.isEmpty else { return }
    let wanted = Set(skippedSteps)
    for (index, step) in form.steps.enumerated() {
      guard let definition = step.definition, definition.skip != nil, wanted.contains(definition.id),
        engine.visibility.steps[index]
      else { continue }
      engine.markSkipped(index)
    }
  }

  mutating func result() -> SubmissionResult {
    let errors = engine.validate() + typeErrors
    guard errors.count > 1 else { return SubmissionResult(values: engine.submitValues, errors: errors) }
    let places = errors.map { place(of: $0) }
    return SubmissionResult(
      values: engine.submitValues,
      errors: errors.indices.sorted { places[$0].lexicographicallyPrecedes(places[$1]) }.map { errors[$0] })
  }

  /// The type errors of answers that are sent.
  private var typeErrors: [FieldError] {
    var errors: [FieldError] = []
    for (slot, failure) in typeFailures where engine.isSubmitted(slot: slot) {
      errors.append(engine.error(failure, key: form.slots[slot].key))
    }
    guard !itemTypeFailures.isEmpty else { return errors }
    for (group, compiled) in form.groups.enumerated() where engine.isSubmitted(slot: compiled.slot) {
      for (index, item) in engine.groups[group].items.enumerated() {
        for slot in item.slots.indices where engine.isSubmitted(slot, of: item, compiled) {
          guard let failure = itemTypeFailures[ItemFieldID(item: item.id, slot: slot)] else { continue }
          errors.append(
            engine.error(
              failure, key: engine.key(ItemPlace(group: group, index: index, slot: slot))))
        }
      }
    }
    return errors
  }

  /// Where an error belongs in document order.
  private func place(of error: FieldError) -> [Int] {
    switch engine.fieldPlace(error.key) {
    case .slot(let slot): [form.slots[slot].fields[0]]
    case .item(let place): [form.groups[place.group].field, place.index, place.slot]
    case nil: []
    }
  }
}

extension CompiledGroup {
  /// A list of items with the members that a field asks for, decimal texts of number fields as numbers; anything else
  /// as it is.
  fileprivate func known(_ submitted: JSONValue) -> JSONValue {
    guard FieldType.isListOfObjects(submitted) else { return submitted }
    return .array(
      (submitted.arrayValue ?? []).map { item in
        var known = JSONObject()
        for slot in slots {
          guard let value = item[slot.key] else { continue }
          known[slot.key] = fields[slot.fields[0]].type.normalized(value)
        }
        return .object(known)
      })
  }
}
