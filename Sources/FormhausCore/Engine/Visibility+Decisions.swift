import FormhausText

extension Visibility {
  /// The answer that a condition sees: a hidden field reads as empty, a key of no field as it is.
  ///
  /// With routes only fields of steps before `step` are seen.
  func answer(
    _ slot: Int, before step: Int, _ form: CompiledForm, _ answers: [JSONValue?]
  ) -> JSONValue? {
    guard form.hasRoutes else {
      return counts[slot] > 0 || form.slots[slot].fields.isEmpty ? answers[slot] : nil
    }
    return counts[slot] > 0
      && form.slots[slot].fields.contains { self.fields[$0] && form.fields[$0].step < step }
      ? answers[slot] : nil
  }

  /// Whether conditions hold for what is seen of the steps before `step`.
  func holds(
    _ conditions: CompiledConditions, before step: Int, _ form: CompiledForm, _ answers: [JSONValue?]
  ) -> Bool {
    // Loops rather than closures: this is what a key costs most.
    for condition in conditions.all
    where !condition.test.holds(for: answer(condition.slot, before: step, form, answers)) { return false }
    for list in conditions.any {
      var holds = false
      for condition in list where !holds {
        holds = condition.test.holds(for: answer(condition.slot, before: step, form, answers))
      }
      if !holds { return false }
    }
    return true
  }

  /// Decides a component, and adds whatever depends on what changed to the pending ones.
  mutating func decide(
    _ index: Int, _ form: CompiledForm, _ answers: [JSONValue?], _ pending: inout NumberQueue,
    _ change: inout VisibilityChange
  ) {
    let component = form.components[index]
    guard component.isCycle else {
      for member in component.members {
        let before = isVisible(member)
        set(member, to: holds(member, form, answers), form)
        note(member, wasVisible: before, form, &pending, &change)
      }
      return
    }
    // All members are hidden at first; each one sees those before it.
    let before = component.members.map(isVisible)
    for member in component.members { set(member, to: false, form) }
    for member in component.members { set(member, to: holds(member, form, answers), form) }
    for (member, wasVisible) in zip(component.members, before) {
      note(member, wasVisible: wasVisible, form, &pending, &change)
    }
  }

  private func isVisible(_ member: DependencyComponent.Member) -> Bool {
    switch member {
    case .step(let step): steps[step]
    case .field(let field): fields[field]
    }
  }

  private func holds(
    _ member: DependencyComponent.Member, _ form: CompiledForm, _ answers: [JSONValue?]
  ) -> Bool {
    switch member {
    case .step(let step):
      return holds(form.steps[step].conditions, before: step, form, answers)
    case .field(let field):
      let step = form.fields[field].step
      return steps[step] && holds(form.fields[field].conditions, before: step + 1, form, answers)
    }
  }

  private mutating func set(_ member: DependencyComponent.Member, to isVisible: Bool, _ form: CompiledForm) {
    switch member {
    case .step(let step): steps[step] = isVisible
    case .field(let field): _ = show(field, isVisible, form)
    }
  }

  /// Records what became of a member and passes a change on to what depends on it.
  private func note(
    _ member: DependencyComponent.Member, wasVisible: Bool, _ form: CompiledForm,
    _ pending: inout NumberQueue, _ change: inout VisibilityChange
  ) {
    let isChanged = isVisible(member) != wasVisible
    switch member {
    case .step(let step):
      if isChanged {
        change.isPathChanged = true
        for field in form.steps[step].fields { pending.insert(form.componentOfField[field]) }
      } else if !steps[step] {
        change.hidden += form.steps[step].fields
      }
    case .field(let field):
      if !fields[field] { change.hidden.append(field) }
      guard isChanged else { return }
      change.flipped.append(field)
      pending.insertReaders(of: form.fields[field].slot, form)
    }
  }
}
