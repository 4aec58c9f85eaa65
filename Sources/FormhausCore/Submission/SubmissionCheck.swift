import Address
import FormhausText

/// The checks of one submission after the other, on an engine that is used again and again.
struct SubmissionCheck: Sendable {
  private var engine: FormEngine
  private let form: CompiledForm
  private let strictDates: Bool
  private var typeFailures: [Int: RuleFailure] = [:]
  private var itemTypeFailures: [ItemFieldID: RuleFailure] = [:]

  init(_ blank: FormEngine, strictDates: Bool) {
    engine = blank
    form = blank.form
    self.strictDates = strictDates
  }

  /// Checks a submission; whatever came before is forgotten.
  mutating func result(of submitted: JSONObject, skippedSteps: [String]) -> SubmissionResult {
    engine.forgetSubmission()
    typeFailures.removeAll()
    itemTypeFailures.removeAll()
    take(submitted)
    skip(skippedSteps)
    return result()
  }

  /// Takes the answers of known keys over the defaults, decimal texts of number fields as numbers, and checks their
  /// types.
  private mutating func take(_ submitted: JSONObject) {
    let settings = CheckSettings(
      strictDates: strictDates, today: engine.options.today, addressFormats: engine.options.addressFormats)
    engine.setDefaults()
    var awaited = Set(form.groups.isEmpty ? [] : form.groups.map(\.slot))
    // Answers mostly come in the order of the form.
    var next = 0
    for (key, value) in submitted {
      guard let slot = next < form.slots.count && form.slots.key(next) == key ? next : form.slots.keys[key],
        let first = form.slots.fields[slot].first
      else { continue }
      next = slot + 1
      let value =
        form.fields.traits[first].contains(.normalized) ? form.fields[first].normalized(value) : value
      if !awaited.isEmpty, let group = form.slots[slot].group {
        awaited.remove(slot)
        engine.take(form.groups[group].known(value), group: group)
      } else {
        engine.answers[slot] = value
      }
      for place in form.slots.fields.places(of: slot) {
        let field = form.fields[form.slots.fields.number(at: place)]
        guard let failure = field.typeFailure(of: value, settings) else { continue }
        typeFailures[slot] = failure
        break
      }
    }
    for slot in awaited.sorted() {
      if let group = form.slots[slot].group { engine.take(engine.startValue(ofGroup: group), group: group) }
    }
    for field in form.defaultFields { checkDefault(field, submitted, settings) }
    engine.settleStart()
    for group in form.groups.indices { checkItemTypes(group, settings) }
    engine.exemptSlots = typeFailures.isEmpty ? [] : Set(typeFailures.keys)
    engine.exemptItemFields = itemTypeFailures.isEmpty ? [] : Set(itemTypeFailures.keys)
  }

  /// Checks the type of a default that nothing was submitted in the place of.
  private mutating func checkDefault(_ field: Int, _ submitted: JSONObject, _ settings: CheckSettings) {
    let (compiled, slot) = (form.fields[field], Int(form.fields.slots[field]))
    guard submitted[form.slots.key(slot)] == nil, let value = engine.answers[slot].map(compiled.normalized)
    else { return }
    engine.answers[slot] = value
    if let failure = compiled.typeFailure(of: value, settings) { typeFailures[slot] = failure }
  }

  private mutating func checkItemTypes(_ group: Int, _ settings: CheckSettings) {
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
  private mutating func skip(_ skippedSteps: [String]) {
    guard !skippedSteps.isEmpty else { return }
    let wanted = Set(skippedSteps)
    for (index, step) in form.steps.enumerated() {
      guard let definition = step.definition, definition.skip != nil, wanted.contains(definition.id),
        engine.visibility.steps[index]
      else { continue }
      engine.markSkipped(index)
    }
  }

  private mutating func result() -> SubmissionResult {
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
      errors += engine.error(failure, key: form.slots.key(slot)).inFull
    }
    guard !itemTypeFailures.isEmpty else { return errors }
    for (group, compiled) in form.groups.enumerated() where engine.isSubmitted(slot: compiled.slot) {
      for (index, item) in engine.groups[group].items.enumerated() {
        for slot in item.slots.indices where engine.isSubmitted(slot, of: item, compiled) {
          guard let failure = itemTypeFailures[ItemFieldID(item: item.id, slot: slot)] else { continue }
          let place = ItemPlace(group: group, index: index, slot: slot)
          errors += engine.error(failure, key: engine.key(place)).inFull
        }
      }
    }
    return errors
  }

  /// Where an error belongs in document order.
  private func place(of error: FieldError) -> [Int] {
    let part = engine.partPlace(error.key)
    let place: [Int] =
      switch part?.field ?? engine.fieldPlace(error.key) {
      case .slot(let slot): [form.slots[slot].fields[0]]
      case .item(let place): [form.groups[place.group].field, place.index, place.slot]
      case nil: []
      }
    return place + (part.map { [$0.part.place] } ?? [])
  }
}

extension FormEngine {
  /// Goes back to a form without any answer.
  fileprivate mutating func forgetSubmission() {
    for slot in answers.indices where answers[slot] != nil { answers[slot] = nil }
    if !errorsBySlot.isEmpty { errorsBySlot.removeAll(keepingCapacity: true) }
    if !skipped.isEmpty { skipped.removeAll() }
    if !exemptSlots.isEmpty { exemptSlots.removeAll() }
    if !exemptItemFields.isEmpty { exemptItemFields.removeAll() }
    if !form.groups.isEmpty { groups = form.groups.map(GroupState.init) }
    if form.hasRoutes { visibility = Visibility(form) }
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
          known[slot.key] = fields[slot.fields[0]].normalized(value)
        }
        return .object(known)
      })
  }
}
