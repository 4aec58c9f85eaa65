extension FormEngine {
  /// Checks every visible field on the path that was not skipped, and replaces the errors.
  ///
  /// Returns the errors in document order.
  @discardableResult
  public mutating func validate() -> [FieldError] {
    revision += 1
    let before = errorsBySlot
    errorsBySlot = [:]
    let checked = skipped.isEmpty ? visibility.path : visibility.path.filter { !skipped.contains($0) }
    if !groups.isEmpty { dropItemErrors(outside: Set(checked)) }
    // A field of an earlier step may share its key with a later one: its error stays.
    for step in checked { checkStep(step, keepsErrors: true) }
    noteErrors(before)
    return errors
  }

  /// Checks the visible fields of the current step, or of the single page, and sets or clears their errors.
  ///
  /// Returns those of the step in document order. A skipped step is included again.
  @discardableResult
  public mutating func validateCurrentStep() -> [FieldError] {
    revision += 1
    guard let step = current else { return [] }
    include([step])
    let before = errorsBySlot
    checkStep(step)
    noteErrors(before)
    return errors(ofStep: step)
  }

  private func errors(ofStep step: Int) -> [FieldError] {
    form.steps[step].fields.flatMap { field in
      let slot = form.fields[field].slot
      let own = visibility.fields[field] ? errorsBySlot[slot]?.inFull ?? [] : []
      return own + (form.slots[slot].group.map { itemErrors($0) } ?? [])
    }
  }

  /// Checks one visible field and sets or clears its error; nil for a hidden or unknown key too.
  @discardableResult
  public mutating func validateField(_ key: String) -> String? {
    revision += 1
    switch fieldPlace(key) {
    case .slot(let slot): return validate(slot: slot)
    case .item(let place): return validate(place)
    case nil: return partPlace(key).flatMap { validate($0) }
    }
  }

  private mutating func validate(slot: Int) -> String? {
    guard visibility.counts[slot] > 0 else { return nil }
    let before = errorsBySlot[slot]
    errorsBySlot[slot] = currentError(slot: slot)
    if before != errorsBySlot[slot] { fieldRevisions[slot] += 1 }
    return errorsBySlot[slot]?.message
  }

  /// What is wrong with an answer now.
  func currentError(slot: Int) -> FieldError? {
    form.slots[slot].fields.lazy.filter { visibility.fields[$0] }.compactMap { error(ofField: $0) }.first
  }

  private mutating func validate(_ place: ItemPlace) -> String? {
    guard isVisible(place) else { return nil }
    var errors = groups[place.group].items[place.index].errors
    errors[place.slot] = currentError(place)
    setErrors(errors, place.group, place.index)
    return errors[place.slot]?.message
  }

  /// Replaces all errors with those of the host, in their order: a dictionary, a dictionary literal or pairs.
  ///
  /// Those of hidden fields and unknown keys become top-level errors. Goes to the step of the first visible one.
  public mutating func setErrors(_ errors: some Sequence<(key: String, value: String)>) {
    revision += 1
    let before = errorsBySlot
    errorsBySlot = [:]
    topLevelErrors = []
    dropItemErrors(outside: [])
    var first: Int?
    for (key, message) in errors {
      if let step = set(FieldError(key: key, message: message)) {
        first = first ?? step
      } else {
        topLevelErrors.append(message)
      }
    }
    if let first { move(to: first) }
    noteErrors(before)
  }

  /// Forgets the errors that belong to no visible field, as an edit or a new attempt to send does on the screens.
  public mutating func dropTopLevelErrors() {
    revision += 1
    topLevelErrors = []
  }

  /// Sets an error of the host on a visible field and returns the step; nil when there is no such field.
  mutating func set(_ error: FieldError) -> Int? {
    switch fieldPlace(error.key) {
    case .slot(let slot):
      guard let field = form.slots[slot].fields.first(where: { visibility.fields[$0] }) else { return nil }
      errorsBySlot[slot] = error
      return form.fields[field].step
    case .item(let place):
      guard isVisible(place) else { return nil }
      var error = error
      error.key = form.groups[place.group].slots[place.slot].key
      var errors = groups[place.group].items[place.index].errors
      errors[place.slot] = error
      setErrors(errors, place.group, place.index)
      return form.groups[place.group].step
    case nil: return partPlace(error.key).flatMap { set(error, $0) }
    }
  }

  /// Drops the errors of all items but those of groups on these steps, which are checked anew.
  private mutating func dropItemErrors(outside steps: Set<Int>) {
    for group in groups.indices where !steps.contains(form.groups[group].step) || !isVisible(group: group) {
      for index in groups[group].items.indices { setErrors([:], group, index) }
    }
  }

  /// Checks the visible fields of a step and sets their errors in the place of the old ones, or beside them; returns
  /// whether all passed.
  @discardableResult
  mutating func checkStep(_ step: Int, keepsErrors: Bool = false) -> Bool {
    var passes = true
    var slots: Set<Int> = []
    for field in form.steps[step].fields where visibility.fields[field] {
      let slot = Int(form.fields.slots[field])
      if !keepsErrors, slots.insert(slot).inserted { errorsBySlot[slot] = nil }
      if form.fields.traits[field].contains(.group), let group = form.slots[slot].group, !checkItems(group) {
        passes = false
      }
      guard let error = error(ofField: field) else { continue }
      passes = false
      if errorsBySlot[slot] == nil { errorsBySlot[slot] = error }
    }
    return passes
  }

  /// Raises the revisions of the fields whose errors differ from before.
  mutating func noteErrors(_ before: [Int: FieldError]) {
    guard !before.isEmpty || !errorsBySlot.isEmpty else { return }
    for slot in Set(before.keys).union(errorsBySlot.keys) where before[slot] != errorsBySlot[slot] {
      fieldRevisions[slot] += 1
    }
  }

  private func error(ofField field: Int) -> FieldError? {
    failure(of: field).map { error($0, key: form.fields[field].definition.key) }
  }

  func error(_ failure: RuleFailure, key: String) -> FieldError {
    FieldError(failure, key: key, messages, labels)
  }

  /// The rule that a field's answer breaks now.
  func failure(of number: Int, asksValidators: Bool = true) -> RuleFailure? {
    let slot = Int(form.fields.slots[number])
    let traits = form.fields.traits[number]
    if !exemptSlots.isEmpty, exemptSlots.contains(slot) { return nil }
    if traits.contains(.group), let group = form.slots[slot].group { return failure(ofGroup: group) }
    let field = form.fields[number]
    if providedOptions.isEmpty, traits.isDisjoint(with: .readers) {
      return field.failure(of: answers[slot], checkSettings) { _ in nil }
    }
    var settings = checkSettings
    settings.options = providedOptions[slot]
    if asksValidators, traits.contains(.validator) { allowValidators(&settings) }
    return field.failure(of: answers[slot], settings) { counted($0) }
  }

  var checkSettings: CheckSettings {
    CheckSettings(
      typeChecks: options.typeChecks, today: options.today, files: options.files,
      addressFormats: options.addressFormats)
  }

  private func allowValidators(_ settings: inout CheckSettings) {
    settings.validators = options.validators
    settings.values = FormValues(read: { counted($0) }, all: { projection })
  }
}
