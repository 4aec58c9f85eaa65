import FormhausText

extension Visibility {
  /// The answer that a condition sees: a hidden field reads as empty, a key of no field as it is.
  ///
  /// With routes only fields of steps before `step` are seen.
  func answer(
    _ slot: Int, before step: Int, _ form: CompiledForm, _ answers: [JSONValue?]
  ) -> JSONValue? {
    guard form.hasRoutes else {
      return counts[slot] > 0 || form.slots.fields.places(of: slot).isEmpty ? answers[slot] : nil
    }
    return counts[slot] > 0
      && form.slots.fields[slot].contains { fields[$0] && Int(form.fields.steps[$0]) < step }
      ? answers[slot] : nil
  }

  /// Whether conditions hold for what is seen of the steps before `step`.
  func holds(
    _ conditions: CompiledConditions, before step: Int, _ form: CompiledForm, _ answers: [JSONValue?]
  ) -> Bool {
    conditions.isEmpty
      || conditions.hold {
        $0.test.holds(for: answer(Int($0.slot), before: step, form, answers))
      }
  }

  /// Decides a component, and adds whatever depends on what changed to the pending ones.
  mutating func decide(
    _ index: Int, _ form: CompiledForm, _ answers: [JSONValue?], _ pending: inout NumberQueue,
    _ change: inout VisibilityChange
  ) {
    guard form.order.isCycle(index) else {
      for place in form.order.places(of: index) {
        let member = form.order.member(at: place)
        let before = isVisible(member)
        set(member, to: holds(member, form, answers), form)
        note(member, wasVisible: before, form, &pending, &change)
      }
      return
    }
    // All members are hidden at first; each one sees those before it.
    let members = form.order.members(of: index)
    let before = members.map(isVisible)
    for member in members { set(member, to: false, form) }
    for member in members { set(member, to: holds(member, form, answers), form) }
    for (member, wasVisible) in zip(members, before) {
      note(member, wasVisible: wasVisible, form, &pending, &change)
    }
  }

  private func isVisible(_ member: DependencyOrder.Member) -> Bool {
    switch member {
    case .step(let step): steps[step]
    case .field(let field): fields[field]
    }
  }

  private func holds(
    _ member: DependencyOrder.Member, _ form: CompiledForm, _ answers: [JSONValue?]
  ) -> Bool {
    switch member {
    case .step(let step):
      return holds(form.steps[step].conditions, before: step, form, answers)
    case .field(let field):
      let step = Int(form.fields.steps[field])
      return steps[step] && conditionsHold(of: field, before: step + 1, form, answers)
    }
  }

  /// Whether of each clause of a field's conditions one holds; as `holds`, without a copy of the list.
  private func conditionsHold(
    of field: Int, before step: Int, _ form: CompiledForm, _ answers: [JSONValue?]
  ) -> Bool {
    var clauseHolds = false
    for place in form.fields.conditionRange(of: field) {
      if !clauseHolds {
        let slot = Int(form.fields.conditions[place].slot)
        clauseHolds = form.fields.conditions[place].test.holds(
          for: answer(slot, before: step, form, answers))
      }
      guard form.fields.conditions[place].endsClause else { continue }
      if !clauseHolds { return false }
      clauseHolds = false
    }
    return true
  }

  private mutating func set(_ member: DependencyOrder.Member, to isVisible: Bool, _ form: CompiledForm) {
    switch member {
    case .step(let step): steps[step] = isVisible
    case .field(let field): _ = show(field, isVisible, form)
    }
  }

  /// Records what became of a member and passes a change on to what depends on it.
  private func note(
    _ member: DependencyOrder.Member, wasVisible: Bool, _ form: CompiledForm,
    _ pending: inout NumberQueue, _ change: inout VisibilityChange
  ) {
    let isChanged = isVisible(member) != wasVisible
    switch member {
    case .step(let step):
      if isChanged {
        change.isPathChanged = true
        for field in form.steps[step].fields { pending.insert(Int(form.order.componentOfField[field])) }
      } else if !steps[step] {
        change.hidden += form.steps[step].fields
      }
    case .field(let field):
      if !fields[field] { change.hidden.append(field) }
      guard isChanged else { return }
      change.flipped.append(field)
      pending.insertReaders(of: Int(form.fields.slots[field]), form)
    }
  }
}
