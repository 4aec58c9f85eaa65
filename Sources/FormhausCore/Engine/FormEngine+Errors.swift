extension FormEngine {
  /// The message of a visible field's error; that of an address is the one of its first refused part.
  ///
  /// `shipping.postalCode` names a part of an address.
  public func error(_ key: String) -> String? {
    switch fieldPlace(key) {
    case .slot(let slot): errorsBySlot[slot]?.message
    case .item(let place): groups[place.group].items[place.index].errors[place.slot]?.message
    case nil: partPlace(key).flatMap { error($0) }
    }
  }

  /// The errors of visible fields, in document order; those of a group's items follow that of the group.
  public var errors: [FieldError] {
    guard !errorsBySlot.isEmpty || !groups.isEmpty else { return [] }
    var found = errorsBySlot.map { (place: (form.slots[$0].fields[0], 0), errors: $1.inFull) }
    for (index, group) in form.groups.enumerated() {
      let errors = itemErrors(index)
      if !errors.isEmpty { found.append(((group.field, 1), errors)) }
    }
    return found.sorted { $0.place < $1.place }.flatMap(\.errors)
  }

  /// Whether the current step, or the single page, would pass now; no errors are set.
  public var currentStepIsValid: Bool {
    current.map { isValid($0) } ?? true
  }

  /// Whether a step would pass now; no errors are set. A hidden step, a skipped one and an unknown id pass.
  public func stepIsValid(_ id: String) -> Bool {
    guard let step = form.stepOfID[id], visibility.steps[step], !skipped.contains(step) else { return true }
    return isValid(step)
  }

  /// The first field of the current step, or of the single page, that would be refused now, with its message.
  public var firstFailingField: FieldError? {
    current.flatMap { firstFailure($0) }
  }

  /// The first field of a step that would be refused now, with its message; nil as `stepIsValid` is true.
  public func firstFailingField(inStep id: String) -> FieldError? {
    guard let step = form.stepOfID[id], visibility.steps[step], !skipped.contains(step) else { return nil }
    return firstFailure(step)
  }

  func isValid(_ step: Int) -> Bool {
    checks.failingCount[step] == 0
      && form.validatorFieldsOfStep(step).allSatisfy { !visibility.fields[$0] || failure(of: $0) == nil }
      && form.groups.indices.allSatisfy { form.groups[$0].step != step || itemValidatorsPass($0) }
  }

  private func firstFailure(_ step: Int) -> FieldError? {
    for field in form.steps[step].fields where visibility.fields[field] {
      let hasValidator = form.fields.traits[field].contains(.validator)
      if checks.isFailing[field] || hasValidator, let failure = failure(of: field) {
        return error(failure, key: form.fields[field].definition.key).first
      }
      if let group = form.slots[form.fields[field].slot].group, let failure = firstItemFailure(group) {
        return failure
      }
    }
    return nil
  }
}
