extension FormEngine {
  /// Whether the current step may be skipped.
  public var canSkip: Bool { currentStep?.skip != nil }

  /// Whether a step was skipped.
  public func isStepSkipped(_ id: String) -> Bool {
    form.stepOfID[id].map(skipped.contains) ?? false
  }

  /// The ids of the skipped steps, in document order.
  public var skippedSteps: [String] {
    skipped.sorted().compactMap { form.steps[$0].definition?.id }
  }

  /// Skips the current step: its fields go back to their defaults, its errors go, and the form moves to the next
  /// step of the path that follows from that.
  ///
  /// At the end of that path nothing changes and the answer is false; with `submitting` the step is skipped all the
  /// same and stays current, ready to submit without it.
  public mutating func skipStep(submitting: Bool = false) -> Bool {
    revision += 1
    guard isMultiStep, let step = current, canSkip else { return false }
    var engine = self
    engine.markSkipped(step)
    let place = engine.visibility.path.firstIndex(of: step)
    let next = place.map { $0 + 1 } ?? engine.currentStepIndex
    guard next < engine.visibility.path.count else {
      guard submitting else { return false }
      self = engine
      return true
    }
    engine.move(to: engine.visibility.path[next])
    self = engine
    return true
  }

  /// Resets the fields of a step and counts it out.
  mutating func markSkipped(_ step: Int) {
    let fields = form.steps[step].fields
    let before = errorsBySlot
    for field in fields {
      let slot = form.fields[field].slot
      if let group = form.slots[slot].group {
        take(startValue(ofGroup: group), group: group)
        errorsBySlot[slot] = nil
        continue
      }
      let value = form.fields[field].definition.defaultValue.map { admitted($0, to: slot) }
      if answers[slot] != value { fieldRevisions[slot] += 1 }
      answers[slot] = value
      errorsBySlot[slot] = nil
    }
    noteErrors(before)
    skipped.insert(step)
    structureRevision += 1
    settle(Array(Set(fields.map { form.fields[$0].slot })).sorted())
    // A hidden field keeps no default either.
    _ = clearHidden(fields.filter { !visibility.fields[$0] })
    settleItems([], flipped: fields.filter { form.slots[form.fields[$0].slot].group != nil })
  }
}
