import FormhausText

extension Visibility {
  /// Walks the path from the first step, deciding the pending fields of each step it reaches.
  ///
  /// Steps that stay on the path decide only what is pending; a step that joins decides all its fields.
  mutating func walk(
    _ form: CompiledForm, _ answers: [JSONValue?], _ pending: inout NumberQueue,
    _ change: inout VisibilityChange
  ) {
    var newPath: [Int] = []
    var passed = 0
    var next = firstVisible(from: 0, form, answers)
    while let step = next {
      leave(passed..<step, form, &pending, &change)
      enter(step, form, answers, &pending, &change)
      newPath.append(step)
      passed = step + 1
      next = successor(of: step, form, answers)
    }
    leave(passed..<form.steps.count, form, &pending, &change)
    change.isPathChanged = newPath != path
    path = newPath
    markOwnHidden(form, answers, &change)
  }

  private mutating func enter(
    _ step: Int, _ form: CompiledForm, _ answers: [JSONValue?], _ pending: inout NumberQueue,
    _ change: inout VisibilityChange
  ) {
    if !steps[step] {
      steps[step] = true
      for field in form.steps[step].fields { pending.insert(Int(form.order.componentOfField[field])) }
    }
    // Whatever still waits from steps that were passed over is decided by their being off the path.
    while let index = pending.next(below: Int(form.order.componentEnds[step])) {
      guard steps[form.step(ofComponent: index)] else { continue }
      decide(index, form, answers, &pending, &change)
    }
  }

  private mutating func leave(
    _ range: Range<Int>, _ form: CompiledForm, _ pending: inout NumberQueue,
    _ change: inout VisibilityChange
  ) {
    for step in range where steps[step] {
      steps[step] = false
      for field in form.steps[step].fields where show(field, false, form) {
        change.flipped.append(field)
        pending.insertReaders(of: form.fields[field].slot, form)
      }
    }
  }

  /// The first matching route to a visible step, else the next declared step that is visible.
  private func successor(of step: Int, _ form: CompiledForm, _ answers: [JSONValue?]) -> Int? {
    for route in form.steps[step].routes where holds(route.conditions, before: step + 1, form, answers) {
      guard let target = route.target else { return nil }
      if holds(form.steps[target].conditions, before: step + 1, form, answers) { return target }
    }
    return firstVisible(from: step + 1, form, answers)
  }

  private func firstVisible(from start: Int, _ form: CompiledForm, _ answers: [JSONValue?]) -> Int? {
    (start..<form.steps.count).first { holds(form.steps[$0].conditions, before: start, form, answers) }
  }

  /// Finds the steps off the path whose own conditions fail on the whole path: their answers are no drafts.
  private mutating func markOwnHidden(
    _ form: CompiledForm, _ answers: [JSONValue?], _ change: inout VisibilityChange
  ) {
    for (step, compiled) in form.steps.enumerated() where !compiled.conditions.isEmpty {
      let isHidden = !steps[step] && !holds(compiled.conditions, before: form.steps.count, form, answers)
      if isHidden, !ownHidden[step] { change.hidden += compiled.fields }
      ownHidden[step] = isHidden
    }
  }
}
