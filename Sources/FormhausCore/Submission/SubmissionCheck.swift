import FormhausText

/// One submission on its way through the checks.
struct SubmissionCheck {
  private let form: CompiledForm
  private let options: SubmissionOptions
  private let settings: CheckSettings
  private var engine: FormEngine
  private var typeFailures: [Int: RuleFailure] = [:]
  private var itemTypeFailures: [ItemFieldID: RuleFailure] = [:]

  init(_ form: CompiledForm, _ submitted: JSONValue, _ options: SubmissionOptions) {
    let form = form.localized(to: options.locale)
    self.form = form
    self.options = options
    settings = CheckSettings(strictDates: options.strictDates, today: options.today)
    engine = FormEngine(
      form, initialValues: form.knownValues(of: submitted),
      options: FormEngineOptions(
        hiddenValues: options.hiddenValues, messages: options.messages, locale: options.locale,
        today: options.today),
      startsGroups: false)
    checkTypes(of: submitted)
    for group in form.groups.indices { checkItemTypes(group) }
    engine.exemptSlots = Set(typeFailures.keys)
    engine.exemptItemFields = Set(itemTypeFailures.keys)
  }

  mutating func result() -> SubmissionResult {
    skipSteps()
    let errors = engine.validate() + typeErrors
    let places = errors.map { place(of: $0) }
    return SubmissionResult(
      values: engine.submitValues,
      errors: errors.indices.sorted { places[$0].lexicographicallyPrecedes(places[$1]) }.map { errors[$0] })
  }

  private mutating func checkTypes(of submitted: JSONValue) {
    for (slot, compiled) in form.slots.enumerated() {
      guard let first = compiled.fields.first, let value = submitted[compiled.key] else { continue }
      let normalized = form.fields[first].type.normalized(value)
      typeFailures[slot] =
        compiled.fields.lazy
        .compactMap { [form, settings] in form.fields[$0].typeFailure(of: normalized, settings) }.first
    }
  }

  private mutating func checkItemTypes(_ group: Int) {
    for item in engine.groups[group].items {
      for (slot, compiled) in form.groups[group].slots.enumerated() {
        guard let value = item.slots[slot].value else { continue }
        itemTypeFailures[ItemFieldID(item: item.id, slot: slot)] =
          compiled.fields.lazy
          .compactMap { [form, settings] in form.groups[group].fields[$0].typeFailure(of: value, settings) }
          .first
      }
    }
  }

  /// Skips the named steps that are on the path when their turn comes and that may be skipped.
  private mutating func skipSteps() {
    guard !options.skippedSteps.isEmpty else { return }
    let wanted = Set(options.skippedSteps)
    for (index, step) in form.steps.enumerated() {
      guard let definition = step.definition, definition.skip != nil, wanted.contains(definition.id),
        engine.visibility.steps[index]
      else { continue }
      engine.markSkipped(index)
    }
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

extension CompiledForm {
  /// The submitted values that a field asks for, decimal texts of number fields as numbers.
  fileprivate func knownValues(of submitted: JSONValue) -> JSONObject {
    guard let submitted = submitted.objectValue else { return [:] }
    var values = JSONObject()
    for slot in slots {
      guard let first = slot.fields.first, let value = submitted[slot.key] else { continue }
      if let group = slot.group, FieldType.isListOfObjects(value) {
        values[slot.key] = .array(
          (value.arrayValue ?? []).map { .object(groups[group].knownValues(of: $0.objectValue ?? [:])) })
      } else {
        values[slot.key] = fields[first].type.normalized(value)
      }
    }
    return values
  }
}

extension CompiledGroup {
  fileprivate func knownValues(of submitted: JSONObject) -> JSONObject {
    var values = JSONObject()
    for slot in slots {
      guard let value = submitted[slot.key] else { continue }
      values[slot.key] = fields[slot.fields[0]].type.normalized(value)
    }
    return values
  }
}
