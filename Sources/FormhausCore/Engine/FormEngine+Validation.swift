extension FormEngine {
  /// Checks every visible field on the path that was not skipped, and replaces the errors.
  ///
  /// Returns the errors in document order.
  @discardableResult
  public mutating func validate() -> [FieldError] {
    revision += 1
    let before = errorsBySlot
    errorsBySlot = [:]
    for step in visibility.path where !skipped.contains(step) { checkStep(step) }
    noteErrors(before)
    return errors
  }

  /// Checks one visible field and sets or clears its error; nil for a hidden or unknown key too.
  @discardableResult
  public mutating func validateField(_ key: String) -> String? {
    revision += 1
    guard let slot = form.fieldSlot(key) else { return nil }
    guard visibility.counts[slot] > 0 else { return nil }
    let before = errorsBySlot
    let errors = form.slots[slot].fields.filter { visibility.fields[$0] }.compactMap { error(ofField: $0) }
    errorsBySlot[slot] = errors.first
    noteErrors(before)
    return errorsBySlot[slot]?.message
  }

  /// Replaces all errors with those of the host, in their order: a dictionary, a dictionary literal or pairs.
  ///
  /// Those of hidden fields and unknown keys become top-level errors. Goes to the step of the first visible one.
  public mutating func setErrors(_ errors: some Sequence<(key: String, value: String)>) {
    revision += 1
    let before = errorsBySlot
    errorsBySlot = [:]
    topLevelErrors = []
    var first: Int?
    for (key, message) in errors {
      if let slot = form.fieldSlot(key),
        let field = form.slots[slot].fields.first(where: { visibility.fields[$0] })
      {
        errorsBySlot[slot] = FieldError(key: key, message: message)
        first = first ?? field
      } else {
        topLevelErrors.append(message)
      }
    }
    if let first { move(to: form.fields[first].step) }
    noteErrors(before)
  }

  /// Forgets the errors that belong to no visible field, as an edit or a new attempt to send does on the screens.
  public mutating func dropTopLevelErrors() {
    revision += 1
    topLevelErrors = []
  }

  /// Checks the visible fields of a step and sets their errors; returns whether all passed.
  @discardableResult
  mutating func checkStep(_ step: Int) -> Bool {
    var passes = true
    var slots: Set<Int> = []
    for field in form.steps[step].fields where visibility.fields[field] {
      let slot = form.fields[field].slot
      let isFirst = slots.insert(slot).inserted
      if isFirst { errorsBySlot[slot] = nil }
      guard let error = error(ofField: field) else { continue }
      passes = false
      if errorsBySlot[slot] == nil { errorsBySlot[slot] = error }
    }
    return passes
  }

  /// Raises the revisions of the fields whose errors differ from before.
  mutating func noteErrors(_ before: [Int: FieldError]) {
    for slot in Set(before.keys).union(errorsBySlot.keys) where before[slot] != errorsBySlot[slot] {
      fieldRevisions[slot] += 1
    }
  }

  private func error(ofField field: Int) -> FieldError? {
    failure(of: field).map {
      FieldError(key: form.fields[field].definition.key, message: $0.message(messages), rule: $0.rule)
    }
  }

  /// The rule that a field's answer breaks now.
  func failure(of field: Int, asksValidators: Bool = true) -> RuleFailure? {
    let field = form.fields[field]
    var settings = CheckSettings(
      typeChecks: options.typeChecks, today: options.today, exemptKeys: exemptKeys)
    if asksValidators, field.definition.validation?.validator != nil {
      settings.validators = options.validators
      settings.values = FormValues(read: { counted($0) }, all: { projection })
    }
    return field.failure(of: answers[field.slot], settings) { counted($0) }
  }
}
