public import FormhausText

extension FormEngine {
  /// Sets an answer; nil takes it away.
  ///
  /// The field's error goes, fields and steps appear or go with their answers, the current step stays or moves back to
  /// the nearest one left, and a skipped step is included again when the answer differs. `people.0.name` names a field
  /// of a group's item; nothing happens when there is no such item. The answer of a group is a list of objects, which
  /// become new items.
  public mutating func setValue(_ key: String, _ value: JSONValue?) {
    revision += 1
    if let place = itemPlace(key) {
      set(place, value.map { admitted($0, to: place) })
    } else if let slot = form.slots.keys[key] {
      set(slot: slot, value.map { admitted($0, to: slot) })
    } else if !isItemKey(key) {
      strays[key] = value
    }
  }

  /// Sets the answer of a field as a person typed it.
  ///
  /// Numbers, dates and times are read in the person's notation; a text that is none is kept as it is, and refused.
  public mutating func setText(_ key: String, _ text: String) {
    guard let field = field(key), FieldType.named(field.type).shape == .number else {
      let answer = field(key)?.moment.flatMap { dates.answer(text, $0) }
      return setValue(key, .string(answer ?? text))
    }
    revision += 1
    let value = numbers.number(text).map(JSONValue.number) ?? .string(text.trimmed)
    switch fieldPlace(key) {
    case .slot(let slot): set(slot: slot, value)
    case .item(let place): set(place, value)
    case nil: break
    }
  }

  private mutating func set(slot: Int, _ value: JSONValue?) {
    let differs = self.value(ofSlot: slot) != value
    if let group = form.slots[slot].group {
      if differs { take(value, group: group) }
    } else {
      answers[slot] = value
    }
    let hadError = errorsBySlot.removeValue(forKey: slot) != nil
    // What was typed may be another text for the same answer.
    if differs || hadError || form.slots[slot].group == nil { fieldRevisions[slot] += 1 }
    guard differs else { return }
    if !skipped.isEmpty { include(Set(form.slots[slot].fields.map { form.fields[$0].step })) }
    settle([slot])
    if let group = form.slots[slot].group { settleItems([], flipped: [form.groups[group].field]) }
  }

  /// Says whether a field waits for something, such as options that load.
  public mutating func setFieldLoading(_ key: String, _ isLoading: Bool) {
    revision += 1
    switch fieldPlace(key) {
    case .slot(let slot):
      guard loadingSlots.contains(slot) != isLoading else { return }
      if isLoading { loadingSlots.insert(slot) } else { loadingSlots.remove(slot) }
      fieldRevisions[slot] += 1
    case .item(let place):
      guard self.isLoading(place) != isLoading else { return }
      if isLoading {
        groups[place.group].items[place.index].loadingSlots.insert(place.slot)
      } else {
        groups[place.group].items[place.index].loadingSlots.remove(place.slot)
      }
      touch(place.group, place.index, place.slot)
    case nil: break
    }
  }

  /// Brings visibility, the path, errors and checks up to date after answers changed.
  mutating func settle(_ slots: [Int]) {
    let oldPath = visibility.path
    var change = visibility.update(form, answers, changed: slots)
    // With routes a write into a field that is hidden on the path goes at once.
    if form.hasRoutes {
      change.hidden += slots.flatMap { form.slots[$0].fields }.filter { !visibility.fields[$0] }
    }
    var changed = NumberSet()
    swap(&changed, &affected)
    changed.insert(slots)
    changed.insert(clearHidden(change.hidden))
    var filled = fillGroups(change.flipped, except: changed)
    while !filled.isEmpty {
      let more = visibility.update(form, answers, changed: filled)
      changed.insert(filled)
      changed.insert(clearHidden(more.hidden))
      change.flipped += more.flipped
      change.isPathChanged = change.isPathChanged || more.isPathChanged
      filled = fillGroups(more.flipped, except: changed)
    }
    dropErrors(of: change.flipped)
    if change.isPathChanged { reconcile(with: oldPath) }
    for field in change.flipped { changed.insert(Int(form.fields.slots[field])) }
    if change.isPathChanged || !change.flipped.isEmpty
      || changed.numbers.contains(where: form.slots.isReadByNote)
    {
      structureRevision += 1
    }
    // Of fields that share a key another one may be visible now.
    for slot in form.slots.shared where changed.contains(slot) { fieldRevisions[slot] += 1 }
    settleItems(changed.numbers, flipped: change.flipped)
    refresh(changed.numbers)
    changed.removeAll()
    swap(&changed, &affected)
  }

