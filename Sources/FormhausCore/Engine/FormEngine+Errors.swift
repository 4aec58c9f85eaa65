extension FormEngine {
  /// The message of a visible field's error.
  public func error(_ key: String) -> String? {
    form.slotOfKey[key].flatMap { errorsBySlot[$0]?.message }
  }

  /// The errors of visible fields, in document order.
  public var errors: [FieldError] {
    errorsBySlot.sorted { form.slots[$0.key].fields[0] < form.slots[$1.key].fields[0] }.map(\.value)
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
  }

  private func firstFailure(_ step: Int) -> FieldError? {
    for field in form.steps[step].fields where visibility.fields[field] {
      let hasValidator = form.fields[field].definition.validation?.validator != nil
      guard checks.isFailing[field] || hasValidator, let failure = failure(of: field) else { continue }
      return FieldError(
        key: form.fields[field].definition.key, message: failure.message(messages), rule: failure.rule)
    }
    return nil
  }
}