  /// Deletes the answers of hidden fields; without routes also those of hidden fields that name a deleted one.
  ///
  /// Returns the slots that were cleared.
  mutating func clearHidden(_ fields: [Int]) -> [Int] {
    guard options.hiddenValues == .clear else { return [] }
    var cleared: [Int] = []
    var waiting = fields
    while let field = waiting.popLast() {
      let slot = Int(form.fields.slots[field])
      guard answers[slot] != nil, visibility.counts[slot] == 0, loses(field) else { continue }
      if let group = form.slots[slot].group { take(nil, group: group) }
      answers[slot] = nil
      fieldRevisions[slot] += 1
      cleared.append(slot)
      guard !form.hasRoutes else { continue }
      waiting += form.slots.fieldReaders[slot]
      for place in form.slots.stepReaders.places(of: slot) {
        let step = form.slots.stepReaders.number(at: place)
        if !visibility.steps[step] { waiting += form.steps[step].fields }
      }
    }
    return cleared
  }

  /// Whether a hidden field loses its answer; one off the path keeps it as a draft.
  private func loses(_ field: Int) -> Bool {
    guard form.hasRoutes else { return true }
    let step = Int(form.fields.steps[field])
    return visibility.steps[step] || visibility.ownHidden[step]
  }

  private mutating func dropErrors(of fields: [Int]) {
    guard !errorsBySlot.isEmpty else { return }
    for field in fields {
      let slot = Int(form.fields.slots[field])
      guard visibility.counts[slot] == 0 else { continue }
      if errorsBySlot.removeValue(forKey: slot) != nil { fieldRevisions[slot] += 1 }
    }
  }

  /// Stays on the current step, else goes to the nearest earlier one of the old path that is left, else to the first.
  private mutating func reconcile(with oldPath: [Int]) {
    guard let step = current, !visibility.steps[step] else {
      current = current ?? visibility.path.first
      return
    }
    let place = oldPath.firstIndex(of: step) ?? 0
    current = oldPath[..<place].last { visibility.steps[$0] } ?? visibility.path.first
  }

  /// Counts skipped steps in again.
  mutating func include(_ steps: Set<Int>) {
    let included = steps.intersection(skipped)
    guard !included.isEmpty else { return }
    skipped.subtract(included)
    structureRevision += 1
    refresh(included.sorted().flatMap { form.steps[$0].fields }.map { form.fields[$0].slot })
  }

  /// Checks quietly what the changed slots affect, and drops errors that other answers caused and no longer do.
  mutating func refresh(_ slots: [Int]) {
    for slot in slots {
      for place in form.slots.fields.places(of: slot) { recheck(form.slots.fields.number(at: place)) }
      for place in form.slots.checkReaders.places(of: slot) {
        let field = form.slots.checkReaders.number(at: place)
        recheck(field)
        if form.fields[field].hasLocks { fieldRevisions[form.fields[field].slot] += 1 }
        dropResolvedError(field)
      }
      for reader in form.slots[slot].itemReaders where reader.isCheck && isVisible(group: reader.group) {
        for index in groups[reader.group].items.indices { refresh([reader.field], reader.group, index) }
      }
    }
    if !form.validatorFields.isEmpty {
      for (slot, error) in errorsBySlot where error.rule == "validator" {
        for field in form.slots[slot].fields { dropResolvedError(field) }
      }
    }
    dropResolvedItemErrors()
  }

  mutating func dropResolvedError(_ field: Int) {
    let slot = form.fields[field].slot
    guard errorsBySlot[slot]?.rule != nil, failure(of: field) == nil else { return }
    errorsBySlot[slot] = nil
    fieldRevisions[slot] += 1
  }

  /// Brings the quiet checks of fields up to date.
  mutating func recheck(_ fields: some Sequence<Int>) {
    guard !isSubmission else { return }
    for field in fields { recheck(field) }
  }

  /// Brings the quiet check of a field up to date.
  mutating func recheck(_ field: Int) {
    guard !isSubmission else { return }
    let isFailing = visibility.fields[field] && isRefused(field)
    checks.set(field, isFailing: isFailing, step: Int(form.fields.steps[field]))
  }

  /// Whether a field would be refused now, validators of the host aside.
  private func isRefused(_ field: Int) -> Bool {
    let traits = form.fields.traits[field]
    // Without an answer only `required` can refuse, unless the field may be disabled or is a group.
    if answers[Int(form.fields.slots[field])] == nil, traits.isDisjoint(with: [.disabled, .group]),
      exemptSlots.isEmpty
    {
      return traits.contains(.required)
    }
    return failure(of: field, asksValidators: false) != nil
  }
}
